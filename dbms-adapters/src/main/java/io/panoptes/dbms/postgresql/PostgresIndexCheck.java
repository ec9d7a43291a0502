package io.panoptes.dbms.postgresql;

import io.panoptes.dbms.TableOption;

/**
 * The extension amcheck looks whether B-trees are in order and hold all rows of their table. It is installed on servers of ours
 * alone; where it is not there, the check says nothing. It raises an error where it finds a fault.
 */
final class PostgresIndexCheck {
    /** A setting that only servers of ours have. */
    static final String OURS = "panoptes.server";

    static final String INSTALL = "DO $$ BEGIN IF current_setting('" + OURS + "', true) = 'on'"
            + " THEN CREATE EXTENSION IF NOT EXISTS amcheck SCHEMA public; END IF; END $$";

    static final String RUN = "DO $$ DECLARE i regclass; BEGIN"
            + " IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'amcheck') THEN"
            + " FOR i IN SELECT x.indexrelid FROM pg_index AS x JOIN pg_class AS c ON c.oid = x.indexrelid"
            + " JOIN pg_am AS m ON m.oid = c.relam WHERE x.indrelid = '" + TableOption.TABLE + "'::regclass"
            + " AND m.amname = 'btree' AND c.relkind = 'i' AND x.indisvalid"
            + " LOOP PERFORM public.bt_index_check(i, true); END LOOP; END IF; END $$";

    private PostgresIndexCheck() {}
}
