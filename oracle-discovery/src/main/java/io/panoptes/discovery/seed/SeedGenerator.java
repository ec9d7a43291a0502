package io.panoptes.discovery.seed;

import io.panoptes.discovery.seed.grammar.SchemaGenerator;
import io.panoptes.discovery.seed.grammar.SchemaGenerator.Drawn;
import io.panoptes.discovery.seed.grammar.SeedGrammar;
import io.panoptes.discovery.seed.shape.SeedShape;
import io.panoptes.discovery.seed.shape.SeedShapes;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;

/** Makes the seed of each number: the same for the same run's seed, number and shares. */
public final class SeedGenerator implements SeedSource {
    private final long runSeed;
    private final ShapeShares shares;

    public SeedGenerator(long runSeed, ShapeShares shares) {
        this.runSeed = runSeed;
        this.shares = shares;
    }

    @Override
    public SeedCaq seed(long number) {
        var random = new SplittableRandom(runSeed * 0x9E3779B97F4A7C15L + number * 0xD1B54A32D192ED03L);
        while (true) {
            Drawn drawn = new SchemaGenerator(random).draw();
            SeedShape shape = shares.draw(SeedShapes.ALL, random);
            Optional<String> text = shape.query(new SeedGrammar(random, drawn.schema()));
            if (text.isPresent()) {
                Query query = SqlReader.query(text.get(), drawn.schema());
                Schema schema = readBy(query, drawn.schema());
                return new SeedCaq(
                        number,
                        schema,
                        placeholders(drawn, schema),
                        SqlWriter.write(query, Dialect.PORTABLE),
                        Semantics.BAG);
            }
        }
    }

    /** Without the tables that the query does not read, and that no table refers to which it reads. */
    private static Schema readBy(Query query, Schema schema) {
        Set<Table> kept = new HashSet<>();
        for (FromItem item : Trees.fromItems(query)) {
            if (item instanceof FromItem.TableReference(var name, var ignored)) {
                schema.table(name).ifPresent(table -> keep(table, schema, kept));
            }
        }
        return new Schema(schema.tables().stream().filter(kept::contains).toList());
    }

    private static void keep(Table table, Schema schema, Set<Table> kept) {
        if (kept.add(table)) {
            for (Constraint constraint : table.constraints()) {
                if (constraint instanceof Constraint.ForeignKey key) {
                    schema.table(key.target()).ifPresent(target -> keep(target, schema, kept));
                }
            }
        }
    }

    private static List<Placeholder> placeholders(Drawn drawn, Schema schema) {
        return drawn.placeholders().stream()
                .filter(placeholder -> schema.table(
                                switch (placeholder) {
                                    case Placeholder.ExpressionPlaceholder over -> over.table();
                                    case Placeholder.TablePlaceholder table -> table.name();
                                })
                        .isPresent())
                .toList();
    }
}
