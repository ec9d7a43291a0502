package io.panoptes.dbms;

class HsqldbAdapterTest extends AdapterConformance {

    HsqldbAdapterTest() {
        super("hsqldb:2.7.4");
    }
}
