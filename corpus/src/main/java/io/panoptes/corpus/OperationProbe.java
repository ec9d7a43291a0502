package io.panoptes.corpus;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
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
import java.util.stream.IntStream;

/**
 * Tries each operation on a target before cases use it.
 *
 * <p>Kept is what raises no error over the values that cases use, gives exactly the declared type, and no whole number above
 * its bound. One that claims to give NULL for a NULL argument, and does not, is kept without the claim.
 */
public final class OperationProbe {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    /** Operations tried in one round trip. */
    private static final int AT_ONCE = 64;

    private final Profile profile;
    private final ProbeTable table;

    public OperationProbe(Profile profile) {
        this.profile = profile;
        this.table = new ProbeTable(profile);
    }

    /** @param instance fresh; it is left fresh */
    public Operations probe(Operations operations, Instance instance) {
        instance.run(table.setup(), LIMIT);
        // Where the values of one can't be stored, no snippet gets at it either.
        List<Trial> trials = operations.operations().stream()
                .filter(operation -> table.holds(operation.arguments()))
                .map(this::trial)
                .toList();
        var kept = new ArrayList<Operation>();
        for (int from = 0; from < trials.size(); from += AT_ONCE) {
            List<Trial> some = trials.subList(from, Math.min(from + AT_ONCE, trials.size()));
            kept.addAll(kept(some, instance));
        }
        Set<Idiom> refused = EnumSet.noneOf(Idiom.class);
        for (Idiom idiom : Idiom.values()) {
            if (!answers(instance.run(List.of(statement(idiom.example(ProbeTable::value))), LIMIT)
                            .getFirst())
                    .ran()) {
                refused.add(idiom);
            }
        }
        instance.reset();
        return operations.keeping(kept).lacking(refused);
    }

    /** An operation with what tries it: over values, and where it claims to keep NULL, with each argument NULL in turn. */
    private record Trial(Operation operation, List<String> statements) {

        Optional<Operation> judge(List<Answers> answers) {
            Answers values = answers.getFirst();
            if (!values.ran() || !values.values().stream().allMatch(this::isAsItSays)) {
                return Optional.empty();
            }
            boolean keepsNull = answers.stream()
                    .skip(1)
                    .allMatch(answer -> answer.ran() && answer.values().stream().allMatch(Value::isNull));
            return Optional.of(keepsNull ? operation : operation.withoutStrictness());
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
        return new Trial(
                operation,
                IntStream.range(-1, operation.strict() ? operation.arguments().size() : 0)
                        .mapToObj(argument -> statement(over(operation, ProbeTable::value, argument)))
                        .toList());
    }

    private List<Operation> kept(List<Trial> trials, Instance instance) {
        List<Outcome> outcomes = instance.run(
                trials.stream().flatMap(trial -> trial.statements().stream()).toList(), LIMIT);
        if (trials.size() > 1 && outcomes.stream().anyMatch(Outcome.Skipped.class::isInstance)) {
            // One of them ends the process, and says nothing about the others.
            var survivors = new ArrayList<Operation>();
            for (Trial trial : trials) {
                startAnew(instance);
                survivors.addAll(kept(List.of(trial), instance));
            }
            startAnew(instance);
            return survivors;
        }
        var kept = new ArrayList<Operation>();
        int place = 0;
        for (Trial trial : trials) {
            int end = place + trial.statements().size();
            trial.judge(outcomes.subList(place, end).stream()
                            .map(OperationProbe::answers)
                            .toList())
                    .ifPresent(kept::add);
            place = end;
        }
        return kept;
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

    private record Answers(boolean ran, List<Value> values) {}

    private void startAnew(Instance instance) {
        instance.reset();
        instance.run(table.setup(), LIMIT);
    }

    private String statement(Expression expression) {
        return "SELECT " + SqlWriter.write(expression, profile.dialect()) + " AS r FROM " + ProbeTable.NAME;
    }

    private static Answers answers(Outcome outcome) {
        return outcome instanceof Outcome.Rows rows
                ? new Answers(
                        true,
                        rows.rows().stream()
                                .map(Row::values)
                                .map(List::getFirst)
                                .toList())
                : new Answers(false, List.of());
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
