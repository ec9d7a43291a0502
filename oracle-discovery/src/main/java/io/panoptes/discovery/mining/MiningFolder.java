package io.panoptes.discovery.mining;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.languagemodel.Cost;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.OracleFile;
import io.panoptes.sql.oracle.OracleReader;
import io.panoptes.sql.oracle.OracleWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Where a run keeps what it has: {@code oracles.jsonl}, an oracle a line as soon as it is proven, and {@code journal.jsonl}, a
 * line a seed that is done, and {@code candidates.jsonl}, what became of each candidate. A line that was cut short by a kill is cut off.
 */
public final class MiningFolder implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ORACLES = "oracles.jsonl";
    private static final String CONTRADICTIONS = "contradictions.txt";
    private static final String CANDIDATES = "candidates.jsonl";
    private static final String JOURNAL = "journal.jsonl";

    private final Path oracles;
    private final Path contradictions;
    private final Path candidates;
    private final FileChannel oracleChannel;
    private final FileChannel journalChannel;
    private final FileChannel candidateChannel;
    private final List<Oracle> earlier;
    private final Set<Long> done = new HashSet<>();
    private MiningTally tally = MiningTally.NONE;
    private long millis;

    private MiningFolder(Path folder) throws IOException {
        Files.createDirectories(folder);
        this.oracles = folder.resolve(ORACLES);
        this.contradictions = folder.resolve(CONTRADICTIONS);
        this.candidates = folder.resolve(CANDIDATES);
        Path journal = folder.resolve(JOURNAL);
        cutPartialLine(oracles);
        cutPartialLine(journal);
        cutPartialLine(candidates);
        OracleFile file = OracleReader.read(oracles);
        this.earlier = file.oracles();
        for (String line : Files.readAllLines(journal)) {
            takeOver(JSON.readTree(line));
        }
        this.oracleChannel = FileChannel.open(oracles, StandardOpenOption.APPEND);
        this.journalChannel = FileChannel.open(journal, StandardOpenOption.APPEND);
        this.candidateChannel = FileChannel.open(candidates, StandardOpenOption.APPEND);
    }

    /** A new folder, or one to go on with. */
    public static MiningFolder open(Path folder) {
        try {
            return new MiningFolder(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "the folder %s can't be used: %s%n  Name another with --out.".formatted(folder, e.getMessage()), e);
        }
    }

    private static void cutPartialLine(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file);
            return;
        }
        byte[] content = Files.readAllBytes(file);
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') {
            end--;
        }
        if (end < content.length) {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                channel.truncate(end);
            }
        }
    }

    /** What was proven before. */
    public List<Oracle> earlier() {
        return earlier;
    }

    public boolean isDone(long seed) {
        return done.contains(seed);
    }

    public MiningTally tally() {
        return tally;
    }

    /** How long the run had taken when the last seed was done. */
    public long millis() {
        return millis;
    }

    public Path oracleFile() {
        return oracles;
    }

    public Path contradictionFile() {
        return contradictions;
    }

    synchronized void add(Oracle oracle) {
        append(oracleChannel, OracleWriter.write(oracle));
    }

    /** What became of every candidate, each once, the latest judgement of it. */
    public List<CandidateRecord> candidates() {
        Map<String, CandidateRecord> records = new LinkedHashMap<>();
        try {
            for (String line : Files.readAllLines(candidates)) {
                CandidateRecord record = CandidateRecord.of(JSON.readTree(line));
                records.put(record.seed() + " " + record.candidate().sql(), record);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("can't read " + candidates, e);
        }
        return List.copyOf(records.values());
    }

    synchronized void judged(CandidateRecord record) {
        append(candidateChannel, record.line());
    }

    synchronized void contradicted(String text) {
        try {
            Files.writeString(contradictions, text + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException("can't write to " + contradictions, e);
        }
    }

    synchronized void done(long seed, MiningTally result, long elapsedMillis) {
        ObjectNode line = JSON.createObjectNode();
        line.put("seed", seed).put("millis", elapsedMillis);
        line.set("tally", JSON.valueToTree(result));
        append(journalChannel, line.toString());
    }

    /**
     * Takes in what another machine has mined.
     *
     * @param part its folder
     * @param known the ids of oracles that need not be kept; those that are kept are added
     * @param elapsedMillis how long the run has taken as a whole
     */
    public synchronized void takeIn(Path part, Set<String> known, long elapsedMillis) {
        try {
            for (Oracle oracle : OracleReader.read(part.resolve(ORACLES)).oracles()) {
                if (known.add(oracle.id())) {
                    add(oracle);
                }
            }
            for (String line : lines(part.resolve(CANDIDATES))) {
                append(candidateChannel, line);
            }
            for (String line : lines(part.resolve(CONTRADICTIONS))) {
                contradicted(line);
            }
            for (String line : lines(part.resolve(JOURNAL))) {
                ObjectNode seed = (ObjectNode) JSON.readTree(line);
                if (!isDone(seed.path("seed").asLong())) {
                    seed.put("millis", elapsedMillis);
                    append(journalChannel, seed.toString());
                    takeOver(seed);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("what a machine has mined can't be read: " + e.getMessage(), e);
        }
    }

    private static List<String> lines(Path file) throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    private static void append(FileChannel channel, String line) {
        try {
            ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("what was found can't be kept: " + e.getMessage(), e);
        }
    }

    private void takeOver(JsonNode line) throws JsonProcessingException {
        done.add(line.path("seed").asLong());
        millis = Math.max(millis, line.path("millis").asLong());
        JsonNode node = line.path("tally");
        JsonNode price = node.path("cost");
        tally = tally.plus(new MiningTally(
                node.path("seeds").asLong(),
                node.path("answers").asLong(),
                node.path("proposed").asLong(),
                counts(node.path("failed")),
                counts(node.path("open")),
                node.path("proved").asLong(),
                node.path("oracles").asLong(),
                node.path("alike").asLong(),
                node.path("known").asLong(),
                node.path("contradicted").asLong(),
                node.path("similarities").asDouble(),
                node.path("pairs").asLong(),
                node.path("oracleSimilarities").asDouble(),
                node.path("oraclePairs").asLong(),
                node.path("judgedNanos").asLong(),
                new Cost(
                        price.path("requests").asLong(),
                        price.path("inputTokens").asLong(),
                        price.path("outputTokens").asLong(),
                        price.path("dollars").decimalValue())));
    }

    private static Map<String, Long> counts(JsonNode node) {
        Map<String, Long> counts = new TreeMap<>();
        node.properties()
                .forEach(entry -> counts.put(entry.getKey(), entry.getValue().asLong()));
        return counts;
    }

    @Override
    public void close() {
        try {
            oracleChannel.close();
            journalChannel.close();
            candidateChannel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
