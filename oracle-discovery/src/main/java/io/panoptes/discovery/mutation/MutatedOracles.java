package io.panoptes.discovery.mutation;

import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.discovery.seed.SeedSource;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Semantics;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/**
 * Seeds made of oracles: one of the two queries with something around it, see {@link Surrounding}. The other query in the same
 * place is the first candidate for such a seed: what a planner got wrong in one place it may get wrong in others.
 */
public final class MutatedOracles implements SeedSource {
    private final long runSeed;
    private final List<Oracle> oracles;

    /** @param oracles those that are no bags of rows, or change data, are left out */
    public MutatedOracles(long runSeed, List<Oracle> oracles) {
        this.runSeed = runSeed;
        this.oracles = oracles.stream().filter(MutatedOracles::isUsed).toList();
    }

    private static boolean isUsed(Oracle oracle) {
        return oracle.semantics() == Semantics.BAG
                && oracle.changes().isEmpty()
                && Surrounding.columns(SqlReader.query(oracle.left(), oracle.schema())) > 0
                && Surrounding.columns(SqlReader.query(oracle.right(), oracle.schema())) > 0;
    }

    /** How many oracles seeds are made of. */
    public int oracles() {
        return oracles.size();
    }

    @Override
    public SeedCaq seed(long number) {
        Mutation mutation = mutation(number);
        Oracle oracle = mutation.oracle();
        return new SeedCaq(
                number,
                oracle.schema(),
                oracle.placeholders(),
                mutation.with(mutation.query(), mutation.query()),
                Semantics.BAG);
    }

    /** The same with the other query of the oracle in one place, and in all. */
    public List<Candidate> twins(long number) {
        Mutation mutation = mutation(number);
        String how = "mutation of %s: %s"
                .formatted(mutation.oracle().id(), mutation.surrounding().words());
        // Where one place alone is used, the first is the seed itself.
        return Stream.of(
                        mutation.with(mutation.query(), mutation.other()),
                        mutation.with(mutation.other(), mutation.other()))
                .filter(sql -> !sql.equals(mutation.with(mutation.query(), mutation.query())))
                .distinct()
                .map(sql -> new Candidate(sql, how))
                .toList();
    }

    private Mutation mutation(long number) {
        var random = new SplittableRandom(runSeed * 0x9E3779B97F4A7C15L + number);
        // Each oracle has its turn, the first ones first.
        Oracle oracle = oracles.get((int) (number % oracles.size()));
        Query left = SqlReader.query(oracle.left(), oracle.schema());
        Query right = SqlReader.query(oracle.right(), oracle.schema());
        boolean turned = random.nextBoolean();
        return new Mutation(
                oracle,
                turned ? right : left,
                turned ? left : right,
                Draw.oneOf(random, List.of(Surrounding.values())));
    }

    private record Mutation(Oracle oracle, Query query, Query other, Surrounding surrounding) {
        String with(Query first, Query second) {
            return SqlWriter.write(surrounding.around(first, second, Surrounding.columns(query)), Dialect.PORTABLE);
        }
    }
}
