package io.panoptes.dbms.learning;

import io.panoptes.dbms.Feature;

/** Whether one INSERT takes several rows. */
record InsertProbe() implements Probe {
    @Override
    public String title() {
        return "inserts";
    }

    @Override
    public void probe(ProbeInstance instance, LearntParts parts) {
        String table = "CREATE TABLE i1 (a %s)".formatted(parts.integer());
        boolean several = instance.doesAfresh(table, "INSERT INTO i1 (a) VALUES (1), (2)", "SELECT a FROM i1");
        if (!several) {
            parts.features().add(Feature.ROWS_ONE_BY_ONE);
        }
    }
}
