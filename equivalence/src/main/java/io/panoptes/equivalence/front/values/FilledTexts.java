package io.panoptes.equivalence.front.values;

import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.schema.Column;
import io.panoptes.sql.schema.ColumnTrait;
import io.panoptes.sql.value.Value;
import java.util.List;
import java.util.TreeSet;

/**
 * CHAR(n) columns where a DBMS fills their texts up with blanks: those show in an answer, a comparison takes no regard to them, and most
 * functions cut them off. So a CHAR may stand beside a CHAR of its length and beside constants that need no blanks, and in no function.
 */
public final class FilledTexts {
    private static final String BESIDE = "CHAR beside a text of another length or type";

    private final boolean fills;
    private final TreeSet<Integer> lengths = new TreeSet<>();
    private int shortestConstant = Integer.MAX_VALUE;
    private boolean haveMet;

    /** @param fills whether the DBMS does so */
    public FilledTexts(boolean fills) {
        this.fills = fills;
    }

    public void scanned(Column column) {
        if (column.traits().contains(ColumnTrait.PADDED)) {
            lengths.add(column.mostLetters().orElse(Integer.MAX_VALUE));
        }
    }

    /**
     * Values that are compared, or of which one is taken.
     *
     * @param ofChar for each whether it comes from a CHAR
     */
    public void meet(List<Scalar> scalars, List<Boolean> ofChar) {
        if (!fills || !ofChar.contains(true)) {
            return;
        }
        int filled = 0;
        for (int i = 0; i < scalars.size(); i++) {
            if (ofChar.get(i)) {
                filled++;
            } else if (scalars.get(i) instanceof Scalar.Literal(Value value, var type)) {
                meetsConstant(value);
            } else {
                throw new Unsupported(BESIDE);
            }
        }
        haveMet |= filled > 1;
    }

    /** Two columns of rows that are put together, or compared: whether each comes from a CHAR. */
    public void meet(boolean left, boolean right) {
        if (fills && left != right) {
            throw new Unsupported(BESIDE);
        }
        haveMet |= left && right;
    }

    /** What a function or a cast is given. */
    public void given(boolean ofChar) {
        if (fills && ofChar) {
            throw new Unsupported("function of a CHAR");
        }
    }

    /** At the end, when all columns have been seen. */
    public void check() {
        boolean isShort = !lengths.isEmpty() && shortestConstant < lengths.last();
        if (fills && (isShort || haveMet && lengths.size() > 1)) {
            throw new Unsupported(BESIDE);
        }
    }

    private void meetsConstant(Value value) {
        if (value instanceof Value.TextValue(String text)) {
            shortestConstant = Math.min(shortestConstant, text.codePointCount(0, text.length()));
        }
    }
}
