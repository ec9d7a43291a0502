package io.panoptes.benchmarks.oracles;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.panoptes.discovery.proofs.OracleProofs;
import io.panoptes.equivalence.solver.SolverSource;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Oracle.Proof;
import io.panoptes.sql.oracle.OracleReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Proves every oracle of a file, and writes the proofs into it: {@code ProveFileMain oracles.jsonl}. */
public final class ProveFileMain {
    private static final JsonMapper MAPPER = new JsonMapper();

    private ProveFileMain() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        List<String> lines = new ArrayList<>();
        int proved = 0;
        for (String line : Files.readAllLines(file)) {
            List<Oracle> oracles = OracleReader.read(file.toString(), line.getBytes(StandardCharsets.UTF_8))
                    .oracles();
            if (oracles.isEmpty()) {
                lines.add(line);
                continue;
            }
            Oracle oracle = oracles.getFirst();
            switch (new OracleProofs(Duration.ofSeconds(10), SolverSource.HERE).prove(oracle)) {
                case OracleProofs.Outcome.Holds(Oracle withProof, var check) -> {
                    proved++;
                    lines.add(with(line, withProof.proof()));
                }
                case OracleProofs.Outcome.Fails(String reason) -> {
                    System.out.printf(
                            "%s: %s%n", oracle.id(), reason.lines().findFirst().orElse(""));
                    lines.add(with(line, new Proof.Pending()));
                }
            }
        }
        Files.write(file, lines);
        System.out.printf("%d of %d proved%n", proved, lines.size());
    }

    /** Only the proof changes, so that the rest of a line stays as its author wrote it. */
    private static String with(String line, Proof proof) throws IOException {
        JsonNode node = MAPPER.readTree(line);
        ObjectNode field = ((ObjectNode) node).putObject("proof");
        switch (proof) {
            case Proof.Pending ignored -> field.put("status", "pending");
            case Proof.Proved(String certificate) ->
                field.put("status", "proved").put("certificate", certificate);
        }
        return MAPPER.writeValueAsString(node);
    }
}
