package io.panoptes.triage.provenance;

import java.util.Optional;

/**
 * What a campaign ran with: together with the number of a case, all that is needed to draw it again.
 *
 * @param panoptes version and commit of Panoptes
 * @param oracles how many oracles there were to choose from, and the hash of their texts
 * @param product the name and version that the target gives itself; empty where it gives none
 * @param build the SHA-256 of the file of the build; empty for a release, a folder or a server
 */
public record Provenance(String panoptes, String oracles, long seed, String product, Optional<String> build) {

    /** For people, in one sentence. */
    public String words() {
        return "Found by Panoptes %s with seed %d and %s%s%s."
                .formatted(
                        panoptes,
                        seed,
                        oracles,
                        product.isBlank() ? "" : ", on what calls itself " + product,
                        build.map(hash -> ", a build with SHA-256 " + hash).orElse(""));
    }
}
