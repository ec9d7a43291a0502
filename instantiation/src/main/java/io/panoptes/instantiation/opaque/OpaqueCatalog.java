package io.panoptes.instantiation.opaque;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.registry.Adapters;
import java.util.List;

/** The opaque words of each DBMS, from the data file that its adapter declares. */
public final class OpaqueCatalog {
    private OpaqueCatalog() {}

    /** None for a DBMS whose adapter declares none. */
    public static OpaqueWords of(Profile profile) {
        return Adapters.find(profile.dbms())
                .flatMap(adapter -> adapter.opaqueWords().value())
                .map(file -> OpaqueWordsFile.read(file.lines(), profile.version()))
                .orElseGet(() -> new OpaqueWords(List.of()));
    }
}
