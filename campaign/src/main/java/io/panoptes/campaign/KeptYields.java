package io.panoptes.campaign;

import io.panoptes.discovery.ranking.OracleYield;
import io.panoptes.discovery.ranking.OracleYields;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;

/** The file of a campaign's folder that tells what each oracle showed. */
final class KeptYields {
    private KeptYields() {}

    /** Adds what was shown to what the parts that ran before showed. */
    static void add(Path folder, Map<String, OracleYield> shown) {
        Path file = folder.resolve(OracleYields.FILE);
        try {
            OracleYields.write(file, OracleYields.merged(OracleYields.read(file), shown));
        } catch (IOException e) {
            throw new UncheckedIOException("what the oracles showed can't be kept in " + file, e);
        }
    }
}
