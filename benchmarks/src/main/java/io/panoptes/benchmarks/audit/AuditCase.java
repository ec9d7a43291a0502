package io.panoptes.benchmarks.audit;

import io.panoptes.sql.schema.Database;
import java.util.List;

/**
 * One text on its databases.
 *
 * @param number which draws it again, with the seed
 */
record AuditCase(long number, AuditTables tables, List<Database> databases, String sql) {
    AuditCase {
        databases = List.copyOf(databases);
    }

    AuditCase withText(String text) {
        return new AuditCase(number, tables, databases, text);
    }
}
