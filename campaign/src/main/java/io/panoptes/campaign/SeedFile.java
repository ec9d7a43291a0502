package io.panoptes.campaign;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.panoptes.instantiation.guidance.Seed;
import io.panoptes.triage.finding.RecordJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The seeds of a campaign, one JSON object a line, so that a resumed campaign has them. Where they would take more than their
 * share of the disk, the older half goes: a later seed holds what the earlier ones reached, or reached something else.
 */
public final class SeedFile {
    public static final String FILE = "seeds.jsonl";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path file;
    private final long budget;
    private final Consumer<String> notes;
    private long size;
    private boolean broken;

    /**
     * @param budget bytes that the file may have
     * @param notes is told when seeds can't be written any more; the campaign goes on without
     */
    public SeedFile(Path folder, long budget, Consumer<String> notes) {
        this.file = folder.resolve(FILE);
        this.budget = budget;
        this.notes = notes;
    }

    /** Those of an earlier part of the campaign; what the end of the process tore is left out. */
    public synchronized List<Seed> read() {
        var seeds = new ArrayList<Seed>();
        try {
            for (String line : lines()) {
                try {
                    seeds.add(RecordJson.read(JSON.readTree(line), Seed.class));
                } catch (IOException | RuntimeException torn) {
                    // A seed less; it is found again.
                }
            }
            size = Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            stop(e);
        }
        return seeds;
    }

    public synchronized void keep(Seed seed) {
        if (broken) {
            return;
        }
        byte[] line = (RecordJson.write(seed, Seed.class) + "\n").getBytes(StandardCharsets.UTF_8);
        if (line.length > budget / 4) {
            return;
        }
        try {
            if (size + line.length > budget) {
                dropOlderHalf();
            }
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            size += line.length;
        } catch (IOException e) {
            stop(e);
        }
    }

    private void dropOlderHalf() throws IOException {
        List<String> lines = lines();
        var kept = new ArrayList<String>();
        long bytes = 0;
        for (String line : lines.reversed()) {
            bytes += line.getBytes(StandardCharsets.UTF_8).length + 1;
            if (bytes > budget / 2) {
                break;
            }
            kept.addFirst(line);
        }
        Path next = file.resolveSibling(FILE + ".next");
        Files.write(next, kept);
        Files.move(next, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        size = Files.size(file);
    }

    private List<String> lines() throws IOException {
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }

    private void stop(IOException reason) {
        broken = true;
        notes.accept("seeds can't be kept in %s any more: %s. A resumed campaign will find them anew."
                .formatted(file, reason.getMessage()));
    }
}
