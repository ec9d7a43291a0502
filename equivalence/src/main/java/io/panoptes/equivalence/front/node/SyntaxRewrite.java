package io.panoptes.equivalence.front.node;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;

/**
 * A change of one construct that leaves its meaning alone. What is inside the call was rewritten before. {@code SyntaxRewrites} lists
 * all, in the order in which they are tried.
 */
public interface SyntaxRewrite {

    /** What stands for the call now; empty where the rewrite does not apply, or changed the parts of the call in place. */
    Optional<SqlNode> rewrite(SqlCall call);
}
