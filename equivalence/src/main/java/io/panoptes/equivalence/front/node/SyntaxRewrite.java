package io.panoptes.equivalence.front.node;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;

/** A change of one construct that leaves its meaning alone. What is inside the call was rewritten before. */
public interface SyntaxRewrite {

    /** Empty where the rewrite does not apply. */
    Optional<SqlNode> rewrite(SqlCall call);
}
