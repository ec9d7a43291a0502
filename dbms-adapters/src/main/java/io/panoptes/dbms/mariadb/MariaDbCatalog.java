package io.panoptes.dbms.mariadb;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.catalog.CatalogReader;
import io.panoptes.dbms.mysql.MySqlCatalog;
import java.util.List;

/** {@code INFORMATION_SCHEMA.SQL_FUNCTIONS}, which MariaDB has from 10.6 on; before, the help, as in MySQL. */
record MariaDbCatalog() implements CatalogReader {

    @Override
    public List<CatalogFunction> read(Instance instance) {
        List<List<String>> listed =
                CatalogReader.rows(instance, "SELECT function FROM INFORMATION_SCHEMA.SQL_FUNCTIONS");
        return listed.isEmpty() ? new MySqlCatalog().read(instance) : MySqlCatalog.functions(listed);
    }
}
