package io.panoptes.dbms.learning;

import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.data.DataFile;
import java.util.List;
import java.util.Optional;

/** DBMSs whose learnt profile is shipped: each is a folder of data beside those of the adapters, and no code. */
public final class ShippedProfiles {
    /** The folders, by the names of the DBMSs. */
    public static final List<String> NAMES =
            List.of("apacheignite", "datafusion", "firebird", "hyper", "trino", "turso");

    private ShippedProfiles() {}

    /** @param name as in {@code --target}, without a version */
    public static Optional<LearntDbms> find(String name) {
        return NAMES.contains(name) ? Optional.of(read(name)) : Optional.empty();
    }

    private static LearntDbms read(String name) {
        DataFile profile = new DataFile(name, LearntFolder.PROFILE);
        return ProfileText.read(profile.lines(), profile.path())
                .withOperations(new DataFile(name, Adapter.Files.OPERATIONS).lines())
                .withDiffering(new DataFile(name, LearntFolder.DIFFERS).lines())
                .withOracles(new DataFile(name, LearntFolder.ORACLES).lines());
    }
}
