package io.panoptes.dbms.mysql;

import io.panoptes.dbms.TableOption;
import io.panoptes.sql.type.SqlType.IntegerType;
import java.util.List;
import java.util.stream.Stream;

/** How MySQL and MariaDB may keep tables: in other engines, and in parts. */
public final class MySqlUpkeep {
    private static final List<TableOption> PARTED = List.of(
            TableOption.parted("HASH (<column>) PARTITIONS 3", IntegerType.class),
            TableOption.parted("KEY (<column>) PARTITIONS 2", IntegerType.class),
            TableOption.parted(
                    "RANGE (<column>) (PARTITION p0 VALUES LESS THAN (1), PARTITION p1 VALUES LESS THAN (4),"
                            + " PARTITION p2 VALUES LESS THAN MAXVALUE)",
                    IntegerType.class));

    private MySqlUpkeep() {}

    /** @param engines that may keep a table in the place of the usual one */
    public static List<TableOption> tables(String... engines) {
        return Stream.concat(Stream.of(engines).map(TableOption::engine), PARTED.stream())
                .toList();
    }
}
