package io.panoptes.dbms.process;

import io.panoptes.dbms.Outcome;
import io.panoptes.dbms.Outcome.ErrorClass;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.worker.Wire;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Row;
import io.panoptes.sql.value.Value;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads what came of one statement. */
final class ProcessAnswerReader {

    private final Profile profile;
    private final boolean dynamicTypes;

    private boolean spent;

    ProcessAnswerReader(Profile profile, boolean dynamicTypes) {
        this.profile = profile;
        this.dynamicTypes = dynamicTypes;
    }

    /**
     * Whether the last answer said that the worker's heap ran out, or that a sanitizer has reported: it tells of each place in the code
     * once a process, and nobody knows what the memory holds from then on.
     */
    boolean isSpent() {
        return spent;
    }

    Outcome read(DataInputStream in) throws IOException {
        int kind = in.readUnsignedByte();
        return switch (kind) {
            case Wire.ROWS -> rows(in, in.readLong());
            case Wire.DONE -> new Outcome.Done(in.readLong());
            case Wire.FAILED -> failed(in, in.readLong());
            case Wire.REPORTED -> reported(in);
            default -> throw new IOException("the worker process answered %d, which means nothing".formatted(kind));
        };
    }

    /** The same as where the sanitizer ends the process. */
    private Outcome reported(DataInputStream in) throws IOException {
        spent = true;
        return new Outcome.Crashed(Wire.readText(in) + "\nThe process went on, and was ended.");
    }

    private Outcome rows(DataInputStream in, long nanos) throws IOException {
        int width = in.readInt();
        List<String> names = new ArrayList<>(width);
        List<SqlType> types = new ArrayList<>(width);
        for (int i = 0; i < width; i++) {
            names.add(Wire.readText(in));
            types.add(ColumnType.of(in.readInt(), Wire.readText(in), in.readInt(), in.readInt()));
        }
        int height = in.readInt();
        List<Row> rows = new ArrayList<>(height);
        for (int i = 0; i < height; i++) {
            Value[] row = new Value[width];
            for (int j = 0; j < width; j++) {
                row[j] = opaqueIfTypeIs(types.get(j), ValueReader.read(in));
            }
            rows.add(Row.of(row));
        }
        return new Outcome.Rows(names, dynamicTypes ? ColumnType.ofValues(rows, width) : types, rows, nanos);
    }

    /** A driver gives some types of its DBMS as strings: an interval, a UUID. They are no texts. */
    private Value opaqueIfTypeIs(SqlType type, Value value) {
        boolean opaque = type instanceof SqlType.OpaqueType || type instanceof SqlType.IntervalType;
        return opaque && !dynamicTypes && value instanceof Value.TextValue(String text)
                ? new Value.OpaqueValue(text)
                : value;
    }

    private Outcome failed(DataInputStream in, long nanos) throws IOException {
        String description = Wire.readText(in);
        String sqlState = Wire.readText(in);
        String message = Wire.readText(in);
        String stack = Wire.readText(in);
        boolean heapExhausted = in.readBoolean();
        spent = heapExhausted;
        boolean resource = heapExhausted || sqlState.equals(Wire.CANCELLED) || description.contains("ResultTooLarge|");
        ErrorClass errorClass = resource ? ErrorClass.RESOURCE : profile.classify(description);
        boolean tellWhere = errorClass == ErrorClass.INTERNAL || heapExhausted;
        return new Outcome.Failed(errorClass, sqlState, tellWhere ? message + "\n" + stack : message, nanos);
    }
}
