package io.panoptes.equivalence.front.syntax;

import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlNode;

/** A change of one construct that leaves its meaning alone. What is inside the call was rewritten before. */
interface SyntaxRewrite {

    /** Empty where the rewrite does not apply. */
    Optional<SqlNode> rewrite(SqlCall call);
}
