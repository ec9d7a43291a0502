package io.panoptes.dbms.process;

import io.panoptes.dbms.Clock;
import io.panoptes.dbms.worker.Wire;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;

/** What stands before the statements that a worker is sent. */
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

    private static int millis(Duration limit) {
        return (int) Math.min(limit.toMillis(), Integer.MAX_VALUE);
    }
}
