package io.panoptes.discovery.rewrite.site;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;

/** A column of a row that a FROM clause makes, as expressions name it: {@code alias.name}. */
public record Cell(String alias, String name, SqlType type, boolean nullable) {

    public Expression reference() {
        return Sql.column(alias, name);
    }
}
