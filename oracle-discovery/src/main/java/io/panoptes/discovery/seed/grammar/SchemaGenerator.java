package io.panoptes.discovery.seed.grammar;

import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Random small schemas: keys, references, NOT NULL, several types, and the virtual columns and tables that placeholders
 * stand for. Small, for a campaign has to find tables of its state that can play each of them.
 */
public final class SchemaGenerator {
    private static final List<String> PLAIN_TYPES =
            List.of("VARCHAR", "VARCHAR", "BOOLEAN", "INTEGER", "INTEGER", "DATE", "DECIMAL(10, 2)", "BIGINT");
    private static final List<VirtualColumn> VIRTUAL = List.of(
            new VirtualColumn("e", "INTEGER"),
            new VirtualColumn("p", "BOOLEAN"),
            new VirtualColumn("f", "INTEGER"),
            new VirtualColumn("s", "VARCHAR"),
            new VirtualColumn("q", "BOOLEAN"),
            new VirtualColumn("u", "VARCHAR"),
            new VirtualColumn("d", "DATE"));

    private final RandomGenerator random;

    public SchemaGenerator(RandomGenerator random) {
        this.random = random;
    }

    private record VirtualColumn(String name, String type) {}

    /** A schema with what in it stands for something else. */
    public record Drawn(Schema schema, List<Placeholder> placeholders) {
        public Drawn {
            placeholders = List.copyOf(placeholders);
        }
    }

    public Drawn draw() {
        int tables = 1 + random.nextInt(3);
        List<String> statements = new ArrayList<>();
        List<String> withKey = new ArrayList<>();
        List<String> virtualTables = new ArrayList<>();
        for (int i = 1; i <= tables; i++) {
            String name = "t" + i;
            List<String> elements = new ArrayList<>();
            boolean keyed = key(elements);
            keyed |= reference(elements, withKey);
            plain(elements);
            virtual(elements);
            statements.add("CREATE TABLE %s (%s)".formatted(name, String.join(", ", elements)));
            if (elements.getFirst().startsWith("id ")) {
                withKey.add(name);
            }
            if (!keyed && random.nextInt(3) == 0) {
                virtualTables.add(name);
            }
        }
        Schema schema = SchemaReader.read(statements);
        return new Drawn(schema, placeholders(schema, virtualTables));
    }

    private boolean key(List<String> elements) {
        switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> elements.add("id INTEGER PRIMARY KEY");
            case 4 -> elements.add("id INTEGER NOT NULL UNIQUE");
            case 5 -> elements.add("n INTEGER NOT NULL");
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean reference(List<String> elements, List<String> withKey) {
        if (withKey.isEmpty() || random.nextInt(5) < 2) {
            return false;
        }
        String target = withKey.get(random.nextInt(withKey.size()));
        String column = target + "_id";
        elements.add(column + " INTEGER" + (random.nextInt(3) == 0 ? " NOT NULL" : ""));
        elements.add("FOREIGN KEY (%s) REFERENCES %s (id)".formatted(column, target));
        return true;
    }

    private void plain(List<String> elements) {
        elements.add("c0 INTEGER");
        if (random.nextInt(5) < 3) {
            elements.add("c1 " + PLAIN_TYPES.get(random.nextInt(PLAIN_TYPES.size())));
        }
    }

    /** The first few are the likeliest. */
    private void virtual(List<String> elements) {
        int wanted = 2 + random.nextInt(2);
        for (int i = 0; i < VIRTUAL.size() && wanted > 0; i++) {
            if (random.nextInt(VIRTUAL.size() - i) < wanted + 1) {
                elements.add(VIRTUAL.get(i).name() + " " + VIRTUAL.get(i).type());
                wanted--;
            }
        }
    }

    private static List<Placeholder> placeholders(Schema schema, List<String> virtualTables) {
        List<Placeholder> placeholders = new ArrayList<>();
        for (Table table : schema.tables()) {
            for (Column column : table.columns()) {
                if (VIRTUAL.stream().anyMatch(virtual -> virtual.name().equals(column.name()))) {
                    placeholders.add(new Placeholder.ExpressionPlaceholder(column.name(), table.name(), column.type()));
                }
            }
        }
        virtualTables.forEach(name -> placeholders.add(new Placeholder.TablePlaceholder(name)));
        return placeholders;
    }
}
