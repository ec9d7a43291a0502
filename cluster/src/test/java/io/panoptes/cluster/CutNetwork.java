package io.panoptes.cluster;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A network that can be cut: forwards TCP from one address of this machine's loopback to the same port of another. While it is cut,
 * connections end and new ones are refused.
 */
final class CutNetwork implements AutoCloseable {
    private final ServerSocket server;
    private final InetSocketAddress to;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private volatile boolean cut;

    private CutNetwork(ServerSocket server, InetSocketAddress to) {
        this.server = server;
        this.to = to;
    }

    static CutNetwork forward(String from, String to, int port) throws IOException {
        CutNetwork network = new CutNetwork(
                new ServerSocket(port, 50, InetAddress.getByName(from)),
                new InetSocketAddress(InetAddress.getByName(to), port));
        Thread.ofPlatform().daemon().start(network::accept);
        return network;
    }

    void cut(boolean now) {
        cut = now;
        if (now) {
            open.forEach(CutNetwork::end);
        }
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket near = server.accept();
                if (cut) {
                    end(near);
                    continue;
                }
                Socket far = new Socket();
                far.connect(to);
                pump(near, far);
                pump(far, near);
            } catch (IOException refused) {
                // Who connects sees that nobody answers.
            }
        }
    }

    private void pump(Socket from, Socket into) {
        open.add(from);
        Thread.ofPlatform().daemon().start(() -> {
            try (from;
                    into) {
                InputStream in = from.getInputStream();
                OutputStream out = into.getOutputStream();
                in.transferTo(out);
            } catch (IOException ended) {
                // By either side, or by the cut.
            } finally {
                open.remove(from);
            }
        });
    }

    private static void end(Socket socket) {
        try {
            socket.close();
        } catch (IOException alreadyEnded) {
            // As it should be.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        cut(true);
    }
}
