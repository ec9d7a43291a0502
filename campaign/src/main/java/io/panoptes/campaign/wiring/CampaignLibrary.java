package io.panoptes.campaign.wiring;

import io.panoptes.campaign.CampaignPlan;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.discovery.library.LibraryPack;
import io.panoptes.discovery.ranking.OracleYield;
import io.panoptes.discovery.ranking.OracleYields;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * What a campaign draws from beside its oracles: what they have shown before and the stored snippets, of the library that its plan
 * names, or of the one that is shipped.
 *
 * @param version of a whole library; empty where single files of oracles were named
 * @param pinned the library that the plan names
 */
record CampaignLibrary(Optional<String> version, Optional<LibraryPack> pinned) {
    /** The version that is shipped does not change while a program runs. */
    private static final class Shipped {
        private static final String VERSION = LibraryPack.shipped().version();

        private Shipped() {}
    }

    static CampaignLibrary of(CampaignPlan plan) {
        if (plan.oracles().isEmpty()) {
            return new CampaignLibrary(Optional.of(Shipped.VERSION), Optional.empty());
        }
        Path file = plan.oracles().getFirst();
        if (plan.oracles().size() > 1 || !LibraryPack.isOne(file)) {
            return new CampaignLibrary(Optional.empty(), Optional.empty());
        }
        try {
            LibraryPack pack = LibraryPack.read(file);
            return new CampaignLibrary(Optional.of(pack.version()), Optional.of(pack));
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    Map<String, OracleYield> yields(String dbms) {
        return pinned.map(pack -> pack.yields(dbms))
                .orElseGet(() -> OracleYields.shippedFile(dbms)
                        .map(bytes -> OracleYields.of(bytes, dbms))
                        .orElseGet(Map::of));
    }

    Optional<SnippetStore> snippets(String dbms) {
        return pinned.isEmpty()
                ? SnippetStore.shipped(dbms)
                : pinned.get().snippets(dbms).map(stream -> read(stream, pinned.get()));
    }

    private static SnippetStore read(InputStream stream, LibraryPack pack) {
        try (stream) {
            return SnippetStore.read(stream, "the library " + pack.version());
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
