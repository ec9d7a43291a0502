package io.panoptes.dbms.worker;

import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes what came of one statement. */
final class AnswerWriter {

    private final DataOutputStream out;
    private final Path folder;
    private final ValueWriter values;

    /** @param folder that of this process */
    AnswerWriter(DataOutputStream out, Path folder) {
        this.out = out;
        this.folder = folder;
        this.values = new ValueWriter(out);
    }

    void rows(Fetched result, long nanos) throws IOException {
        out.writeByte(Wire.ROWS);
        out.writeLong(nanos);
        List<Fetched.Heading> columns = result.columns();
        out.writeInt(columns.size());
        for (Fetched.Heading column : columns) {
            Wire.writeText(out, column.label());
            out.writeInt(column.jdbcType());
            Wire.writeText(out, column.typeName());
            out.writeInt(column.precision());
            out.writeInt(column.scale());
        }
        out.writeInt(result.rows().size());
        for (@Nullable Object[] row : result.rows()) {
            for (Object value : row) {
                values.write(value);
            }
        }
    }

    void done(long nanos) throws IOException {
        out.writeByte(Wire.DONE);
        out.writeLong(nanos);
    }

    /** A sanitizer has reported, whatever else the statement gave. */
    void reported(String report) throws IOException {
        out.writeByte(Wire.REPORTED);
        Wire.writeText(out, report.replace(folder + File.separator, ""));
    }

    void failed(Throwable error, boolean cancelled, long nanos) throws IOException {
        out.writeByte(Wire.FAILED);
        out.writeLong(nanos);
        Wire.writeText(out, ErrorSignature.describe(error));
        Wire.writeText(out, cancelled ? Wire.CANCELLED : ErrorSignature.sqlState(error));
        Wire.writeText(out, ErrorSignature.readable(ErrorSignature.message(error), folder));
        Wire.writeText(out, ErrorSignature.readable(ErrorSignature.stack(error), folder));
        // After this the heap can't be trusted, and the parent takes a new process.
        out.writeBoolean(isHeapExhausted(error));
    }

    private static boolean isHeapExhausted(Throwable error) {
        Throwable cause = error;
        for (int depth = 0; depth < 20 && cause != null; depth++) {
            if (cause instanceof OutOfMemoryError) {
                return true;
            }
            cause = cause.getCause();
        }
        return false;
    }
}
