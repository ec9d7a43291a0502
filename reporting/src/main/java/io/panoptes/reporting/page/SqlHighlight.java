package io.panoptes.reporting.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** SQL in colours: keywords, strings, numbers, comments. Whatever is none of them stays as it is. */
public final class SqlHighlight {
    private static final Pattern TOKEN = Pattern.compile(
            "(?<comment>--[^\n]*|/\\*.*?\\*/)|(?<string>'(?:[^']|'')*')|(?<quoted>\"[^\"]*\"|`[^`]*`|\\[[^\\]]*\\])"
                    + "|(?<number>\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b)|(?<word>[A-Za-z_][\\w$]*)",
            Pattern.DOTALL);
    private static final Set<String> KEYWORDS = Set.of(
            ("ALL ALTER ANALYZE AND ANY AS ASC BEGIN BETWEEN BIGINT BLOB BOOLEAN BY CASE CAST CHAR CHECK COALESCE"
                            + " COMMIT CONSTRAINT CREATE CROSS CUBE CURRENT DATE DECIMAL DEFAULT DELETE DESC DISTINCT DOUBLE DROP"
                            + " ELSE END ESCAPE EXCEPT EXISTS EXPLAIN EXTRACT FALSE FETCH FILTER FIRST FLOAT FOLLOWING FOREIGN"
                            + " FROM FULL FUNCTION GLOB GROUP GROUPING HAVING IF ILIKE IN INDEX INNER INSERT INT INTEGER INTERSECT"
                            + " INTERVAL INTO IS JOIN KEY LAST LATERAL LEFT LIKE LIMIT MATERIALIZED NATURAL NOT NULL NULLIF NULLS"
                            + " NUMERIC OFFSET ON ONLY OR ORDER OUTER OVER PARTITION PRECEDING PRIMARY RANGE REAL RECURSIVE"
                            + " REFERENCES REPLACE RIGHT ROLLUP ROW ROWS SELECT SET SETS SMALLINT SOME TABLE TEMP TEMPORARY TEXT"
                            + " THEN TIME TIMESTAMP TRUE TRUNCATE UNBOUNDED UNION UNIQUE UNKNOWN UPDATE USING VALUES VARCHAR VIEW"
                            + " WHEN WHERE WINDOW WITH WITHIN WITHOUT")
                    .split(" "));

    private SqlHighlight() {}

    public static HtmlElement block(String sql) {
        return HtmlElement.of("pre", "sql").with("tabindex", "0").add(code(sql));
    }

    private static HtmlElement code(String sql) {
        HtmlElement code = HtmlElement.of("code");
        Matcher token = TOKEN.matcher(sql);
        int end = 0;
        while (token.find()) {
            code.text(sql.substring(end, token.start()));
            styles(token)
                    .findFirst()
                    .ifPresentOrElse(
                            style -> code.add(HtmlElement.of("span", style).text(token.group())),
                            () -> code.text(token.group()));
            end = token.end();
        }
        return code.text(sql.substring(end));
    }

    private static Stream<String> styles(Matcher token) {
        List<String> styles = new ArrayList<>();
        if (token.group("comment") != null) {
            styles.add("c");
        } else if (token.group("string") != null) {
            styles.add("s");
        } else if (token.group("quoted") != null) {
            styles.add("q");
        } else if (token.group("number") != null) {
            styles.add("n");
        } else if (KEYWORDS.contains(token.group().toUpperCase(Locale.ROOT))) {
            styles.add("k");
        }
        return styles.stream();
    }
}
