package io.panoptes.discovery.workload;

import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.text.SqlTextException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The tables that a script has made so far. One whose declaration can't be read is not there. */
final class ScriptTables {
    private static final Pattern CREATE =
            Pattern.compile("(?is)\\s*CREATE\\s+(TEMP(ORARY)?\\s+)?TABLE\\s+(IF\\s+NOT\\s+EXISTS\\s+)?[\"`\\w].*");
    private static final Pattern DROP =
            Pattern.compile("(?is)\\s*DROP\\s+TABLE\\s+(IF\\s+EXISTS\\s+)?[\"`]?(\\w+)[\"`]?.*");

    /** More declarations that wait for a table that they refer to are not kept. */
    private static final int MOST_WAITING = 20;

    private final Map<String, String> texts = new LinkedHashMap<>();
    private final List<String> waiting = new ArrayList<>();
    private Schema schema = new Schema(List.of());

    Schema schema() {
        return schema;
    }

    /** Whether the statement makes or drops a table. */
    boolean take(String statement) {
        Matcher drop = DROP.matcher(statement);
        if (drop.matches()) {
            texts.remove(key(drop.group(2)));
            waiting.clear();
            read(List.of());
            return true;
        }
        if (!CREATE.matcher(statement).matches()) {
            return false;
        }
        // A table may refer to one that is made behind it.
        List<String> more = new ArrayList<>(waiting);
        more.add(statement);
        if (read(more)) {
            waiting.clear();
        } else if (!read(List.of(statement)) && waiting.size() < MOST_WAITING) {
            waiting.add(statement);
        }
        return true;
    }

    /** Takes these as well, if all can be read together. */
    private boolean read(List<String> more) {
        List<String> all = new ArrayList<>(texts.values());
        all.addAll(more);
        try {
            Schema found = all.isEmpty() ? new Schema(List.of()) : SchemaReader.read(all);
            List<Table> tables = found.tables();
            if (tables.size() != all.size()) {
                return false;
            }
            texts.clear();
            for (int i = 0; i < all.size(); i++) {
                texts.put(key(tables.get(i).name()), all.get(i));
            }
            schema = found;
            return true;
        } catch (SqlTextException e) {
            return false;
        }
    }

    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
