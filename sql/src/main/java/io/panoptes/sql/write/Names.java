package io.panoptes.sql.write;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.calcite.sql.parser.SqlAbstractParserImpl;
import org.apache.calcite.sql.parser.SqlParser;

/** Writes names, in quotes only where they need them. */
final class Names {
    /** What is a keyword in the standard, as Calcite lists it, or in one of the DBMSs. */
    private static final Set<String> RESERVED = reserved();

    private Names() {}

    static void write(String name, Dialect dialect, StringBuilder out) {
        if (isPlain(name)) {
            out.append(name);
            return;
        }
        char quote = dialect.quote();
        String folded = switch (dialect.folding()) {
            case NONE -> name;
            case UPPER -> name.toUpperCase(Locale.ROOT);
            case LOWER -> name.toLowerCase(Locale.ROOT);
        };
        out.append(quote);
        for (int i = 0; i < folded.length(); i++) {
            if (folded.charAt(i) == quote) {
                out.append(quote);
            }
            out.append(folded.charAt(i));
        }
        out.append(quote);
    }

    private static boolean isPlain(String name) {
        if (name.isEmpty() || !isLetter(name.charAt(0))) {
            return false;
        }
        for (int i = 1; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!isLetter(c) && c != '_' && (c < '0' || c > '9')) {
                return false;
            }
        }
        return !RESERVED.contains(name.toUpperCase(Locale.ROOT));
    }

    private static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    private static Set<String> reserved() {
        SqlAbstractParserImpl.Metadata words = SqlParser.create("").getMetadata();
        Set<String> reserved = new HashSet<>();
        for (String word : words.getTokens()) {
            if (words.isReservedWord(word)) {
                reserved.add(word);
            }
        }
        reserved.addAll(List.of(
                "ABORT",
                "ACTION",
                "ANALYSE",
                "ANALYZE",
                "ANTI",
                "ASC",
                "ASOF",
                "ATTACH",
                "AUTOINCREMENT",
                "AUTO_INCREMENT",
                "BINARY",
                "CHANGE",
                "COLUMNS",
                "CONFLICT",
                "DATABASE",
                "DATABASES",
                "DATE",
                "DESC",
                "DESCRIBE",
                "DETACH",
                "DIV",
                "EXPLAIN",
                "GENERATED",
                "GLOB",
                "GROUPS",
                "IF",
                "IGNORE",
                "ILIKE",
                "INDEX",
                "INDEXED",
                "ISNULL",
                "KEY",
                "KEYS",
                "LAMBDA",
                "LIMIT",
                "LOCK",
                "LONG",
                "MINUS",
                "NOTHING",
                "NOTNULL",
                "OFFSET",
                "OPTION",
                "OUT",
                "PIVOT",
                "PLACING",
                "POSITIONAL",
                "PRAGMA",
                "QUALIFY",
                "RAISE",
                "READ",
                "REGEXP",
                "RENAME",
                "REPLACE",
                "RETURNING",
                "RLIKE",
                "ROWNUM",
                "SCHEMA",
                "SCHEMAS",
                "SEMI",
                "SEPARATOR",
                "SESSION_USER",
                "SHOW",
                "SUMMARIZE",
                "SYSDATE",
                "TABLE",
                "TIME",
                "TIMESTAMP",
                "TODAY",
                "TOP",
                "TRIGGER",
                "TYPE",
                "UNLOCK",
                "UNPIVOT",
                "USAGE",
                "USE",
                "USER",
                "VACUUM",
                "VARIADIC",
                "VIEW",
                "VIRTUAL",
                "WRITE",
                "XOR",
                "YEAR_MONTH"));
        return Set.copyOf(reserved);
    }
}
