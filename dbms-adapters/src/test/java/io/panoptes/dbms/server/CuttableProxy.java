package io.panoptes.dbms.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A way to a server that can be cut and restored. */
final class CuttableProxy implements AutoCloseable {

    private final int target;
    private final ServerSocket entrance;
    private final List<Socket> open = new CopyOnWriteArrayList<>();
    private volatile boolean cut;

    CuttableProxy(int target) throws IOException {
        this.target = target;
        this.entrance = new ServerSocket(0, 16, InetAddress.getLoopbackAddress());
        Thread.ofPlatform().daemon().start(this::accept);
    }

    int port() {
        return entrance.getLocalPort();
    }

    void cut() {
        cut = true;
        open.forEach(CuttableProxy::end);
        open.clear();
    }

    void restore() {
        cut = false;
    }

    @Override
    public void close() throws IOException {
        entrance.close();
        cut();
    }

    private void accept() {
        try {
            while (true) {
                Socket outside = entrance.accept();
                if (cut) {
                    end(outside);
                    continue;
                }
                Socket inside = new Socket(InetAddress.getLoopbackAddress(), target);
                open.addAll(List.of(outside, inside));
                pump(outside, inside);
                pump(inside, outside);
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private static void pump(Socket from, Socket to) {
        Thread.ofPlatform().daemon().start(() -> {
            try (InputStream in = from.getInputStream();
                    OutputStream out = to.getOutputStream()) {
                in.transferTo(out);
            } catch (IOException ended) {
                end(to);
            }
        });
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
