package io.panoptes.corpus;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tries each operation on a target before cases use it.
 *
 * <p>Kept is what raises no error over the values that cases use, gives exactly the declared type, and no whole number above
 * its bound. One that claims to give NULL for a NULL argument, and does not, is kept without the claim.
 */
public final class OperationProbe {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final Duration ALL_OF_THEM = Duration.ofDays(1);
    /** Operations tried before the time is looked at again. */
    private static final int AT_ONCE = 16;

    private final Profile profile;
    private final ProbeTable table;

    public OperationProbe(Profile profile) {
        this.profile = profile;
        this.table = new ProbeTable(profile);
    }

    /** Tries all of them, but for those that are known to be what was left of all on the same product. */
    public Operations probe(Operations operations, Instance instance) {
        return operations.wereTriedOn(instance.product()) ? operations : probe(operations, instance, ALL_OF_THEM);
    }

    /**
     * Tries those that the time is enough for; the others are left out.
     *
     * @param instance fresh; it is left fresh
     */
    public Operations probe(Operations operations, Instance instance, Duration time) {
        long start = System.nanoTime();
        instance.run(table.setup(), LIMIT);
        Set<Idiom> refused = EnumSet.noneOf(Idiom.class);
        for (Idiom idiom : Idiom.values()) {
            if (!answers(instance.run(List.of(statement(List.of(idiom.example(ProbeTable::value)))), LIMIT)
                            .getFirst())
                    .ran()) {
                refused.add(idiom);
            }
        }
        // Where the values of one can't be stored, no snippet gets at it either.
        List<Trial> trials = operations.operations().stream()
                .filter(operation -> table.holds(operation.arguments()))
                .map(this::trial)
                .toList();
        var kept = new ArrayList<Operation>();
        for (int from = 0; from < trials.size() && System.nanoTime() - start < time.toNanos(); from += AT_ONCE) {
            List<Trial> some = trials.subList(from, Math.min(from + AT_ONCE, trials.size()));
            kept.addAll(kept(some, instance));
        }
        instance.reset();
        return operations.keeping(kept).lacking(refused);
    }

    /**
     * An operation with what tries it: over values, and where it claims to keep NULL, with each argument NULL in turn. All are columns of one
     * query, for on some DBMSs a query takes a second; where that is refused, the values are tried alone.
     */
    private record Trial(Operation operation, String together, String values) {
        boolean claims() {
            return !together.equals(values);
        }

        /** Empty where it must be tried over values alone, or is out. */
        Optional<Operation> judge(Answers answers) {
            return isAsItSays(answers)
                    ? Optional.of(answers.nothingElse() ? operation : operation.withoutStrictness())
                    : Optional.empty();
        }

        Optional<Operation> judgeAlone(Answers answers) {
            return isAsItSays(answers) ? Optional.of(operation.withoutStrictness()) : Optional.empty();
        }

        private boolean isAsItSays(Answers answers) {
            return answers.ran() && answers.values().stream().allMatch(this::isAsItSays);
        }

        private boolean isAsItSays(Value value) {
            BigInteger most = BigInteger.valueOf(
                    operation.most(Collections.nCopies(operation.arguments().size(), ValuePool.LARGEST)));
            return isOf(value, operation.result())
                    && (!(value instanceof Value.IntegerValue(var number))
                            || number.abs().compareTo(most) <= 0);
        }
    }

    private Trial trial(Operation operation) {
        List<Expression> all = IntStream.range(
                        -1, operation.strict() ? operation.arguments().size() : 0)
                .mapToObj(argument -> over(operation, ProbeTable::value, argument))
                .toList();
        return new Trial(operation, statement(all), statement(all.subList(0, 1)));
    }

    private List<Operation> kept(List<Trial> trials, Instance instance) {
        List<Outcome> outcomes =
                instance.run(trials.stream().map(Trial::together).toList(), LIMIT);
        if (trials.size() > 1 && outcomes.stream().anyMatch(Outcome.Skipped.class::isInstance)) {
            return oneByOne(trials, instance);
        }
        List<Trial> alone = IntStream.range(0, trials.size())
                .filter(i -> outcomes.get(i) instanceof Outcome.Failed)
                .mapToObj(trials::get)
                .filter(Trial::claims)
                .toList();
        List<Outcome> values = instance.run(alone.stream().map(Trial::values).toList(), LIMIT);
        if (trials.size() > 1 && values.stream().anyMatch(Outcome.Skipped.class::isInstance)) {
            return oneByOne(trials, instance);
        }
        var kept = new ArrayList<Operation>();
        for (int i = 0; i < trials.size(); i++) {
            Trial trial = trials.get(i);
            int place = alone.indexOf(trial);
            (place < 0 ? trial.judge(answers(outcomes.get(i))) : trial.judgeAlone(answers(values.get(place))))
                    .ifPresent(kept::add);
        }
        return kept;
    }

    /** One of them ends the process, and says nothing about the others. */
    private List<Operation> oneByOne(List<Trial> trials, Instance instance) {
        var survivors = new ArrayList<Operation>();
        for (Trial trial : trials) {
            startAnew(instance);
            survivors.addAll(kept(List.of(trial), instance));
        }
        startAnew(instance);
        return survivors;
    }

    private static Expression over(Operation operation, Function<Slot, Expression> column, int nullArgument) {
        var arguments = new ArrayList<Expression>();
        for (int i = 0; i < operation.arguments().size(); i++) {
            SqlType type = operation.arguments().get(i);
            arguments.add(i == nullArgument ? ProbeTable.nothing(type) : column.apply(new Slot(type, i)));
        }
        return operation.over(arguments);
    }

    /** The {@code number}-th argument, of this type. */
    record Slot(SqlType type, int number) {}

    /**
     * What a query gave.
     *
     * @param values of its first column
     * @param nothingElse whether all others are NULL
     */
    private record Answers(boolean ran, List<Value> values, boolean nothingElse) {}

    private void startAnew(Instance instance) {
        instance.reset();
        instance.run(table.setup(), LIMIT);
    }

    private String statement(List<Expression> expressions) {
        return IntStream.range(0, expressions.size())
                .mapToObj(i -> SqlWriter.write(expressions.get(i), profile.dialect()) + " AS r" + i)
                .collect(Collectors.joining(", ", "SELECT ", " FROM " + ProbeTable.NAME));
    }

    private static Answers answers(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows
                ? new Answers(
                        true,
                        rows.rows().stream().map(row -> row.values().getFirst()).toList(),
                        rows.rows().stream()
                                .allMatch(row -> row.values().stream().skip(1).allMatch(Value::isNull)))
                : new Answers(false, List.of(), false);
    }

    private static boolean isOf(Value value, SqlType type) {
        return switch (value) {
            case Value.NullValue ignored -> true;
            case Value.BooleanValue ignored -> type instanceof SqlType.BooleanType;
            case Value.IntegerValue(var number) ->
                type instanceof SqlType.IntegerType
                        || type instanceof SqlType.DecimalType
                        || type instanceof SqlType.BooleanType && number.bitLength() <= 1 && number.signum() >= 0;
            case Value.DecimalValue ignored -> type instanceof SqlType.DecimalType;
            case Value.DoubleValue ignored -> type instanceof SqlType.DoubleType;
            case Value.TextValue ignored -> type instanceof SqlType.TextType;
            case Value.DateValue ignored -> type instanceof SqlType.DateType;
            case Value.TimeValue ignored -> type instanceof SqlType.TimeType;
            case Value.TimestampValue ignored -> type instanceof SqlType.TimestampType;
            case Value.OpaqueValue ignored -> type instanceof SqlType.OpaqueType;
        };
    }
}
