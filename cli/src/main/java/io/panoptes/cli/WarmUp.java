package io.panoptes.cli;

import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.dbms.registry.DefaultTargets;
import io.panoptes.discovery.OracleLibrary;
import io.panoptes.instantiation.casebuilder.SeededCaseBuilder;
import io.panoptes.instantiation.filling.ParsedOracle;
import io.panoptes.instantiation.testcase.DialectCaseWriter;
import io.panoptes.instantiation.testcase.TestCaseBuilder.Drawn;
import java.util.List;

/**
 * Draws and writes cases of no use: what the JVM loads and finds hot meanwhile, the launcher lets it keep in a file
 * ({@code -XX:AOTCacheOutput}), so that a campaign does not spend its first seconds on it. Needs no DBMS and no network.
 */
final class WarmUp {
    private static final int CASES = 300;
    private static final long SEED = 1;

    private record Like(String dbms, String version) {}

    private static final List<Like> PROFILES =
            List.of(new Like(DefaultTargets.FIRST, "1.3.2.0"), new Like(DefaultTargets.SECOND, "3.54.1.0"));

    private WarmUp() {}

    public static void main(String[] arguments) {
        var unused = PanoptesCommand.commandLine().getUsageMessage();
        List<ParsedOracle> oracles = OracleLibrary.shipped().oracles().stream()
                .map(ParsedOracle::lazily)
                .toList();
        long written = 0;
        for (Like like : PROFILES) {
            written += written(Adapters.named(like.dbms()).profile(new Version(like.version())), oracles);
        }
        System.out.println(written + " cases written");
    }

    private static long written(Profile profile, List<ParsedOracle> oracles) {
        var builder = new SeededCaseBuilder(SEED, profile, oracles);
        var writer = new DialectCaseWriter(profile, oracles);
        long written = 0;
        for (int index = 0; index < CASES; index++) {
            if (builder.draw(index) instanceof Drawn.Made made) {
                var unused = writer.write(made);
                written++;
            }
        }
        return written;
    }
}
