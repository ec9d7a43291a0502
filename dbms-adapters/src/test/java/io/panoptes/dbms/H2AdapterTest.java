package io.panoptes.dbms;

class H2AdapterTest extends AdapterConformance {

    H2AdapterTest() {
        super("h2:2.5.252");
    }
}
