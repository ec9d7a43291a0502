package io.panoptes.dbms.learning;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Target;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A DBMS that answers differently from the one behind it: each statement is changed on its way.
 *
 * @param answer changes what comes back
 */
record RewritingInstance(Instance instance, UnaryOperator<String> change, UnaryOperator<Outcome> answer)
        implements Instance {
    RewritingInstance(Instance instance, UnaryOperator<String> change) {
        this(instance, change, UnaryOperator.identity());
    }

    @Override
    public Target target() {
        return instance.target();
    }

    @Override
    public List<Outcome> run(List<String> statements, Duration limit) {
        return instance.run(statements.stream().map(change).toList(), limit).stream()
                .map(answer)
                .toList();
    }

    @Override
    public Pending submit(List<String> statements, Duration limit) {
        return instance.submit(statements.stream().map(change).toList(), limit);
    }

    @Override
    public void reset() {
        instance.reset();
    }

    @Override
    public void close() {
        instance.close();
    }
}
