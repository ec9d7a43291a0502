package io.panoptes.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.panoptes.campaign.CampaignEvent;
import io.panoptes.campaign.wiring.Cluster;
import io.panoptes.triage.Suspect;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Campaigns on a cluster to which something happens: each gives the suspects that one process gives. Each fault once; or as many rounds
 * of a random one as {@code -Dpanoptes.faults.rounds} says (scripts/cluster-faults); {@code -Dpanoptes.faults.only} names some,
 * with commas.
 */
@Tag("slow")
class RandomFaultsTest {
    private static final long CASES = 1_000;
    private static final long CUT_MILLIS = 60_000;
    private static final Duration LONGEST_FAULT = Duration.ofMinutes(3);
    private static final String DRIVER = "127.0.0.1";
    /** Where executors think that the driver is. */
    private static final String DRIVER_BEHIND_THE_NETWORK = "127.0.0.2";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path reference;

    private static Map<Long, Suspect> expected = Map.of();
    private static long expectedCases;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private final Map<String, String> settings = new HashMap<>();

    enum Fault {
        EXECUTOR_KILLED,
        HOST_GONE,
        NETWORK_CUT,
        DISK_FULL,
        MEMORY_TAKEN;

        /** Whether it can't be but that an executor is lost, which is told. */
        boolean losesExecutors() {
            return this == EXECUTOR_KILLED || this == HOST_GONE || this == MEMORY_TAKEN;
        }
    }

    /** @param place of the cases, at which it happens */
    record Round(int number, Fault fault, long place) {}

    static Stream<Round> rounds() {
        int rounds = Integer.getInteger("panoptes.faults.rounds", 0);
        String only = System.getProperty("panoptes.faults.only", "");
        Random random = new Random(Long.getLong("panoptes.faults.seed", 1));
        Fault[] all = only.isEmpty()
                ? Fault.values()
                : Stream.of(only.split(",", -1)).map(Fault::valueOf).toArray(Fault[]::new);
        return IntStream.range(0, rounds == 0 ? all.length : rounds)
                .mapToObj(i -> new Round(
                        i + 1, rounds == 0 ? all[i] : all[random.nextInt(all.length)], random.nextLong(CASES / 4)));
    }

    @BeforeAll
    static void oneProcess() {
        var result = CampaignRun.of(Optional.empty(), CASES, Duration.ZERO, reference, event -> {});
        expected = result.suspects();
        expectedCases = result.progress().cases();
        assertThat(expected).isNotEmpty();
    }

    private void set(String name, Object value) {
        settings.put(name, String.valueOf(value));
        System.setProperty(name, String.valueOf(value));
    }

    @AfterEach
    void withoutSettings() {
        settings.keySet().forEach(System::clearProperty);
    }

    @ParameterizedTest
    @MethodSource("rounds")
    void nothingIsLostAndNothingIsThereTwice(Round round) throws IOException, InterruptedException {
        int port = freePort();
        int blocks = freePort();
        set("spark.driver.host", DRIVER_BEHIND_THE_NETWORK);
        set("spark.driver.bindAddress", DRIVER);
        set("spark.driver.port", port);
        set("spark.driver.blockManager.port", blocks);
        set("spark.executor.memory", "1g");
        Path home = folder.resolve("spark");
        Path disk = home.resolve("work1");
        Files.createDirectories(disk);
        List<String> notes = new CopyOnWriteArrayList<>();
        boolean isSmall = round.fault() == Fault.DISK_FULL;
        if (isSmall) {
            assumeTrue(ran("mount", "-t", "tmpfs", "-o", "size=400m", "tmpfs", disk.toString()), "no right to mount");
        }
        try (CutNetwork calls = CutNetwork.forward(DRIVER_BEHIND_THE_NETWORK, DRIVER, port);
                CutNetwork data = CutNetwork.forward(DRIVER_BEHIND_THE_NETWORK, DRIVER, blocks);
                @Nullable SmallMemory memory = round.fault() == Fault.MEMORY_TAKEN ? memory() : null;
                StandaloneProcesses processes = StandaloneProcesses.start(home, 2, List.of())) {
            if (memory != null) {
                memory.limit(processes.worker(1).pid());
            }
            try (Cluster cluster = SparkCluster.connect(processes.master(), notes::add)) {
                CompletableFuture<Boolean> happened = new CompletableFuture<>();
                Consumer<CampaignEvent> after = once(happened, round.place(), () -> {
                    switch (round.fault()) {
                        case EXECUTOR_KILLED -> processes.executors().getFirst().destroyForcibly();
                        case HOST_GONE -> processes.killHost(1);
                        case NETWORK_CUT -> {
                            calls.cut(true);
                            data.cut(true);
                            Thread.sleep(CUT_MILLIS);
                            calls.cut(false);
                            data.cut(false);
                        }
                        case DISK_FULL -> fill(disk.resolve("full"));
                        case MEMORY_TAKEN -> Objects.requireNonNull(memory).takeFrom(executorOf(processes.worker(1)));
                    }
                });
                long start = System.nanoTime();
                var result = CampaignRun.of(Optional.of(cluster), CASES, Duration.ZERO, folder.resolve("out"), after);
                long seconds = (System.nanoTime() - start) / 1_000_000_000;
                assertThat(happened).as("the fault").succeedsWithin(LONGEST_FAULT);
                if (round.fault().losesExecutors()) {
                    awaitLoss(notes);
                    assertThat(notes).as(() -> logs(processes)).anyMatch(RandomFaultsTest::tellsOfLoss);
                }
                assertThat(result.notes()).noneMatch(note -> note.contains("every machine that ran it was lost"));
                assertThat(result.suspects()).as(() -> logs(processes)).isEqualTo(expected);
                assertThat(CampaignRun.journaled(folder.resolve("out"))).doesNotHaveDuplicates();
                assertThat(result.progress().cases()).isEqualTo(expectedCases);
                System.out.printf(
                        "round %d: %s at case %d: %d suspects, all there, %d executors lost, %d s%n",
                        round.number(),
                        round.fault(),
                        round.place(),
                        result.suspects().size(),
                        notes.stream().filter(RandomFaultsTest::tellsOfLoss).count(),
                        seconds);
                System.out.flush();
            }
        } finally {
            if (isSmall) {
                ran("umount", "-l", disk.toString());
            }
        }
    }

    /** It is told on a thread of Spark's; the cases may be over by then. */
    private static void awaitLoss(List<String> notes) throws InterruptedException {
        long end = System.nanoTime() + LONGEST_FAULT.toNanos();
        while (System.nanoTime() < end && notes.stream().noneMatch(RandomFaultsTest::tellsOfLoss)) {
            Thread.sleep(100);
        }
    }

    private static boolean tellsOfLoss(String note) {
        return note.contains("was lost");
    }

    /** A thing that is done to the machines. */
    private interface Deed {
        void run() throws IOException, InterruptedException;
    }

    /**
     * When as many cases have come back, in a thread of its own: Spark goes on meanwhile.
     *
     * @param happened is told of its end
     */
    private static Consumer<CampaignEvent> once(CompletableFuture<Boolean> happened, long cases, Deed deed) {
        AtomicBoolean begun = new AtomicBoolean();
        return event -> {
            boolean isTime = event instanceof CampaignEvent.Progressed(var progress) && progress.cases() > cases;
            if (isTime && begun.compareAndSet(false, true)) {
                Thread.ofPlatform().daemon().start(() -> {
                    try {
                        deed.run();
                        happened.complete(true);
                    } catch (IOException | InterruptedException | RuntimeException failed) {
                        happened.completeExceptionally(failed);
                    }
                });
            }
        };
    }

    private static SmallMemory memory() {
        Optional<SmallMemory> memory = SmallMemory.create();
        assumeTrue(memory.isPresent(), "no right to limit memory");
        return memory.get();
    }

    /** Workers start nothing else. */
    private static ProcessHandle executorOf(ProcessHandle worker) {
        return worker.children().findFirst().orElseThrow(() -> new IllegalStateException("the worker has no executor"));
    }

    private static void fill(Path file) {
        try (OutputStream out = Files.newOutputStream(file)) {
            byte[] block = new byte[64 << 10];
            while (true) {
                out.write(block);
            }
        } catch (IOException full) {
            // As it should be.
        }
    }

    private static boolean ran(String... command) throws IOException, InterruptedException {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(DRIVER))) {
            return socket.getLocalPort();
        }
    }

    private static String logs(StandaloneProcesses processes) {
        try {
            return processes.logs();
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }
}
