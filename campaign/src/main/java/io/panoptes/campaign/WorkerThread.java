package io.panoptes.campaign;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Threads of a campaign: a dead worker must not look like a clean run. */
final class WorkerThread {
    private WorkerThread() {}

    static List<Thread> startAll(String name, int count, Runnable body, Consumer<RuntimeException> failed) {
        return IntStream.range(0, count)
                .mapToObj(i -> start(name + i, body, failed))
                .toList();
    }

    /** @param failed is told how the body ended, where it did not by itself */
    static Thread start(String name, Runnable body, Consumer<RuntimeException> failed) {
        return Thread.ofPlatform().daemon().name(name).start(() -> {
            try {
                body.run();
            } catch (RuntimeException exception) {
                failed.accept(exception);
            } catch (OutOfMemoryError exhausted) {
                failed.accept(new IllegalStateException(
                        "Panoptes ran out of memory; give it more with PANOPTES_JAVA_OPTS=-Xmx4g", exhausted));
            } catch (Error broken) {
                failed.accept(new IllegalStateException("%s failed: %s".formatted(name, broken), broken));
            }
        });
    }
}
