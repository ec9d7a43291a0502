package io.panoptes.equivalence.prover.examination;

import io.panoptes.equivalence.prover.expression.Function;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;

/** What the functions mean of which is known only that they give the same for the same. */
public interface Functions {
    /** Nothing: what uses one is not evaluated. */
    Functions NONE = new Functions() {
        @Override
        public Value value(Function function, List<Value> arguments, SqlType type) {
            throw new NotEvaluated("function " + function.text());
        }

        @Override
        public Value ofBags(String function, List<?> arguments, SqlType type) {
            throw new NotEvaluated("function " + function);
        }
    };

    Value value(Function function, List<Value> arguments, SqlType type);

    /** @param arguments values, and for a bag all there is to say about it */
    Value ofBags(String function, List<?> arguments, SqlType type);
}
