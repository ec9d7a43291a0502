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
 * Where no DBMS is named it may be so: there a shorter constant is let pass, for either way it is the same text, and a function where there
 * is no such constant.
 */
public final class FilledTexts {
    private static final String BESIDE = "CHAR beside a text of another length or type";

    private final Filling filling;
    private final TreeSet<Integer> lengths = new TreeSet<>();
    private int shortestConstant = Integer.MAX_VALUE;
    private boolean haveMet;
    private boolean isGiven;

    /** Whether a DBMS does so. */
    public enum Filling {
        NEVER,
        PERHAPS,
        ALWAYS
    }

    public FilledTexts(Filling filling) {
        this.filling = filling;
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
        if (filling == Filling.NEVER || !ofChar.contains(true)) {
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
        if (filling != Filling.NEVER && left != right) {
            throw new Unsupported(BESIDE);
        }
        haveMet |= left && right;
    }

    /** What a function or a cast is given. */
    public void given(boolean ofChar) {
        isGiven |= ofChar;
        if (filling == Filling.ALWAYS && ofChar) {
            throw new Unsupported("function of a CHAR");
        }
    }

    /** At the end, when all columns have been seen. */
    public void check() {
        boolean isShort = !lengths.isEmpty() && shortestConstant < lengths.last();
        boolean differ = haveMet && lengths.size() > 1;
        boolean isRefused = switch (filling) {
            case NEVER -> false;
            case PERHAPS -> isShort && isGiven || differ;
            case ALWAYS -> isShort || differ;
        };
        if (isRefused) {
            throw new Unsupported(BESIDE);
        }
    }

    private void meetsConstant(Value value) {
        if (value instanceof Value.TextValue(String text)) {
            shortestConstant = Math.min(shortestConstant, text.codePointCount(0, text.length()));
        }
    }
}
