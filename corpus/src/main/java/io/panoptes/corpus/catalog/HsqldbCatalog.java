package io.panoptes.corpus.catalog;

import io.panoptes.dbms.Instance;
import java.util.List;

/** HSQLDB has no list of its built-in functions that can be queried: those of its manual. */
record HsqldbCatalog() implements CatalogReader {
    @Override
    public String dbms() {
        return "hsqldb";
    }

    @Override
    public List<CatalogFunction> read(Instance instance) {
        return ListedFunctions.of(dbms());
    }
}
