package io.panoptes.instantiation;

import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Placeholder.ExpressionPlaceholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.type.SqlType;
import java.util.List;

/** A few oracles of every shape that fillings must cope with. */
public final class TestOracles {
    private static final Table T1 = new Table(
            "t1",
            List.of(
                    new Column("a", SqlType.INTEGER, true),
                    new Column("b", SqlType.TEXT, true),
                    new Column("p", SqlType.BOOLEAN, true),
                    new Column("q", SqlType.INTEGER, true)),
            List.of());
    private static final Table T2 = new Table(
            "t2", List.of(new Column("a", SqlType.INTEGER, true), new Column("c", SqlType.BOOLEAN, true)), List.of());
    private static final Table KEYED = new Table(
            "t3",
            List.of(new Column("k", SqlType.INTEGER, false), new Column("v", SqlType.TEXT, true)),
            List.of(new Constraint.PrimaryKey(List.of("k"))));
    private static final Table CHILD = new Table(
            "t4",
            List.of(new Column("r", SqlType.INTEGER, true), new Column("w", SqlType.INTEGER, true)),
            List.of(new Constraint.ForeignKey(List.of("r"), "t3", List.of("k"))));
    private static final Schema SCHEMA = new Schema(List.of(T1, T2, KEYED, CHILD));

    /** Each parsed once: tests ask for them by the thousand. */
    private static final List<ParsedOracle> ALL = parsed();

    private TestOracles() {}

    public static List<ParsedOracle> all() {
        return ALL;
    }

    private static List<ParsedOracle> parsed() {
        return List.of(
                oracle(
                        "where",
                        "SELECT * FROM t1",
                        "SELECT * FROM t1 WHERE p UNION ALL SELECT * FROM t1 WHERE NOT p"
                                + " UNION ALL SELECT * FROM t1 WHERE p IS NULL"),
                oracle(
                        "join",
                        "SELECT t1.a, t2.c FROM t1 LEFT JOIN t2 ON t1.a = t2.a AND t1.p",
                        "SELECT t1.a, t2.c FROM t1 JOIN t2 ON t1.a = t2.a AND t1.p UNION ALL"
                                + " SELECT t1.a, NULL FROM t1 WHERE NOT EXISTS"
                                + " (SELECT 1 FROM t2 WHERE t1.a = t2.a AND t1.p)"),
                oracle(
                        "group",
                        "SELECT q, COUNT(*) AS n FROM t1 GROUP BY q",
                        "SELECT q, SUM(m) AS n FROM (SELECT q, a, COUNT(*) AS m FROM t1 GROUP BY q, a) s GROUP BY q"),
                oracle("distinct", "SELECT DISTINCT q FROM t1 WHERE p", "SELECT q FROM t1 WHERE p GROUP BY q"),
                oracle(
                        "extended",
                        "SELECT t2.a, t1.q FROM t2 LEFT JOIN t1 ON t1.a = t2.a",
                        "SELECT t2.a, t1.q FROM t1 RIGHT JOIN t2 ON t1.a = t2.a"),
                oracle(
                        "filter",
                        "SELECT COUNT(*) AS n FROM t1 CROSS JOIN t2 WHERE p",
                        "SELECT COALESCE(SUM(CASE WHEN p THEN 1 ELSE 0 END), 0) AS n FROM t1 CROSS JOIN t2"),
                oracle("key", "SELECT k, v FROM t3", "SELECT DISTINCT k, v FROM t3"),
                oracle("foreign", "SELECT w FROM t4 WHERE r IS NOT NULL", "SELECT w FROM t4 JOIN t3 ON t4.r = t3.k"),
                oracle(
                        "common",
                        "WITH c AS (SELECT a, q FROM t1 WHERE p) SELECT t2.a FROM t2 CROSS JOIN t1",
                        "SELECT t2.a FROM t2 CROSS JOIN t1"),
                oracle(
                        "anti",
                        "SELECT t2.a FROM t2 WHERE NOT EXISTS (SELECT 1 FROM t1 WHERE t1.q = t2.a)",
                        "SELECT t2.a FROM t2 WHERE (SELECT COUNT(*) FROM t1 WHERE t1.q = t2.a) = 0"));
    }

    public static ParsedOracle oracle(String id, String left, String right) {
        var mentioned = SCHEMA.tables().stream()
                .filter(table -> (left + " " + right).matches("(?s).*\\b" + table.name() + "\\b.*")
                        || table == KEYED && (left + right).contains("t4"))
                .toList();
        List<Placeholder> placeholders = mentioned.contains(T1)
                ? List.of(
                        new ExpressionPlaceholder("p", "t1", SqlType.BOOLEAN),
                        new ExpressionPlaceholder("q", "t1", SqlType.INTEGER))
                : List.of();
        return ParsedOracle.of(new Oracle(
                id,
                id,
                new Schema(mentioned),
                placeholders,
                left,
                right,
                Semantics.BAG,
                new Oracle.Origin("test", "here"),
                new Oracle.Proof.Pending()));
    }
}
