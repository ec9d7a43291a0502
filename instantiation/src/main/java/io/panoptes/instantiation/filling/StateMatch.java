package io.panoptes.instantiation.filling;

import io.panoptes.corpus.Scope;
import io.panoptes.instantiation.filling.Binding.StateTable;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Finds a table of the state, and columns of it, for which the constraints of an oracle's table hold. */
public final class StateMatch {
    private static final int ATTEMPTS = 12;

    private final RandomGenerator random;
    private final Map<String, Binding> bound;
    private final Optional<Set<String>> given;

    /** @param bound what stands for the tables that foreign keys refer to */
    public StateMatch(RandomGenerator random, Map<String, Binding> bound) {
        this(random, bound, Optional.empty());
    }

    private StateMatch(RandomGenerator random, Map<String, Binding> bound, Optional<Set<String>> given) {
        this.random = random;
        this.bound = bound;
        this.given = given;
    }

    /**
     * For a table that statements change. No column stands for two, for to assign one would assign the other. One that statements give
     * values holds NULL as any other: in a key or a NOT NULL column some DBMSs put a value of their own for it.
     *
     * @param columns those of the oracle's that statements give, in lower case
     */
    public StateMatch giving(Set<String> columns) {
        return new StateMatch(random, bound, Optional.of(Set.copyOf(columns)));
    }

    /** @param plain the columns that must be mapped: all but the placeholders that snippets fill */
    public Optional<StateTable> find(Table wanted, List<Column> plain, List<Table> candidates) {
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        int start = random.nextInt(candidates.size());
        for (int i = 0; i < candidates.size(); i++) {
            Table candidate = candidates.get((start + i) % candidates.size());
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Optional<Map<String, String>> columns = draw(plain, candidate);
                if (columns.isPresent() && keepsAll(wanted, columns.get(), candidate)) {
                    return Optional.of(new StateTable(candidate.name(), columns.get()));
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Map<String, String>> draw(List<Column> plain, Table candidate) {
        var columns = new HashMap<String, String>();
        for (Column column : plain) {
            List<Column> fitting = candidate.columns().stream()
                    .filter(other -> Scope.sameKind(other.type(), column.type()))
                    .filter(other -> column.nullable() || !other.nullable())
                    .filter(other -> given.isEmpty() || !columns.containsValue(other.name()))
                    .filter(other -> !isGiven(column) || takesNull(other, candidate))
                    .toList();
            if (fitting.isEmpty()) {
                return Optional.empty();
            }
            columns.put(column.name(), Draw.oneOf(random, fitting).name());
        }
        return Optional.of(columns);
    }

    private boolean isGiven(Column column) {
        return given.filter(names -> names.contains(column.name().toLowerCase(Locale.ROOT)))
                .isPresent();
    }

    private static boolean takesNull(Column column, Table table) {
        return column.nullable()
                && table.constraints().stream()
                        .noneMatch(constraint ->
                                constraint instanceof Constraint.PrimaryKey && constraint.mentions(column.name()));
    }

    private boolean keepsAll(Table wanted, Map<String, String> columns, Table candidate) {
        return wanted.constraints().stream().allMatch(constraint -> keeps(constraint, columns, candidate));
    }

    private boolean keeps(Constraint constraint, Map<String, String> columns, Table candidate) {
        return switch (constraint) {
            case Constraint.PrimaryKey(var key) -> {
                List<String> mapped = mapped(key, columns);
                yield isKey(mapped, candidate)
                        && mapped.stream()
                                .noneMatch(name -> candidate
                                        .columns()
                                        .get(candidate.indexOf(name))
                                        .nullable());
            }
            case Constraint.Unique(var key) -> isKey(mapped(key, columns), candidate);
            case Constraint.ForeignKey(var own, var target, var targetColumns) ->
                bound.get(target) instanceof Binding parent
                        && parent.source() instanceof StateTable(var name, var parentColumns)
                        && candidate
                                .constraints()
                                .contains(new Constraint.ForeignKey(
                                        mapped(own, columns), name, mapped(targetColumns, parentColumns)));
            case Constraint.InclusionDependency ignored -> false;
            case Constraint.Check ignored -> false;
            case Constraint.Range ignored -> false;
            case Constraint.Categorical ignored -> false;
            case Constraint.FunctionalDependency ignored -> false;
            case Constraint.Ordering ignored -> false;
        };
    }

    /** Whether a key of the table lies within the columns: where a column of it is NULL, so is one of theirs. */
    private static boolean isKey(List<String> columns, Table table) {
        return table.constraints().stream().anyMatch(constraint -> switch (constraint) {
            case Constraint.PrimaryKey(var key) -> columns.containsAll(key);
            case Constraint.Unique(var key) -> columns.containsAll(key);
            default -> false;
        });
    }

    private static List<String> mapped(List<String> names, Map<String, String> columns) {
        return names.stream().map(name -> columns.getOrDefault(name, "")).toList();
    }
}
