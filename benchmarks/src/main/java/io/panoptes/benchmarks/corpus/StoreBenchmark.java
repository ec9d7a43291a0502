package io.panoptes.benchmarks.corpus;

import io.panoptes.corpus.Corpus;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.dbms.Profile;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.registry.Adapters;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long a campaign waits for the stored snippets of its DBMS: read from the file, and made ready to draw from. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class StoreBenchmark {
    @Param({"duckdb", "sqlite", "h2"})
    private String dbms = "";

    @Benchmark
    public SnippetStore read() {
        return SnippetStore.shipped(dbms).orElseThrow();
    }

    @Benchmark
    public Corpus readyToDraw() {
        SnippetStore store = read();
        String version = store.versions().getFirst();
        Profile profile = Adapters.named(dbms).profile(new Version(version));
        return Corpus.of(store, profile, store.facts(version));
    }
}
