package io.panoptes.sql.ast;

/** A construct of our SQL that some DBMS has no way to say. */
public enum Construct {
    FULL_JOIN("FULL JOIN"),
    RIGHT_JOIN("RIGHT JOIN"),
    LATERAL("LATERAL"),
    COMMON_TABLE("WITH"),
    RECURSIVE("WITH RECURSIVE"),
    INTERSECT("INTERSECT"),
    EXCEPT("EXCEPT"),
    INTERSECT_ALL("INTERSECT ALL"),
    EXCEPT_ALL("EXCEPT ALL"),
    ROLLUP("GROUP BY ROLLUP"),
    CUBE("GROUP BY CUBE"),
    GROUPING_SETS("GROUP BY GROUPING SETS"),
    EMPTY_GROUPING_SET("GROUP BY ()"),
    GROUPING_FUNCTION("GROUPING(...)"),
    WINDOW("OVER"),
    WINDOW_FRAME("the frame of a window"),
    FRAME_EXCLUSION("GROUPS or EXCLUDE in the frame of a window"),
    FILTER("FILTER behind an aggregate"),
    SEVERAL_DISTINCT_AGGREGATES("several DISTINCT aggregates"),
    CHANGED_TABLE_IN_SUBQUERY("UPDATE or DELETE with a subquery over the same table"),
    MERGE("MERGE, or INSERT that overwrites rows with the same key"),
    DELETE_RETURNING("DELETE with RETURNING"),
    UPDATE_RETURNING("UPDATE with RETURNING"),
    INSERT_RETURNING("INSERT with RETURNING"),
    QUANTIFIED("a comparison with ANY or ALL"),
    ROW_VALUE("a row value"),
    ROW_VALUE_IN_QUERY("a row value with IN and a query"),
    VALUES_QUERY("VALUES as a query"),
    BARE_NULL("NULL without a type in a SELECT list or VALUES"),
    LIMIT("LIMIT or OFFSET"),
    LIMIT_ZERO("LIMIT 0"),
    LIMIT_IN_SUBQUERY("LIMIT in a subquery"),
    NULLS_ORDER("NULLS FIRST or LAST"),
    INTERVAL("INTERVAL"),
    BOOLEAN("Boolean values"),
    DIVISION("a quotient"),
    MODULO("a remainder"),
    CONCATENATION("|| of texts"),
    LIKE("LIKE"),
    BETWEEN("BETWEEN"),
    /** With a list or a query, negated or not. */
    IN("IN"),
    NOT_IN("NOT IN"),
    SELF_EQUALITY("a value that is compared with itself"),
    VERBATIM("text of another DBMS");

    private final String title;

    Construct(String title) {
        this.title = title;
    }

    /** How a message names it. */
    public String title() {
        return title;
    }
}
