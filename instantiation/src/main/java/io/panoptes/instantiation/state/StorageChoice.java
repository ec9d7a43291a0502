package io.panoptes.instantiation.state;

import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.state.SetupStep.ColumnDefinition;
import io.panoptes.instantiation.state.SetupStep.CreateTable;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** How a table is stored: by rowid or by its key and in which direction, with values of any type or of the declared one only. */
public final class StorageChoice {
    private static final String STRICT = "STRICT";
    private static final String WITHOUT_ROWID = "WITHOUT ROWID";
    private static final String SEPARATOR = ", ";

    private final RandomGenerator random;
    private final Profile profile;

    public StorageChoice(RandomGenerator random, Profile profile) {
        this.random = random;
        this.profile = profile;
    }

    public CreateTable store(CreateTable table) {
        var words = new ArrayList<String>();
        List<ColumnDefinition> columns = table.columns();
        Optional<List<ColumnDefinition>> strict = strict(columns);
        if (strict.isPresent() && has(Feature.STRICT_TABLES) && Chance.oneIn(3).happens(random)) {
            words.add(STRICT);
            columns = strict.get();
        }
        boolean keyed = table.constraints().stream().anyMatch(Constraint.PrimaryKey.class::isInstance);
        if (keyed && has(Feature.TABLES_BY_KEY) && Chance.oneIn(3).happens(random)) {
            words.add(WITHOUT_ROWID);
        }
        return new CreateTable(table.name(), columns, table.constraints(), suffix(words), descending(table));
    }

    private Set<String> descending(CreateTable table) {
        List<String> keyed = StateTables.keyedColumns(StateTables.stored(table));
        return keyed.isEmpty()
                        || !has(Feature.DESCENDING_KEYS)
                        || Chance.oneIn(4).fails(random)
                ? Set.of()
                : Set.of(Draw.oneOf(random, keyed));
    }

    private boolean has(Feature feature) {
        return profile.features().contains(feature);
    }

    /** Whether it takes values of the declared types only, which it names from a short list of its own. */
    public static boolean isStrict(CreateTable table) {
        return words(table.suffix()).contains(STRICT);
    }

    /** Whether its rows are kept by the key, and have no number of their own. */
    static boolean isByKey(CreateTable table) {
        return words(table.suffix()).contains(WITHOUT_ROWID);
    }

    private static List<String> words(String suffix) {
        return List.of(suffix.strip().split(SEPARATOR));
    }

    /** What a version that may not know all of it can say of it. */
    public static String suffix(Profile profile, String suffix) {
        var words = new ArrayList<String>();
        if (profile.features().contains(Feature.STRICT_TABLES) && words(suffix).contains(STRICT)) {
            words.add(STRICT);
        }
        if (profile.features().contains(Feature.TABLES_BY_KEY) && words(suffix).contains(WITHOUT_ROWID)) {
            words.add(WITHOUT_ROWID);
        }
        return suffix(words);
    }

    private static String suffix(List<String> words) {
        return words.isEmpty() ? "" : " " + String.join(SEPARATOR, words);
    }

    /** A strict table knows few names of types; empty where a column has none of them. */
    private static Optional<List<ColumnDefinition>> strict(List<ColumnDefinition> columns) {
        var strict = new ArrayList<ColumnDefinition>();
        for (ColumnDefinition column : columns) {
            Optional<String> name = strictName(column.type());
            if (name.isEmpty()) {
                return Optional.empty();
            }
            strict.add(new ColumnDefinition(
                    column.name(), column.type(), name.get(), column.nullable(), column.generated()));
        }
        return Optional.of(strict);
    }

    private static Optional<String> strictName(SqlType type) {
        return switch (type) {
            case SqlType.IntegerType ignored -> Optional.of("INTEGER");
            case SqlType.BooleanType ignored -> Optional.of("INTEGER");
            case SqlType.TextType ignored -> Optional.of("TEXT");
            case SqlType.DoubleType ignored -> Optional.of("REAL");
            default -> Optional.empty();
        };
    }
}
