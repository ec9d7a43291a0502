package io.panoptes.triage.finding;

import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.reduction.judge.WrongSides;
import io.panoptes.triage.symptom.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What statements are made of, by their text alone, so that it can be said of any dialect and compared. */
public final class SqlConstructs {
    private static final Map<String, Pattern> ALL = new LinkedHashMap<>();

    static {
        construct("LEFT JOIN", "\\bLEFT\\s+(OUTER\\s+)?JOIN");
        construct("RIGHT JOIN", "\\bRIGHT\\s+(OUTER\\s+)?JOIN");
        construct("FULL JOIN", "\\bFULL\\s+(OUTER\\s+)?JOIN");
        construct(
                "INNER JOIN",
                "\\bINNER\\s+JOIN|(?<!LEFT |RIGHT |FULL |OUTER |CROSS |NATURAL |ANTI |SEMI )\\bJOIN\\b|\\bCROSS\\s+JOIN");
        construct("ANTI or NOT EXISTS", "\\bANTI\\s+JOIN|(?<!\\bIF )\\bNOT\\s*\\(*\\s*EXISTS");
        construct("EXISTS", "(?<!NOT )\\bEXISTS\\s*\\(");
        construct("IN query", "\\bIN\\s*\\(+\\s*(SELECT|VALUES)");
        construct("IN list", "\\bIN\\s*\\((?!\\s*(SELECT|VALUES|\\())");
        construct("ALL or ANY", "\\b(ALL|ANY|SOME)\\s*\\(");
        construct("scalar query", "[=<>,+|(]\\s*\\(\\s*SELECT\\b|\\bSELECT\\s*\\(\\s*SELECT");
        construct(
                "row value",
                "\\(\\s*\\(*[\\w.+ ']+\\)*\\s*,[^()]*(\\([^()]*\\))?[^()]*\\)\\s*(=|<|>|!|NOT|IN\\b|IS\\b)");
        construct("UNION ALL", "\\bUNION\\s+ALL");
        construct("UNION", "\\bUNION\\b(?!\\s+ALL)");
        construct("INTERSECT", "\\bINTERSECT");
        construct("EXCEPT", "\\bEXCEPT");
        construct("WITH", "\\bWITH\\b(?!OUT|\\s+TIME)");
        construct("MATERIALIZED", "\\bMATERIALIZED");
        construct("VIEW", "\\bVIEW\\b");
        construct("DISTINCT", "\\bDISTINCT\\b(?!\\s+FROM)");
        construct("IS DISTINCT FROM", "\\bIS\\s+(NOT\\s+)?DISTINCT\\s+FROM");
        construct("GROUP BY", "\\bGROUP\\s+BY");
        construct("ROLLUP, CUBE or GROUPING SETS", "\\bROLLUP|\\bCUBE|\\bGROUPING\\s+SETS");
        construct("HAVING", "\\bHAVING");
        construct("OVER", "\\bOVER\\s*\\(");
        construct("FILTER", "\\bFILTER\\s*\\(");
        construct("ORDER BY", "\\bORDER\\s+BY");
        construct("LIMIT", "\\bLIMIT\\b|\\bFETCH\\s+FIRST");
        construct("OFFSET", "\\bOFFSET\\b");
        construct("COUNT", "\\bCOUNT\\s*\\(");
        construct("SUM or AVG", "\\b(SUM|AVG)\\s*\\(");
        construct("MIN or MAX", "\\b(MIN|MAX)\\s*\\(");
        construct("CASE", "\\bCASE\\b");
        construct("BETWEEN", "\\bBETWEEN\\b");
        construct("LIKE", "\\bI?LIKE\\b(?!LY)");
        construct("GLOB", "\\bGLOB\\b");
        construct("COLLATE", "\\bCOLLATE\\b|IGNORECASE");
        construct("NOCASE", "\\bNOCASE\\b");
        construct("RTRIM", "\\bRTRIM\\b");
        construct("CAST", "\\bCAST\\s*\\(");
        construct("null test", "\\bIS\\s+(NOT\\s+)?NULL\\b|\\bISNULL|\\bNOTNULL|\\bNOT\\s+NULL\\b(?!\\s*[,)])");
        construct("IS value", "\\bIS\\s+(NOT\\s+)?(?!NULL|TRUE|FALSE|NOT|DISTINCT|UNKNOWN)[\\w'(]");
        construct("truth test", "\\bIS\\s+(NOT\\s+)?(TRUE|FALSE|UNKNOWN)");
        construct("OR", "\\bOR\\b");
        construct("likely", "\\b(UN)?LIKELY\\b|LIKELIHOOD");
        construct("index", "\\bINDEX\\b");
        construct("partial index", "\\bINDEX\\b[^;]*\\bON\\b[^;]*\\)\\s*WHERE");
        construct("unique", "\\bUNIQUE\\b");
        construct("PRIMARY KEY", "\\bPRIMARY\\s+KEY");
        construct("WITHOUT ROWID", "\\bWITHOUT\\s+ROWID");
        construct("descending", "\\bDESC\\b");
        construct("ANALYZE", "\\bANALYZE\\b|sqlite_stat");
        construct("virtual table", "\\bVIRTUAL\\s+TABLE");
        construct("rtree", "\\brtree\\b");
        construct("generated column", "\\bGENERATED\\b|\\bVIRTUAL\\b(?!\\s+TABLE)|\\bSTORED\\b");
        construct("REAL", "\\bREAL\\b|\\bDOUBLE\\b|\\bFLOAT\\b");
        construct("blob", "(?<!')\\bx'");
        construct("date or time", "\\bDATE\\b|\\bTIMESTAMP\\b");
        construct("string", "'[^']*'");
        construct("subtraction", "-\\s*[\\w(]");
        // 'a', 0.5, c, f(a, b) and CASE ... END where a condition stands.
        construct(
                "value as condition",
                "\\b(WHERE|ON|AND|OR|NOT|WHEN|HAVING)\\s+\\(*(?!CASE\\b|NOT\\b|EXISTS\\b|NULL\\b|TRUE\\b|FALSE\\b)"
                        + "(CASE\\b[^;]*?\\bEND|'[^']*'|-?[\\d.]+|\\w+\\s*\\([^()]*(\\([^()]*\\)[^()]*)*\\)|[\\w.`\"]+)\\)*"
                        + "\\s*(;|$|\\)|AND\\b|OR\\b|THEN\\b|UNION\\b|GROUP\\b|ORDER\\b|LIMIT\\b)");
        construct("fraction", "\\b\\d+\\.\\d*[1-9]");
        construct("large number", "\\d{11,}|\\de\\d{2,}");
        construct("newline in a string", "'[^';\\n]*\\n[^';]*'");
        construct("bit operator", "(?<![|/*])[&|^~](?![|&])|<<|>>");
        construct("null-safe equality", "<=>");
        construct("GREATEST or LEAST", "\\b(GREATEST|LEAST)\\s*\\(");
        construct("COALESCE, IF or NULLIF", "\\b(COALESCE|IFNULL|IF|IIF|NVL|NULLIF)\\s*\\(");
        construct("NOT NOT", "\\bNOT\\s*\\(*\\s*NOT\\b");
        construct("unsigned", "\\bUNSIGNED\\b|\\bZEROFILL\\b");
        construct("storage engine", "\\bENGINE\\s*=|\\bPARTITION\\s+(BY|OF)\\b(?![^;]*\\bOVER\\b)|\\bINHERITS\\b");
        construct("JSON", "\\bjsonb?(_|\\b)");
        construct("LATERAL", "\\bLATERAL\\b");
        construct("plan setting", "/\\*\\+|\\boptimizer_switch\\b|\\benable_\\w+|\\bjoin_cache_level\\b");
        construct("PRAGMA", "\\bPRAGMA\\b");
        construct("REINDEX", "\\bREINDEX\\b");
        construct("ALTER TABLE", "\\bALTER\\s+TABLE");
    }

    /** What an oracle asks with: hardly ever what a bug is about. */
    private static final Set<String> FRAME = Set.of(
            "COUNT",
            "SUM or AVG",
            "MIN or MAX",
            "CASE",
            "UNION ALL",
            "DISTINCT",
            "EXISTS",
            "IN query",
            "scalar query",
            "WITH");

    /** What stands in every other statement: that two have it says little. The rest names a part of the DBMS. */
    private static final Set<String> COMMON = Set.of(
            "INNER JOIN",
            "VIEW",
            "IN list",
            "BETWEEN",
            "CAST",
            "null test",
            "IS value",
            "OR",
            "likely",
            "bit operator",
            "ORDER BY",
            "index",
            "unique",
            "PRIMARY KEY",
            "descending",
            "COLLATE",
            "REAL",
            "date or time",
            "string",
            "subtraction",
            "fraction",
            "value as condition",
            "COALESCE, IF or NULLIF");

    /** So much more than a common construct does one say that names a part of the DBMS. */
    private static final double TELLING = 3;

    private SqlConstructs() {}

    private static void construct(String name, String pattern) {
        ALL.put(name, Pattern.compile(pattern, Pattern.CASE_INSENSITIVE));
    }

    public static Set<String> of(List<String> statements) {
        String text = String.join(";\n", statements);
        Set<String> found = new TreeSet<>();
        ALL.forEach((name, pattern) -> {
            if (pattern.matcher(text).find()) {
                found.add(name);
            }
        });
        return found;
    }

    /** What all statements of a case are made of, but for the settings around its queries. */
    public static Set<String> of(Statements statements) {
        List<String> all = new ArrayList<>(statements.setup());
        for (Statements.Query side : List.of(statements.left(), statements.right())) {
            all.addAll(side.changing());
            all.add(side.sql());
        }
        return of(all);
    }

    /** Without those of the query that gives the right rows, where it is known which that is. */
    static Set<String> ofWrong(Statements statements, Optional<WrongSides> wrong) {
        Statements.Query left = statements.left();
        Statements.Query right = statements.right();
        return wrong.flatMap(WrongSides::one)
                .map(place -> place == Place.LEFT ? left : right)
                .map(side -> of(new Statements(statements.setup(), side, side)))
                .orElseGet(() -> of(statements));
    }

    /** Without what only the oracle may have brought; all where that is all. */
    public static Set<String> withoutFrame(Set<String> constructs) {
        Set<String> rest = new TreeSet<>(constructs);
        rest.removeAll(FRAME);
        return rest.isEmpty() ? constructs : rest;
    }

    /** Those that name a part of the DBMS, and that no oracle brings. */
    public static Set<String> telling(Set<String> constructs) {
        Set<String> telling = new TreeSet<>(constructs);
        telling.removeAll(FRAME);
        telling.removeAll(COMMON);
        return telling;
    }

    /** The share of what either is made of that both are, by what each construct says; 1 where neither is made of anything. */
    public static double likeness(Set<String> one, Set<String> other) {
        Set<String> all = new TreeSet<>(one);
        all.addAll(other);
        Set<String> both = new TreeSet<>(one);
        both.retainAll(other);
        return all.isEmpty() ? 1 : weight(both) / weight(all);
    }

    private static double weight(Set<String> constructs) {
        return constructs.stream()
                .mapToDouble(construct -> COMMON.contains(construct) || FRAME.contains(construct) ? 1 : TELLING)
                .sum();
    }
}
