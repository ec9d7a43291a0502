package io.panoptes.equivalence.kernel;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.equivalence.prover.step.ProofStep;
import io.panoptes.equivalence.prover.step.ReadAs;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Constraint;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.schema.Table;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All small databases of a schema with every kind of constraint, and what U-expressions mean on one: sums are loops. Values are
 * NULL and a few whole numbers; a step is true where it is true on all these databases, for all values of its free variables.
 */
public final class SmallWorlds {
    /** {@code t} is free of constraints; {@code p} has a key, a CHECK and a dependency; {@code c} refers to p. */
    public static final Schema SCHEMA = schema();

    private static final List<@Nullable Long> NUMBERS = Arrays.asList(null, -1L, 0L, 1L, 2L, 3L);
    private static final List<@Nullable Boolean> TRUTHS = Arrays.asList(null, false, true);
    private static final List<Map<String, List<List<@Nullable Object>>>> ALL = all();

    private final Map<String, List<List<@Nullable Object>>> tables;
    private final int functions;

    private SmallWorlds(Map<String, List<List<@Nullable Object>>> tables, int functions) {
        this.tables = tables;
        this.functions = functions;
    }

    private static Schema schema() {
        Schema read = SchemaReader.read(List.of(
                "CREATE TABLE t (a INT, b INT)",
                "CREATE TABLE p (id INT PRIMARY KEY, v INT NOT NULL, w INT, CHECK (v > 0))",
                "CREATE TABLE c (ref INT REFERENCES p (id), must INT NOT NULL REFERENCES p (id))"));
        List<Table> tables = new ArrayList<>(read.tables());
        Table p = tables.get(1);
        List<Constraint> constraints = new ArrayList<>(p.constraints());
        constraints.add(new Constraint.FunctionalDependency(List.of("v"), "w"));
        tables.set(1, new Table(p.name(), p.columns(), constraints));
        return new Schema(tables);
    }

    public static int count() {
        return ALL.size();
    }

    private static List<Map<String, List<List<@Nullable Object>>>> all() {
        List<List<List<@Nullable Object>>> ts = bags(rows(2, Arrays.asList(null, 0L, 1L)), 2);
        List<List<@Nullable Object>> pRows = new ArrayList<>();
        for (List<@Nullable Object> keyAndValue : rows(2, Arrays.asList(1L, 2L))) {
            for (Long w : Arrays.asList(null, 1L)) {
                pRows.add(Arrays.asList(keyAndValue.get(0), keyAndValue.get(1), w));
            }
        }
        List<Map<String, List<List<@Nullable Object>>>> all = new ArrayList<>();
        List<List<List<@Nullable Object>>> someTs = new ArrayList<>();
        for (int i = 0; i < ts.size(); i += 7) {
            someTs.add(ts.get(i));
        }
        for (List<List<@Nullable Object>> p : bags(pRows, 2)) {
            boolean keys = p.size() < 2 || !p.get(0).getFirst().equals(p.get(1).getFirst());
            boolean depends = p.size() < 2
                    || !p.get(0).get(1).equals(p.get(1).get(1))
                    || java.util.Objects.equals(p.get(0).get(2), p.get(1).get(2));
            if (!keys || !depends) {
                continue;
            }
            for (List<List<@Nullable Object>> c : bags(rows(2, Arrays.asList(null, 1L, 2L)), 1)) {
                boolean refers = c.stream()
                        .allMatch(row -> row.get(1) != null
                                && row.stream()
                                        .allMatch(ref ->
                                                ref == null || p.stream().anyMatch(key -> ref.equals(key.getFirst()))));
                if (refers) {
                    // Not the product of all: the tables of most claims are t alone, or p and c alone.
                    List<List<List<@Nullable Object>>> some = p.isEmpty() && c.isEmpty() ? ts : someTs;
                    some.forEach(t -> all.add(Map.of("t", t, "p", p, "c", c)));
                }
            }
        }
        return all;
    }

    private static List<List<@Nullable Object>> rows(int width, List<?> values) {
        List<List<@Nullable Object>> rows = new ArrayList<>(List.of(new ArrayList<>()));
        for (int i = 0; i < width; i++) {
            List<List<@Nullable Object>> longer = new ArrayList<>();
            for (List<@Nullable Object> row : rows) {
                for (Object value : values) {
                    List<@Nullable Object> more = new ArrayList<>(row);
                    more.add(value);
                    longer.add(more);
                }
            }
            rows = longer;
        }
        return rows;
    }

    /** All bags of up to two rows, the small ones first. */
    private static List<List<List<@Nullable Object>>> bags(List<List<@Nullable Object>> rows, int most) {
        List<List<List<@Nullable Object>>> bags = new ArrayList<>(List.of(List.of()));
        rows.forEach(row -> bags.add(List.of(row)));
        for (int i = 0; most > 1 && i < rows.size(); i++) {
            for (int j = i; j < rows.size(); j++) {
                bags.add(List.of(rows.get(i), rows.get(j)));
            }
        }
        return bags;
    }

    /** Whether the step holds on every small database. */
    public static boolean isTrue(ProofStep step) {
        Set<Var> free = new LinkedHashSet<>();
        step.facts().forEach(fact -> free.addAll(io.panoptes.equivalence.kernel.syntax.Free.of(fact)));
        switch (step) {
            case ProofStep.Rows rows -> products(rows.before(), rows.after()).forEach(p -> addFree(p, free));
            case ProofStep.Sums sums -> products(sums.before(), sums.after()).forEach(p -> addFree(p, free));
            case ProofStep.Truth truth -> {
                free.addAll(io.panoptes.equivalence.kernel.syntax.Free.of(truth.before()));
                free.addAll(io.panoptes.equivalence.kernel.syntax.Free.of(truth.after()));
            }
            case ProofStep.Value value -> {
                free.addAll(io.panoptes.equivalence.kernel.syntax.Free.of(value.before()));
                free.addAll(io.panoptes.equivalence.kernel.syntax.Free.of(value.after()));
            }
        }
        Product all = new Product(List.copyOf(free), new Formula.And(step.facts()), List.of());
        for (int i = 0; i < ALL.size(); i++) {
            SmallWorlds world = new SmallWorlds(ALL.get(i), i % 3);
            boolean[] holds = {true};
            world.forEach(all, new HashMap<>(), values -> holds[0] &= !holds[0] || world.holds(step, values));
            if (!holds[0]) {
                return false;
            }
        }
        return true;
    }

    private static void addFree(Product product, Set<Var> into) {
        into.addAll(io.panoptes.equivalence.kernel.syntax.Free.of(product));
    }

    private static List<Product> products(Collection<ReadAs> left, Collection<ReadAs> right) {
        List<Product> all = new ArrayList<>();
        left.forEach(reading -> all.add(reading.product()));
        right.forEach(reading -> all.add(reading.product()));
        return all;
    }

    private boolean holds(ProofStep step, Map<Var, @Nullable Object> values) {
        return switch (step) {
            case ProofStep.Rows rows ->
                counts(products(rows.before(), List.of()), values)
                        .equals(counts(products(rows.after(), List.of()), values));
            case ProofStep.Sums sums ->
                sum(products(sums.before(), List.of()), values) == sum(products(sums.after(), List.of()), values);
            case ProofStep.Truth truth -> isTrue(truth.before(), values) == isTrue(truth.after(), values);
            case ProofStep.Value value ->
                java.util.Objects.equals(value(value.before(), values), value(value.after(), values));
        };
    }

    private interface Visitor {
        void visit(Map<Var, @Nullable Object> values);
    }

    private void forEach(Product product, Map<Var, @Nullable Object> values, Visitor visitor) {
        choose(product, 0, new HashMap<>(values), visitor);
    }

    private void choose(Product product, int next, Map<Var, @Nullable Object> values, Visitor visitor) {
        if (next == product.vars().size()) {
            if (isTrue(product.condition(), values)) {
                visitor.visit(values);
            }
            return;
        }
        Var var = product.vars().get(next);
        List<?> choices = switch (var.source()) {
            case Source.Stored(Table table) -> tables.getOrDefault(table.name(), List.of());
            case Source.AnyValue(var type) ->
                type instanceof io.panoptes.sql.type.SqlType.BooleanType ? TRUTHS : NUMBERS;
            case Source.Unknown ignored -> List.of();
        };
        for (Object choice : choices) {
            values.put(var, choice);
            choose(product, next + 1, values, visitor);
        }
    }

    private Map<List<@Nullable Object>, Integer> counts(List<Product> products, Map<Var, @Nullable Object> values) {
        Map<List<@Nullable Object>, Integer> counts = new HashMap<>();
        products.forEach(product -> forEach(product, values, (Map<Var, @Nullable Object> chosen) -> {
            List<@Nullable Object> row = new ArrayList<>();
            for (Term term : product.head()) {
                row.add(value(term, chosen));
            }
            counts.merge(row, 1, Integer::sum);
        }));
        return counts;
    }

    private long sum(List<Product> products, Map<Var, @Nullable Object> values) {
        long[] sum = {0};
        products.forEach(product -> forEach(product, values, chosen -> {
            Object number = value(product.head().getFirst(), chosen);
            sum[0] += number instanceof Long whole ? whole : 0;
        }));
        return sum[0];
    }

    private boolean isTrue(Formula formula, Map<Var, @Nullable Object> values) {
        return switch (formula) {
            case Formula.And(var parts) -> parts.stream().allMatch(part -> isTrue(part, values));
            case Formula.Or(var parts) -> parts.stream().anyMatch(part -> isTrue(part, values));
            case Formula.Not(var part) -> !isTrue(part, values);
            case Formula.Same(var left, var right) ->
                java.util.Objects.equals(value(left, values), value(right, values));
            case Formula.IsNull(var term) -> value(term, values) == null;
            case Formula.Less(var left, var right) ->
                value(left, values) instanceof Long l && value(right, values) instanceof Long r && l < r;
            case Formula.Holds(var term) -> Boolean.TRUE.equals(value(term, values));
            case Formula.Exists(var product) -> {
                boolean[] found = {false};
                forEach(product, values, chosen -> found[0] = true);
                yield found[0];
            }
        };
    }

    private @Nullable Object value(Term term, Map<Var, @Nullable Object> values) {
        return switch (term) {
            case Term.Column(var row, int index, var type) ->
                ((List<?>) java.util.Objects.requireNonNull(values.get(row))).get(index);
            case Term.Variable(var var, var type) -> values.get(var);
            case Term.Constant(Value value, var type) -> constant(value);
            case Term.Strict(ArithmeticOperation operation, var arguments, var type) -> {
                List<@Nullable Object> all = new ArrayList<>();
                arguments.forEach(argument -> all.add(value(argument, values)));
                yield all.contains(null) ? null : operation(operation, all);
            }
            case Term.Unknown(Function function, var arguments, var type) -> {
                List<@Nullable Object> all = new ArrayList<>();
                arguments.forEach(argument -> all.add(value(argument, values)));
                yield madeUp(function.text(), all);
            }
            case Term.If(var condition, var then, var otherwise) ->
                value(isTrue(condition, values) ? then : otherwise, values);
            case Term.Total(var product, var type) -> sum(List.of(product), values);
            case Term.Extremum(boolean greatest, var bag, var type) ->
                counts(bag.products(), values).keySet().stream()
                        .map(List::getFirst)
                        .filter(Long.class::isInstance)
                        .map(Long.class::cast)
                        .reduce((left, right) -> greatest ? Math.max(left, right) : Math.min(left, right))
                        .orElse(null);
            case Term.Summary(BagFunction function, var arguments, var bag, var type) ->
                madeUp(function.text(), List.of(counts(bag.products(), values)));
        };
    }

    private static @Nullable Object constant(Value value) {
        return switch (value) {
            case Value.IntegerValue(var number) -> number.longValueExact();
            case Value.DecimalValue(BigDecimal number) -> number.longValueExact();
            case Value.BooleanValue(boolean truth) -> truth;
            case Value ignored -> null;
        };
    }

    private Object operation(ArithmeticOperation operation, List<@Nullable Object> arguments) {
        if (arguments.size() == 2 && arguments.get(0) instanceof Long left && arguments.get(1) instanceof Long right) {
            switch (operation) {
                case PLUS -> {
                    return left + right;
                }
                case MINUS -> {
                    return left - right;
                }
                case TIMES -> {
                    return left * right;
                }
                case WHOLE_QUOTIENT -> {
                    return right == 0 ? 0L : left / right;
                }
                case QUOTIENT, ADD_DAYS, DAYS_BETWEEN -> {}
            }
        }
        return (long) Math.floorMod(arguments.hashCode() + functions, 3);
    }

    private @Nullable Object madeUp(String name, List<?> arguments) {
        int number = Math.floorMod((name + arguments).hashCode() * 31 + functions, 4);
        return number == 3 ? null : (Object) (long) number;
    }
}
