package io.panoptes.equivalence.evaluator;

import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** An aggregate of which is known only that it is deterministic on the bag of its arguments. */
final class UnknownAggregate extends Accumulator {
    private final String name;
    private final SqlType type;
    private final Run run;
    private final List<String> bag = new ArrayList<>();

    UnknownAggregate(String name, SqlType type, Run run) {
        this.name = name;
        this.type = type;
        this.run = run;
    }

    @Override
    void reset() {
        bag.clear();
    }

    @Override
    void add(long code) {
        bag.add(run.pool.canonicalText(code));
    }

    @Override
    void add(long[] codes, int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(run.pool.canonicalText(codes[i])).append('\u0001');
        }
        bag.add(text.toString());
    }

    @Override
    long result() {
        Collections.sort(bag);
        run.madeUp.add(name);
        return run.pool.code(run.meaning.interpretation().apply(name, String.join("\u0002", bag), type));
    }
}
