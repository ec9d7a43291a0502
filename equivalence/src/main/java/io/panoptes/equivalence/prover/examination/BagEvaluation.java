package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.ArithmeticOperation;
import io.panoptes.equivalence.prover.expression.Bag;
import io.panoptes.equivalence.prover.expression.BagFunction;
import io.panoptes.equivalence.prover.expression.Formula;
import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.equivalence.prover.expression.Product;
import io.panoptes.equivalence.prover.expression.Source;
import io.panoptes.equivalence.prover.expression.Term;
import io.panoptes.equivalence.prover.expression.Var;
import io.panoptes.sql.schema.Database;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The value of bags, terms and formulas on one database, by their definition: sums are loops. */
public final class BagEvaluation {
    private final Database database;
    private final Functions functions;
    private final Map<Var, List<Value>> bound = new HashMap<>();
    private final Map<String, List<List<Value>>> tables = new HashMap<>();
    private long steps;

    /** @param steps how much may be looked at before it is too large */
    public BagEvaluation(Database database, Functions functions, long steps) {
        this.database = database;
        this.functions = functions;
        this.steps = steps;
    }

    long stepsLeft() {
        return steps;
    }

    void step() {
        if (--steps < 0) {
            throw new NotEvaluated("too large");
        }
    }

    Map<Var, List<Value>> bound() {
        return bound;
    }

    Database database() {
        return database;
    }

    /** How often each row is in the bag. */
    public Map<List<Value>, Integer> counts(Bag bag) {
        Map<List<Value>, Integer> counts = new HashMap<>();
        for (Product product : bag.products()) {
            forEach(product, () -> {
                counts.merge(values(product.head()), 1, Integer::sum);
                return true;
            });
        }
        return counts;
    }

    /** Binds the variables in all ways that meet the condition, until the visitor has seen enough and says false. */
    void forEach(Product product, Assignments.Visitor visitor) {
        new Assignments(this, product).visit(visitor);
    }

    List<List<Value>> rows(Source source) {
        return switch (source) {
            case Source.Stored(var table) ->
                tables.computeIfAbsent(
                        table.name(),
                        name -> database.rowsOf(name).stream()
                                .map(row -> row.values().stream()
                                        .map(ExaminedValues::plain)
                                        .toList())
                                .toList());
            case Source.Unknown relation -> rowsOf(relation);
            case Source.AnyValue ignored -> throw new IllegalArgumentException("values are not rows");
        };
    }

    private List<List<Value>> rowsOf(Source.Unknown relation) {
        List<Map<List<Value>, Integer>> bags =
                relation.bags().stream().map(this::counts).toList();
        List<List<Value>> rows = new ArrayList<>();
        bags.getFirst().forEach((row, count) -> {
            boolean kept = functions
                    .ofBags(relation.name(), List.of(bags, row), SqlType.BOOLEAN)
                    .equals(Value.TRUE);
            int times = kept ? count : 0;
            for (int i = 0; i < times; i++) {
                rows.add(row.subList(0, relation.types().size()));
            }
        });
        return rows;
    }

    boolean holds(Formula formula) {
        step();
        return switch (formula) {
            case Formula.And(var parts) -> parts.stream().allMatch(this::holds);
            case Formula.Or(var parts) -> parts.stream().anyMatch(this::holds);
            case Formula.Not(var part) -> !holds(part);
            case Formula.Same(var left, var right) -> ExaminedValues.same(value(left), value(right));
            case Formula.IsNull(var term) -> value(term).isNull();
            case Formula.Less(var left, var right) -> {
                Value l = value(left);
                Value r = value(right);
                yield !l.isNull() && !r.isNull() && ExaminedValues.compare(l, r) < 0;
            }
            case Formula.Holds(var term) -> value(term).equals(Value.TRUE);
            case Formula.Exists(var product) -> hasRow(product);
        };
    }

    boolean hasRow(Product product) {
        boolean[] found = {false};
        forEach(product, () -> {
            found[0] = true;
            return false;
        });
        return found[0];
    }

    List<Value> values(List<Term> terms) {
        return terms.stream().map(this::value).toList();
    }

    Value value(Term term) {
        step();
        return switch (term) {
            case Term.Column(var row, int index, var type) -> binding(row).get(index);
            case Term.Variable(var variable, var type) -> binding(variable).getFirst();
            case Term.Constant(var value, var type) -> ExaminedValues.plain(value);
            case Term.Strict(ArithmeticOperation operation, var arguments, var type) -> {
                List<Value> values = values(arguments);
                yield values.stream().anyMatch(Value::isNull)
                        ? Value.NULL
                        : ExaminedValues.operation(operation, values);
            }
            case Term.Unknown(Function function, var arguments, var type) -> unknown(function, values(arguments), type);
            case Term.If(var condition, var then, var otherwise) -> value(holds(condition) ? then : otherwise);
            case Term.Total(var product, var type) -> total(product);
            case Term.Extremum(boolean greatest, var bag, var type) -> extremum(greatest, bag);
            case Term.Summary(BagFunction function, var arguments, var bag, var type) ->
                summary(function, List.of(values(arguments), counts(bag)), type);
        };
    }

    /** A quotient has its meaning where it has one on all DBMSs. */
    private Value unknown(Function function, List<Value> arguments, SqlType type) {
        if (function instanceof Function.Quotient quotient
                && arguments.stream().noneMatch(Value::isNull)
                && ExaminedValues.number(arguments.get(1)).signum() != 0) {
            return ExaminedValues.quotient(quotient, arguments);
        }
        return function.isStrict() && arguments.stream().anyMatch(Value::isNull)
                ? Value.NULL
                : functions.value(function, arguments, type);
    }

    private Value summary(BagFunction function, List<?> arguments, SqlType type) {
        Value value = functions.ofBags(function.text(), arguments, type);
        return value.isNull() && function.isNeverNull() ? ExaminedValues.number(BigDecimal.ZERO) : value;
    }

    private Value total(Product product) {
        BigDecimal[] sum = {BigDecimal.ZERO};
        forEach(product, () -> {
            sum[0] = sum[0].add(ExaminedValues.number(value(product.head().getFirst())));
            return true;
        });
        return ExaminedValues.number(sum[0]);
    }

    private Value extremum(boolean greatest, Bag bag) {
        Value best = Value.NULL;
        for (List<Value> row : counts(bag).keySet()) {
            Value value = row.getFirst();
            if (!value.isNull() && (best.isNull() || (ExaminedValues.compare(best, value) < 0) == greatest)) {
                best = value;
            }
        }
        return best;
    }

    private List<Value> binding(Var var) {
        List<Value> binding = bound.get(var);
        if (binding == null) {
            throw new IllegalStateException(var + " is not bound");
        }
        return binding;
    }
}
