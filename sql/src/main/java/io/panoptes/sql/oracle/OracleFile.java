package io.panoptes.sql.oracle;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What came of reading a file: the oracles that are well-formed, and what is wrong with the others.
 *
 * @param lines the line of each oracle, by its id
 */
public record OracleFile(String name, List<Oracle> oracles, List<OracleProblem> problems, Map<String, Integer> lines) {
    public OracleFile {
        lines = Map.copyOf(lines);
        oracles = List.copyOf(oracles);
        problems = List.copyOf(problems);
    }

    /** The line of an oracle, from 1. */
    public int lineOf(Oracle oracle) {
        return lines.getOrDefault(oracle.id(), 1);
    }

    /** The problems for a person to read; empty where there are none. */
    public String complaint() {
        if (problems.isEmpty()) {
            return "";
        }
        String lines = problems.stream().map(OracleProblem::toString).collect(Collectors.joining("\n"));
        return oracles.isEmpty()
                ? lines + " No oracle of this file was loaded."
                : lines
                        + " The other %d oracle%s of this file %s loaded."
                                .formatted(
                                        oracles.size(),
                                        oracles.size() == 1 ? "" : "s",
                                        oracles.size() == 1 ? "was" : "were");
    }
}
