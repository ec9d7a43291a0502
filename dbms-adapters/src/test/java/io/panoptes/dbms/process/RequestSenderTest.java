package io.panoptes.dbms.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
class RequestSenderTest {
    /** A pipe of one byte: to send what nobody reads would never end. */
    @Test
    void nobodyWaitsForAFullPipe() throws IOException {
        PipedOutputStream pipe = new PipedOutputStream();
        try (DataInputStream read = new DataInputStream(new PipedInputStream(pipe, 1));
                RequestSender requests = new RequestSender(pipe, "test")) {
            requests.send(out -> out.write(new byte[100_000]));
            requests.send(out -> out.writeInt(7));
            assertThat(read.readNBytes(100_000)).hasSize(100_000);
            assertThat(read.readInt()).isEqualTo(7);
        }
    }

    @Test
    void whatIsSentToAProcessThatEndedIsDropped() throws IOException {
        PipedOutputStream pipe = new PipedOutputStream();
        PipedInputStream read = new PipedInputStream(pipe);
        RequestSender requests = new RequestSender(pipe, "test");
        read.close();
        requests.send(out -> out.writeInt(7));
        requests.close();
        requests.send(out -> out.writeInt(8));
        assertThat(read.available()).isZero();
    }
}
