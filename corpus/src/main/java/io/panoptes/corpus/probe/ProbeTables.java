package io.panoptes.corpus.probe;

import io.panoptes.corpus.ValuePool;
import io.panoptes.corpus.store.Slot;
import io.panoptes.corpus.store.SlotType;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Profile;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import io.panoptes.sql.write.SqlWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/**
 * The tables that snippets are tried on: some columns of each type, an {@code id}, and rows of the values that cases use.
 *
 * <p>{@link #ALL} begins with a row of NULLs only; {@link #SOME} holds every third of its rows in another order;
 * {@link #TURNED} all of them from the last to the first; {@link #CORNERS} holds values at the ends of the types; {@link #NONE} is empty.
 */
public final class ProbeTables {
    public static final String ALL = "zp_all";
    public static final String SOME = "zp_some";
    /** The rows of {@link #ALL} from the last to the first. */
    public static final String TURNED = "zp_turned";

    public static final String CORNERS = "zp_corners";
    public static final String NONE = "zp_none";
    public static final int ROWS = 40;

    static final int COLUMNS = 3;
    private static final int EVERY = 3;
    private static final int CORNER_ROWS = 12;

    private final Profile profile;
    private final List<SlotType> types;

    public ProbeTables(Profile profile) {
        this.profile = profile;
        this.types = Arrays.stream(SlotType.values())
                .filter(type -> type != SlotType.HUGEINT && type != SlotType.ROWS)
                .filter(type -> !profile.spellings(type.type()).isEmpty())
                .toList();
    }

    public boolean holds(Slot slot) {
        return types.contains(slot.type()) && slot.number() < COLUMNS;
    }

    /** The name of a slot's column. */
    public static String column(Slot slot) {
        return "z" + slot.type().letter() + slot.number();
    }

    public List<String> setup() {
        var statements = new ArrayList<String>();
        for (String table : List.of(ALL, SOME, TURNED, CORNERS, NONE)) {
            statements.add("CREATE TABLE " + table + " (" + String.join(", ", columns()) + ")");
        }
        List<List<String>> rows = rows();
        for (int id = 0; id < rows.size(); id++) {
            statements.add(insert(ALL, id, rows.get(id)));
        }
        for (int id = rows.size() - 1; id >= 0; id--) {
            if (id % EVERY == 1) {
                statements.add(insert(SOME, id, rows.get(id)));
            }
        }
        for (int id = rows.size() - 1; id >= 0; id--) {
            statements.add(insert(TURNED, id, rows.get(id)));
        }
        for (int id = 0; id < CORNER_ROWS; id++) {
            statements.add(insert(CORNERS, id, cornerRow(id)));
        }
        return statements;
    }

    private List<String> columns() {
        var columns = new ArrayList<String>();
        columns.add("id " + profile.spellings(SqlType.INTEGER).getFirst().name());
        for (SlotType type : types) {
            for (int i = 0; i < COLUMNS; i++) {
                columns.add(column(new Slot(type, i)) + " "
                        + profile.spellings(type.type()).getFirst().name());
            }
        }
        return columns;
    }

    private List<List<String>> rows() {
        // A seed of its own, so that every build finds the same.
        var random = new SplittableRandom(7);
        var pool = new ValuePool(
                !profile.hazards().contains(Hazard.PADDING), !profile.hazards().contains(Hazard.COLLATION));
        var rows = new ArrayList<List<String>>();
        for (int id = 0; id < ROWS; id++) {
            var row = new ArrayList<String>();
            for (SlotType type : types) {
                for (int i = 0; i < COLUMNS; i++) {
                    boolean nothing = id == 0 || Chance.oneIn(8).happens(random);
                    row.add(written(nothing ? Value.NULL : pool.draw(random, type.type())));
                }
            }
            rows.add(row);
        }
        return rows;
    }

    private List<String> cornerRow(int id) {
        var row = new ArrayList<String>();
        for (SlotType type : types) {
            List<Value> corners = corners(type);
            for (int i = 0; i < COLUMNS; i++) {
                row.add(written(corners.get((id + i * (1 + id / 4)) % corners.size())));
            }
        }
        return row;
    }

    private static List<Value> corners(SlotType type) {
        return switch (type) {
            case INTEGER ->
                List.of(
                        Value.of(Integer.MAX_VALUE),
                        Value.of(Integer.MIN_VALUE),
                        Value.of(1000),
                        Value.of(-1000),
                        Value.of(0));
            case BIGINT, HUGEINT ->
                List.of(
                        Value.of(Long.MAX_VALUE),
                        new Value.IntegerValue(BigInteger.valueOf(-Long.MAX_VALUE)),
                        Value.of(100_000),
                        Value.of(0));
            case ROWS -> throw new IllegalStateException("no column holds rows");
            case BOOLEAN -> List.of(Value.TRUE, Value.FALSE, Value.NULL);
            case TEXT ->
                List.of(
                        Value.of("zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"),
                        Value.of("Ab %_\\'\"x"),
                        Value.of("1e5"),
                        Value.of("äöü"),
                        Value.of("[1]"));
            case DATE ->
                List.of(
                        new Value.DateValue(LocalDate.of(1600, 3, 1)),
                        new Value.DateValue(LocalDate.of(9999, 12, 31)),
                        new Value.DateValue(LocalDate.of(1970, 1, 1)));
            case DECIMAL ->
                List.of(
                        Value.of(new BigDecimal("99999999.99")),
                        Value.of(new BigDecimal("-99999999.99")),
                        Value.of(new BigDecimal("0.01")));
        };
    }

    private String written(Value value) {
        return SqlWriter.write(value, profile.dialect());
    }

    private static String insert(String table, int id, List<String> row) {
        return "INSERT INTO " + table + " VALUES (" + id + ", " + String.join(", ", row) + ")";
    }
}
