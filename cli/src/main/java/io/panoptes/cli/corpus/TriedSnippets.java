package io.panoptes.cli.corpus;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.panoptes.triage.finding.RecordJson;
import java.util.List;

/**
 * Some snippets of a corpus that one machine tries for another.
 *
 * @param store the digest of the corpus, which must be the same on both
 * @param places of the snippets in it
 * @param cells what was found for each; empty before they are tried
 * @param suspicious refusals that may be bugs of the target, as the user reads them
 */
public record TriedSnippets(String store, List<Integer> places, List<String> cells, List<String> suspicious) {
    private static final JsonMapper MAPPER = new JsonMapper();

    public TriedSnippets {
        places = List.copyOf(places);
        cells = List.copyOf(cells);
        suspicious = List.copyOf(suspicious);
    }

    static TriedSnippets open(String store, List<Integer> places) {
        return new TriedSnippets(store, places, List.of(), List.of());
    }

    String json() {
        return RecordJson.write(this, TriedSnippets.class).toString();
    }

    static TriedSnippets of(String json) {
        try {
            return RecordJson.read(MAPPER.readTree(json), TriedSnippets.class);
        } catch (JsonProcessingException damaged) {
            throw new IllegalArgumentException("a list of snippets between driver and executor is damaged", damaged);
        }
    }
}
