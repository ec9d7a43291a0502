package io.panoptes.equivalence.front.affinity;

import io.panoptes.equivalence.front.node.Calls;
import io.panoptes.equivalence.front.node.SyntaxRewrite;
import io.panoptes.equivalence.problem.Unsupported;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;

/** Refuses {@code MOD(a, b)}: unlike {@code a % b} it is in floating point in SQLite, so that {@code MOD(a, 2) / 2} may be 0.5. */
record RemainderFunction() implements SyntaxRewrite {
    @Override
    public Optional<SqlNode> rewrite(SqlCall call) {
        if (Calls.isNamed(call, "MOD", 2)) {
            throw new Unsupported("MOD as a function, which gives a number in floating point");
        }
        return Optional.empty();
    }
}
