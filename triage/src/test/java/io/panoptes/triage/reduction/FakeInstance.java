package io.panoptes.triage.reduction;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A target whose answer to each statement is a function of the statement's text. A reset is told to it as a statement. */
public final class FakeInstance implements Instance {
    /** Every statement that was run, in order; a reset is told as one. */
    public final List<String> log = new ArrayList<>();

    private final Function<String, Outcome> answers;

    public FakeInstance(Function<String, Outcome> answers) {
        this.answers = answers;
    }

    public static Outcome rows(int... values) {
        List<Row> rows = new ArrayList<>();
        for (int value : values) {
            rows.add(new Row(List.of(Value.of(value))));
        }
        return new Outcome.Rows(List.of("a"), List.of(SqlType.INTEGER), rows, 1);
    }

    public static Outcome refusal(String message) {
        return new Outcome.Failed(Outcome.ErrorClass.INVALID, "", message, 1);
    }

    @Override
    public Target target() {
        return new Target("fake", "1", Optional.empty());
    }

    @Override
    public List<Outcome> run(List<String> statements, Duration limit) {
        log.addAll(statements);
        return statements.stream().map(answers).toList();
    }

    @Override
    public Pending submit(List<String> statements, Duration limit) {
        List<Outcome> outcomes = run(statements, limit);
        return () -> outcomes;
    }

    @Override
    public void reset() {
        log.add("reset");
        var unused = answers.apply("reset");
    }

    @Override
    public void close() {}
}
