package io.panoptes.corpus;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.SqlWriter;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * Tries each operation on a target before cases use it.
 *
 * <p>Kept is what raises no error over the values that cases use, gives exactly the declared type, and no whole number above
 * its bound. One that claims to give NULL for a NULL argument, and does not, is kept without the claim.
 */
public final class OperationProbe {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final Profile profile;
    private final ProbeTable table;

    public OperationProbe(Profile profile) {
        this.profile = profile;
        this.table = new ProbeTable(profile);
    }

    /** @param instance fresh; it is left fresh */
    public Operations probe(Operations operations, Instance instance) {
        instance.run(table.setup(), LIMIT);
        var kept = new ArrayList<Operation>();
        for (Operation operation : operations.operations()) {
            if (!table.holds(operation.arguments())) {
                // Its values can't be stored here, so no snippet gets at it either.
                continue;
            }
            if (givesWhatItSays(operation, instance)) {
                kept.add(keepsNull(operation, instance) ? operation : operation.withoutStrictness());
            }
        }
        Set<Idiom> refused = EnumSet.noneOf(Idiom.class);
        for (Idiom idiom : Idiom.values()) {
            if (!answers(instance, idiom.example(ProbeTable::value)).ran()) {
                refused.add(idiom);
            }
        }
        instance.reset();
        return operations.keeping(kept).lacking(refused);
    }

    private boolean givesWhatItSays(Operation operation, Instance instance) {
        Answers answers = answers(instance, over(operation, ProbeTable::value, -1));
        BigInteger most = BigInteger.valueOf(
                operation.most(Collections.nCopies(operation.arguments().size(), ValuePool.LARGEST)));
        return answers.ran()
                && answers.values().stream()
                        .allMatch(value -> isOf(value, operation.result()) && isWithin(value, most));
    }

    private static boolean isWithin(Value value, BigInteger most) {
        return !(value instanceof Value.IntegerValue(var number))
                || number.abs().compareTo(most) <= 0;
    }

    /** Each argument is NULL in turn, the others are not. */
    private boolean keepsNull(Operation operation, Instance instance) {
        for (int i = 0; operation.strict() && i < operation.arguments().size(); i++) {
            Answers answers = answers(instance, over(operation, ProbeTable::value, i));
            if (!answers.ran() || !answers.values().stream().allMatch(Value::isNull)) {
                return false;
            }
        }
        return true;
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

    private Answers answers(Instance instance, Expression expression) {
        String sql = "SELECT " + SqlWriter.write(expression, profile.dialect()) + " AS r FROM " + ProbeTable.NAME;
        return instance.run(List.of(sql), LIMIT).getFirst() instanceof Outcome.Rows rows
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
