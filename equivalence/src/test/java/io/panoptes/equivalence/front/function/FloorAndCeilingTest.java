package io.panoptes.equivalence.front.function;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.equivalence.front.operator.RoundingFunctions;
import java.util.Optional;
import org.apache.calcite.sql.SqlCall;
import org.apache.calcite.sql.SqlLiteral;
import org.apache.calcite.sql.SqlNode;
import org.apache.calcite.sql.SqlOperator;
import org.apache.calcite.sql.fun.SqlStdOperatorTable;
import org.apache.calcite.sql.parser.SqlParserPos;
import org.junit.jupiter.api.Test;

class FloorAndCeilingTest {
    @Test
    void takesTheFunctionsOfTheTable() {
        assertThat(operator(SqlStdOperatorTable.FLOOR)).contains(RoundingFunctions.FLOOR);
        assertThat(operator(SqlStdOperatorTable.CEIL)).contains(RoundingFunctions.CEIL);
    }

    @Test
    void leavesOthersAlone() {
        assertThat(operator(SqlStdOperatorTable.ABS)).isEmpty();
    }

    private static Optional<SqlOperator> operator(SqlOperator written) {
        SqlNode one = SqlLiteral.createExactNumeric("1", SqlParserPos.ZERO);
        return new FloorAndCeiling()
                .rewrite(written.createCall(SqlParserPos.ZERO, one))
                .map(node -> ((SqlCall) node).getOperator());
    }
}
