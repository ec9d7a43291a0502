package io.panoptes.dbms;

class DerbyAdapterTest extends AdapterConformance {

    DerbyAdapterTest() {
        super("derby:10.17.1.0");
    }
}
