package io.panoptes.dbms.postgresql;

import io.panoptes.dbms.TableOption;
import io.panoptes.dbms.Upkeep;
import io.panoptes.dbms.Version;
import io.panoptes.sql.type.SqlType.BooleanType;
import io.panoptes.sql.type.SqlType.IntegerType;
import java.util.List;
import java.util.stream.Stream;

/** How PostgreSQL may keep a state: partitioned tables, tables with child tables, and indexes of several kinds. */
final class PostgresUpkeep {
    private static final String CHILD_TABLE = "CREATE TABLE <table>_i () INHERITS (<table>)";
    private static final String CHECKED_CHILD_TABLE =
            "CREATE TABLE <table>_i (CHECK (<column> > 1)) INHERITS (<table>)";
    private static final String EMPTY_CHILD_TABLE = "CREATE TABLE <table>_j (CHECK (<column> <= 1)) INHERITS (<table>)";

    /** A row for which there is no part would be refused. */
    private static final List<TableOption> PARTED = List.of(
            TableOption.parted(
                    "LIST (<column>)",
                    BooleanType.class,
                    "CREATE TABLE <table>_t PARTITION OF <table> FOR VALUES IN (TRUE)",
                    "CREATE TABLE <table>_f PARTITION OF <table> FOR VALUES IN (FALSE)",
                    "CREATE TABLE <table>_n PARTITION OF <table> FOR VALUES IN (NULL)"),
            TableOption.parted(
                    "LIST (<column>)",
                    BooleanType.class,
                    "CREATE TABLE <table>_t PARTITION OF <table> FOR VALUES IN (TRUE)",
                    "CREATE TABLE <table>_d PARTITION OF <table> DEFAULT"),
            TableOption.parted(
                    "RANGE (<column>)",
                    IntegerType.class,
                    "CREATE TABLE <table>_a PARTITION OF <table> FOR VALUES FROM (MINVALUE) TO (1)",
                    "CREATE TABLE <table>_b PARTITION OF <table> FOR VALUES FROM (1) TO (4)",
                    "CREATE TABLE <table>_d PARTITION OF <table> DEFAULT"),
            TableOption.parted(
                    "HASH (<column>)",
                    IntegerType.class,
                    "CREATE TABLE <table>_a PARTITION OF <table> FOR VALUES WITH (MODULUS 2, REMAINDER 0)",
                    "CREATE TABLE <table>_b PARTITION OF <table> FOR VALUES WITH (MODULUS 2, REMAINDER 1)"));

    /**
     * The rows of a child table are read with those of the table, and the table's keys do not hold for them: so the key of the last one is
     * given when it is too late for a proof to know of it.
     */
    private static final List<TableOption> CHILD_TABLES = List.of(
            TableOption.inherited(IntegerType.class, List.of(CHILD_TABLE), List.of(moved("x.<column> > 1"))),
            TableOption.inherited(IntegerType.class, List.of(CHILD_TABLE), List.of(moved("x.<column> IS NULL"))),
            TableOption.inherited(
                    IntegerType.class,
                    List.of(CHECKED_CHILD_TABLE, EMPTY_CHILD_TABLE),
                    List.of(moved("x.<column> > 1"))),
            TableOption.inherited(
                    IntegerType.class,
                    List.of(CHILD_TABLE),
                    List.of(
                            "DELETE FROM <table> WHERE <column> IS NULL",
                            moved("EXISTS (SELECT 1 FROM ONLY <table> AS y WHERE y.<column> = x.<column>"
                                    + " AND y.ctid < x.ctid)"),
                            "ALTER TABLE <table> ADD PRIMARY KEY (<column>)")));

    private PostgresUpkeep() {}

    static Upkeep of(Version version) {
        // Without a table they take a quarter of a second, for all tables of the catalog.
        Upkeep upkeep = Upkeep.after("ANALYZE <table>", "VACUUM <table>", "VACUUM ANALYZE <table>")
                .statistics("ANALYZE <table>")
                .series("generate_series(0, <count> - 1) AS r (i)", 300, 3_000);
        // Before it a part can't be the default one, keys of parted tables are not known, and indexes carry no other
        // columns.
        return version.isBefore("11")
                ? upkeep.tables(CHILD_TABLES)
                : upkeep.tables(Stream.concat(PARTED.stream(), CHILD_TABLES.stream())
                                .toList())
                        .indexes(
                                "CREATE INDEX <index> ON <table> USING hash (<column>)",
                                "CREATE INDEX <index> ON <table> USING brin (<column>)",
                                "CREATE INDEX <index> ON <table> (<column> NULLS FIRST)",
                                "CREATE INDEX <index> ON <table> (<column> DESC NULLS LAST, <other>)",
                                "CREATE INDEX <index> ON <table> (<column>) INCLUDE (<other>)",
                                "CREATE STATISTICS <index> ON <column>, <other> FROM <table>");
    }

    /** Rows of the table itself, which its child table has from then on. */
    private static String moved(String where) {
        return "WITH moved AS (DELETE FROM ONLY <table> AS x WHERE " + where
                + " RETURNING x.*) INSERT INTO <table>_i SELECT * FROM moved";
    }
}
