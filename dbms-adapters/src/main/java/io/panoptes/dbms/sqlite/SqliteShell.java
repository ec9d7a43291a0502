package io.panoptes.dbms.sqlite;

import io.panoptes.dbms.shelldriver.ShellLanguage;
import io.panoptes.dbms.shelldriver.ShellRows;
import java.sql.SQLException;
import java.sql.Types;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** {@code sqlite3}. A value has a type of its own, which its printed form shows. */
public final class SqliteShell implements ShellLanguage {
    private static final Pattern ERROR = Pattern.compile(
            "(?m)^(?:Parse error|Runtime error|Error)(?: near line \\d+|: near line \\d+)?: (.*?)(?: \\((\\d+)\\))?$");

    private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9a-fA-F]{4})|\\\\\\\\");

    /** What its usual driver calls them: the profile tells errors apart by that. */
    private static final Map<Integer, String> NAMES = Map.of(
            1, "SQLITE_ERROR",
            2, "SQLITE_INTERNAL",
            4, "SQLITE_ABORT",
            7, "SQLITE_NOMEM",
            9, "SQLITE_INTERRUPT",
            11, "SQLITE_CORRUPT",
            13, "SQLITE_FULL",
            18, "SQLITE_TOOBIG",
            19, "SQLITE_CONSTRAINT",
            20, "SQLITE_MISMATCH");

    @Override
    public String product() {
        return "SQLite";
    }

    @Override
    public String versionQuery() {
        return "SELECT sqlite_version()";
    }

    @Override
    public List<String> options() {
        return List.of("-batch", "-quote", "-header", ":memory:");
    }

    @Override
    public Optional<String> typesQuery(String query) {
        return Optional.empty();
    }

    @Override
    public String namesQuery(String query) {
        return "SELECT q.* FROM (SELECT 1) LEFT JOIN (%s\n) AS q ON 0".formatted(query);
    }

    @Override
    public @Nullable Object value(ShellRows.Cell cell, String type) {
        String text = cell.text();
        if (cell.quoted()) {
            return text;
        }
        if (cell.isNull()) {
            return null;
        }
        if (text.startsWith("unistr('")) {
            return unescaped(
                    text.substring("unistr('".length(), text.length() - 2).replace("''", "'"));
        }
        if (text.startsWith("X'")) {
            return HexFormat.of().parseHex(text.substring(2, text.length() - 1));
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "inf", "9.0e+999" -> Double.POSITIVE_INFINITY;
            case "-inf", "-9.0e+999" -> Double.NEGATIVE_INFINITY;
            default ->
                text.chars().allMatch(c -> c == '-' || Character.isDigit(c))
                        ? (Object) Long.valueOf(text)
                        : (Object) Double.valueOf(text);
        };
    }

    @Override
    public int jdbcType(String type) {
        return Types.VARCHAR;
    }

    @Override
    public Optional<SQLException> error(String printed) {
        Matcher parts = ERROR.matcher(printed);
        if (!parts.find()) {
            return Optional.empty();
        }
        int code = parts.group(2) == null ? 1 : Integer.parseInt(parts.group(2));
        String name = NAMES.getOrDefault(code & 0xff, "SQLITE_" + (code & 0xff));
        return Optional.of(new SQLException("[%s] (%s)".formatted(name, parts.group(1)), "", code & 0xff));
    }

    private static String unescaped(String text) {
        return ESCAPED.matcher(text)
                .replaceAll(found -> found.group(1) == null
                        ? Matcher.quoteReplacement("\\")
                        : Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(found.group(1), 16))));
    }
}
