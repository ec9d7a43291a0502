package io.panoptes.corpus.catalog;

import io.panoptes.dbms.Instance;
import java.util.List;

/** Derby's built-in functions stand in no system table: those of its manual. */
record DerbyCatalog() implements CatalogReader {
    @Override
    public String dbms() {
        return "derby";
    }

    @Override
    public List<CatalogFunction> read(Instance instance) {
        return ListedFunctions.of(dbms());
    }
}
