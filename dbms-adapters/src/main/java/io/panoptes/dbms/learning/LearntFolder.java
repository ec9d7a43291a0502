package io.panoptes.dbms.learning;

import io.panoptes.dbms.TargetException;
import io.panoptes.dbms.TargetException.Problem;
import io.panoptes.dbms.adapter.Adapter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A learnt profile as files that a person reads, edits and commits. */
public record LearntFolder(Path folder) {
    static final String PROFILE = "profile.txt";
    private static final String EVIDENCE = "evidence.tsv";
    /** What it answers differently from the standard. */
    public static final String DIFFERS = "differs.txt";

    static final String ORACLES = "oracles.txt";
    private static final List<String> HEAD_OF_OPERATIONS =
            List.of("# Functions and operators that were tried. See docs/corpus.md for the words.");

    public boolean exists() {
        return Files.isRegularFile(folder.resolve(PROFILE));
    }

    public void write(LearntDbms learnt, List<ProbeEvidence> evidence) {
        try {
            Files.createDirectories(folder);
            Files.write(folder.resolve(PROFILE), ProfileText.write(learnt));
            List<String> operations = new java.util.ArrayList<>(HEAD_OF_OPERATIONS);
            operations.addAll(learnt.operations());
            Files.write(folder.resolve(Adapter.Files.OPERATIONS), operations);
            Files.write(folder.resolve(DIFFERS), learnt.differing());
            if (!learnt.oracles().isEmpty()) {
                Files.write(folder.resolve(ORACLES), learnt.oracles());
            }
            if (!evidence.isEmpty()) {
                Files.write(
                        folder.resolve(EVIDENCE),
                        evidence.stream().map(ProbeEvidence::line).toList());
            }
        } catch (IOException e) {
            throw new TargetException(
                    Problem.DISK_FULL, "the learnt profile can't be written to %s: %s".formatted(folder, e), e);
        }
    }

    /** @throws TargetException where there is none, or a line of it can't be read */
    public LearntDbms read() {
        if (!exists()) {
            throw new TargetException(
                    Problem.UNKNOWN_DBMS,
                    "there is no %s in %s. Name the folder that panoptes learn --out has written."
                            .formatted(PROFILE, folder));
        }
        try {
            Path profile = folder.resolve(PROFILE);
            return ProfileText.read(Files.readAllLines(profile), profile.toString())
                    .withOperations(lines(Adapter.Files.OPERATIONS))
                    .withDiffering(lines(DIFFERS))
                    .withOracles(lines(ORACLES));
        } catch (IOException e) {
            throw new TargetException(
                    Problem.UNKNOWN_DBMS, "the learnt profile in %s can't be read: %s".formatted(folder, e), e);
        }
    }

    private List<String> lines(String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.exists(path)
                ? Files.readAllLines(path).stream()
                        .filter(line -> !line.isBlank() && !line.startsWith("#"))
                        .toList()
                : List.of();
    }
}
