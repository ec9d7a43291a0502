package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.RelationText;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** A schema of two tables, and what the front makes of queries over it. */
public final class FrontFixture {
    /** {@code emp(empno, ename, deptno, sal, hiredate)} and {@code dept(deptno, name)}. */
    static final Schema SCHEMA = new Schema(List.of(
            new Table(
                    "emp",
                    List.of(
                            new Column("empno", SqlType.INTEGER, false),
                            new Column("ename", SqlType.TEXT, true),
                            new Column("deptno", SqlType.INTEGER, true),
                            new Column("sal", SqlType.INTEGER, true),
                            new Column("hiredate", SqlType.DATE, true)),
                    List.of(new Constraint.PrimaryKey(List.of("empno")))),
            new Table(
                    "dept",
                    List.of(new Column("deptno", SqlType.INTEGER, false), new Column("name", SqlType.TEXT, true)),
                    List.of())));

    private FrontFixture() {}

    public static String standard(String sql) {
        return text(sql, ReadingProfile.STANDARD);
    }

    static String mysql(String sql) {
        return text(sql, ReadingProfiles.named("mysql"));
    }

    static String sqlite(String sql) {
        return text(sql, ReadingProfiles.named("sqlite"));
    }

    public static String text(String sql, ReadingProfile profile) {
        return RelationText.of(new Front(SCHEMA, profile).translate(sql));
    }
}
