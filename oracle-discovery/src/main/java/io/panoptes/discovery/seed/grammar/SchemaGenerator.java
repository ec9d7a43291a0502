package io.panoptes.discovery.seed.grammar;

import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.chance.Weighted;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Random small schemas: keys, references, NOT NULL, several types, and the virtual columns and tables that placeholders
 * stand for. Small, for a campaign has to find tables of its state that can play each of them.
 */
public final class SchemaGenerator {
    private static final Weighted<String> PLAIN_TYPES = Weighted.of(2, "VARCHAR")
            .or(1, "BOOLEAN")
            .or(2, "INTEGER")
            .or(1, "DATE")
            .or(1, "DECIMAL(10, 2)")
            .or(1, "BIGINT");
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

    private static final Weighted<Optional<String>> KEYS = Weighted.of(4, Optional.of("id INTEGER PRIMARY KEY"))
            .or(1, Optional.of("id INTEGER NOT NULL UNIQUE"))
            .or(1, Optional.of("n INTEGER NOT NULL"))
            .or(4, Optional.empty());

    private record VirtualColumn(String name, String type) {}

    /** A schema with what in it stands for something else. */
    public record Drawn(Schema schema, List<Placeholder> placeholders) {
        public Drawn {
            placeholders = List.copyOf(placeholders);
        }
    }

    public Drawn draw() {
        int tables = Draw.between(random, 1, 3);
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
            if (!keyed && Chance.oneIn(3).happens(random)) {
                virtualTables.add(name);
            }
        }
        Schema schema = SchemaReader.read(statements);
        return new Drawn(schema, placeholders(schema, virtualTables));
    }

    private boolean key(List<String> elements) {
        Optional<String> key = KEYS.draw(random);
        key.ifPresent(elements::add);
        return key.isPresent();
    }

    private boolean reference(List<String> elements, List<String> withKey) {
        if (withKey.isEmpty() || Chance.of(2, 5).happens(random)) {
            return false;
        }
        String target = Draw.oneOf(random, withKey);
        String column = target + "_id";
        elements.add(column + " INTEGER" + (Chance.oneIn(3).happens(random) ? " NOT NULL" : ""));
        elements.add("FOREIGN KEY (%s) REFERENCES %s (id)".formatted(column, target));
        return true;
    }

    private void plain(List<String> elements) {
        elements.add("c0 INTEGER");
        if (Chance.of(3, 5).happens(random)) {
            elements.add("c1 " + PLAIN_TYPES.draw(random));
        }
    }

    /** The first few are the likeliest. */
    private void virtual(List<String> elements) {
        int wanted = Draw.between(random, 2, 3);
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
