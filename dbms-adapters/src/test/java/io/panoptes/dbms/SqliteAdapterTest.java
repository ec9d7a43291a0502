package io.panoptes.dbms;

class SqliteAdapterTest extends AdapterConformance {

    SqliteAdapterTest() {
        super("sqlite:3.54.1.0");
    }
}
