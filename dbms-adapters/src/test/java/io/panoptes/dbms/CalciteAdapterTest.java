package io.panoptes.dbms;

class CalciteAdapterTest extends AdapterConformance {

    CalciteAdapterTest() {
        super("calcite:1.42.0");
    }
}
