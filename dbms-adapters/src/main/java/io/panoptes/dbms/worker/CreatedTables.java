package io.panoptes.dbms.worker;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The tables and views that statements of this process were to make since all was dropped, in their order. They are dropped by the words
 * that made them, the last first: nothing else can depend on it. So the catalogue need not be asked, which costs as much as a query.
 */
final class CreatedTables {
    private static final Pattern CREATE = Pattern.compile(
            "\\A\\s*CREATE\\s+((?:[A-Z]+\\s+){0,3}?)(TABLE|VIEW)\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?([\"`]?)(\\w+)",
            Pattern.CASE_INSENSITIVE);

    /** How each is dropped, and whether it is sure that it is there. */
    private final Map<String, Boolean> drops = new LinkedHashMap<>();

    /**
     * To be told before the statement runs: it may be made though the statement fails.
     *
     * @param ending of the names that are ours
     */
    void expect(String statement, String ending) {
        Matcher matcher = CREATE.matcher(statement);
        if (matcher.find() && matcher.group(4).endsWith(ending)) {
            drops.putIfAbsent(dropping(matcher), false);
        }
    }

    /** To be told when the statement has run without an error. */
    void done(String statement) {
        Matcher matcher = CREATE.matcher(statement);
        if (matcher.find()) {
            drops.computeIfPresent(dropping(matcher), (drop, known) -> true);
        } else {
            // Dropped again by the same words.
            drops.remove(statement.strip());
        }
    }

    private static String dropping(Matcher create) {
        boolean kind = create.group(1).toUpperCase(Locale.ROOT).startsWith("MATERIALIZED");
        String quote = create.group(3);
        return "DROP %s%s %s"
                        .formatted(kind ? "MATERIALIZED " : "", create.group(2).toUpperCase(Locale.ROOT), quote)
                + create.group(4)
                + quote;
    }

    /** Whether nothing is left of them; what failed to be made need not be there. */
    boolean drop(Connection connection) {
        boolean all = true;
        List<Map.Entry<String, Boolean>> lastFirst = new ArrayList<>(drops.entrySet());
        Collections.reverse(lastFirst);
        for (Map.Entry<String, Boolean> drop : lastFirst) {
            try (Statement statement = connection.createStatement()) {
                statement.execute(drop.getKey());
            } catch (SQLException | RuntimeException | LinkageError e) {
                all &= !drop.getValue();
            }
        }
        return all;
    }

    void forget() {
        drops.clear();
    }
}
