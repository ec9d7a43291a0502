package io.panoptes.dbms.process;

import io.panoptes.dbms.Clock;
import io.panoptes.dbms.coverage.Observation;
import io.panoptes.dbms.worker.Wire;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** What a worker is sent. */
interface Request {
    void write(DataOutputStream out) throws IOException;

    static Request run(Duration limit) {
        return out -> {
            out.writeByte(Wire.RUN);
            out.writeInt(millis(limit));
        };
    }

    static Request measure(Duration limit, Clock clock) {
        return out -> {
            out.writeByte(Wire.MEASURE);
            out.writeInt(millis(limit));
            out.writeBoolean(clock == Clock.CPU);
        };
    }

    /** The same, and the statements that it is about, as they are now: it may be written later. */
    default Request with(List<String> statements, List<Observation> observed) {
        List<String> all = List.copyOf(statements);
        return out -> {
            write(out);
            out.writeInt(all.size());
            for (String statement : all) {
                byte[] text = statement.getBytes(StandardCharsets.UTF_8);
                out.writeInt(text.length);
                out.write(text);
            }
            byte[] roles = new byte[observed.isEmpty() ? 0 : all.size()];
            for (Observation pair : observed) {
                roles[pair.left()] = Wire.LEFT;
                roles[pair.right()] = (byte) (pair.whole() ? Wire.RIGHT_WHOLE : Wire.RIGHT);
            }
            out.writeInt(roles.length);
            out.write(roles);
        };
    }

    private static int millis(Duration limit) {
        return (int) Math.min(limit.toMillis(), Integer.MAX_VALUE);
    }
}
