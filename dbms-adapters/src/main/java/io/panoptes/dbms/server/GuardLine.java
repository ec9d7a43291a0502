package io.panoptes.dbms.server;

import com.github.dockerjava.api.async.ResultCallback;
import com.github.dockerjava.api.model.Frame;
import com.github.dockerjava.api.model.StreamType;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * The line to the guard of a container: orders go out, replies and the server's log come in. It is cut when this program ends
 * in whatever way, and then the guard ends the container.
 */
final class GuardLine extends ResultCallback.Adapter<Frame> {

    private final ContainerLog log;
    private final Pipe orders;
    private final BlockingQueue<String> replies = new LinkedBlockingQueue<>();
    private final StringBuilder unfinished = new StringBuilder();

    private volatile boolean running;
    private volatile boolean cut;

    GuardLine(ContainerLog log) throws IOException {
        this.log = log;
        this.orders = Pipe.open();
    }

    /** What the guard reads. */
    InputStream orders() {
        return Channels.newInputStream(orders.source());
    }

    /** Whether the guard replied to this order within this time. */
    boolean order(String word, String reply, Duration limit) {
        replies.clear();
        running = word.equals("start");
        try {
            orders.sink().write(ByteBuffer.wrap((word + "\n").getBytes(StandardCharsets.UTF_8)));
            return reply.equals(cut ? "" : replies.poll(limit.toMillis(), TimeUnit.MILLISECONDS));
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Whether the server was started and has not ended. */
    boolean serverRuns() {
        return running && !cut;
    }

    /** Whether the guard can be given orders. */
    boolean isCut() {
        return cut;
    }

    @Override
    public void onNext(Frame frame) {
        if (frame.getStreamType() == StreamType.STDOUT) {
            take(new String(frame.getPayload(), StandardCharsets.UTF_8));
        } else {
            log.add(frame.getPayload());
        }
    }

    @Override
    public void onError(Throwable problem) {
        hangUp();
        super.onError(problem);
    }

    @Override
    public void onComplete() {
        hangUp();
        super.onComplete();
    }

    @Override
    public void close() throws IOException {
        hangUp();
        orders.sink().close();
        super.close();
    }

    private void take(String text) {
        unfinished.append(text);
        for (int end = unfinished.indexOf("\n"); end >= 0; end = unfinished.indexOf("\n")) {
            String line = unfinished.substring(0, end);
            unfinished.delete(0, end + 1);
            if (line.startsWith("ended ")) {
                running = false;
            } else {
                replies.add(line);
            }
        }
    }

    private void hangUp() {
        cut = true;
        replies.add("");
    }
}
