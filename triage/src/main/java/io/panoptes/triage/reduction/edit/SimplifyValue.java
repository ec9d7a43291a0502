package io.panoptes.triage.reduction.edit;

import io.panoptes.instantiation.state.SetupStep;
import io.panoptes.instantiation.state.SetupStep.Insert;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import io.panoptes.triage.reduction.editable.EditableCase;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** {@code a value of a row -> a plainer one}: NULL, or 0 or 1 or a short text of its type. */
record SimplifyValue() implements Edit {
    @Override
    public Stream<EditableCase> of(EditableCase original) {
        return DropSetupSteps.inserts(original.setup()).boxed().flatMap(place -> {
            Insert insert = (Insert) original.setup().get(place);
            return rows(insert)
                    .map(rows -> original.withSetup(Runs.<SetupStep>with(
                            original.setup(), place, new Insert(insert.table(), insert.columns(), rows))));
        });
    }

    @Override
    public Trust trust() {
        return Trust.KEEPS_THE_PROOF;
    }

    private static Stream<List<Row>> rows(Insert insert) {
        return IntStream.range(0, insert.rows().size()).boxed().flatMap(i -> {
            List<Value> values = insert.rows().get(i).values();
            return IntStream.range(0, values.size())
                    .boxed()
                    .flatMap(j -> plainer(values.get(j))
                            .map(value -> Runs.with(insert.rows(), i, new Row(Runs.with(values, j, value)))));
        });
    }

    private static Stream<Value> plainer(Value value) {
        List<Value> plain = switch (value) {
            case Value.NullValue ignored -> List.of();
            case Value.BooleanValue ignored -> List.of(Value.NULL);
            case Value.IntegerValue ignored -> List.of(Value.of(0), Value.of(1));
            case Value.DecimalValue ignored -> List.of(Value.of(0), Value.of(1));
            case Value.DoubleValue ignored -> List.of(Value.of(0), Value.of(1));
            case Value.TextValue ignored -> List.of(Value.of("a"));
            case Value.DateValue ignored -> List.of();
            case Value.TimeValue ignored -> List.of();
            case Value.TimestampValue ignored -> List.of();
            case Value.OpaqueValue ignored -> List.of();
        };
        // Each replacement comes before the value it replaces, so that two plain values don't take turns.
        return plain.contains(value) ? plain.subList(0, plain.indexOf(value)).stream() : plain.stream();
    }
}
