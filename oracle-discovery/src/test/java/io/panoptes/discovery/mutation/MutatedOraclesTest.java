package io.panoptes.discovery.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.discovery.OracleLibrary;
import io.panoptes.discovery.proposer.Candidate;
import io.panoptes.discovery.proposer.Proposal;
import io.panoptes.discovery.proposer.ProposalRequest;
import io.panoptes.discovery.rewrite.RewriteProposer;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.read.SqlReader;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MutatedOraclesTest {
    private static final Query FIRST = SqlReader.query("SELECT t1.c0, t1.c1 FROM t1");
    private static final Query SECOND = SqlReader.query("SELECT x.c0, x.c1 FROM t1 AS x");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            DISTINCT    | SELECT DISTINCT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1
            COUNTED     | SELECT m1.k0 AS k0, m1.k1 AS k1, COUNT(*) AS n FROM (A) AS m1 GROUP BY m1.k0, m1.k1
            COUNT       | SELECT COUNT(*) AS n FROM (A) AS m1
            NULLS       | SELECT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1 WHERE m1.k0 IS NULL
            NO_NULLS    | SELECT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1 WHERE m1.k0 IS NOT NULL
            JOINED      | SELECT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1 INNER JOIN (B) AS m2 ON m1.k0 = m2.k0
            LEFT_JOINED | SELECT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1 LEFT JOIN (B) AS m2 ON m1.k0 = m2.k0
            IN          | SELECT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1 WHERE m1.k0 IN (SELECT m2.k0 FROM (B) AS m2)
            NOT_EXISTS  | SELECT m1.k0 AS k0, m1.k1 AS k1 FROM (A) AS m1 WHERE NOT (EXISTS (SELECT 1 FROM (B) AS m2 WHERE m2.k0 = m1.k0))
            DOUBLED     | Q UNION ALL R
            INTERSECTED | Q INTERSECT R""")
    void eachSurroundingPutsThemInItsPlaces(Surrounding surrounding, String form) {
        String expected = form.strip()
                .replace("(A)", "(SELECT t1.c0 AS k0, t1.c1 AS k1 FROM t1)")
                .replace("(B)", "(SELECT x.c0 AS k0, x.c1 AS k1 FROM t1 AS x)")
                .replace("Q", "SELECT t1.c0, t1.c1 FROM t1")
                .replaceAll("\\bR\\b", "SELECT x.c0, x.c1 FROM t1 AS x");
        assertThat(SqlWriter.write(surrounding.around(FIRST, SECOND, 2), Dialect.PORTABLE))
                .isEqualTo(expected);
    }

    @Test
    void aSeedIsOneQueryOfAnOracleAndItsTwinsHaveTheOther() {
        Oracle oracle = tlp();
        MutatedOracles mutated = new MutatedOracles(7, List.of(oracle));
        for (long number = 0; number < 40; number++) {
            SeedCaq seed = mutated.seed(number);
            assertThat(seed).isEqualTo(mutated.seed(number));
            List<Candidate> twins = mutated.twins(number);
            assertThat(twins).isNotEmpty().allSatisfy(twin -> {
                assertThat(twin.sql()).isNotEqualTo(seed.query());
                SqlReader.query(twin.sql(), seed.schema());
                assertThat(twin.how()).startsWith("mutation of tlp-where: ");
            });
        }
    }

    @Test
    void columnsAreNamedWhereTheQueryBegins() {
        Query query = SqlReader.query("WITH c AS (SELECT t1.c0 FROM t1) SELECT c.c0 FROM c UNION ALL SELECT 1");
        assertThat(SqlWriter.write(Surrounding.COUNT.around(query, query, 1), Dialect.PORTABLE))
                .isEqualTo("SELECT COUNT(*) AS n FROM (WITH c AS (SELECT t1.c0 FROM t1) SELECT c.c0 AS k0 FROM c"
                        + " UNION ALL SELECT 1) AS m1");
        assertThat(Surrounding.columns(SqlReader.query("SELECT t1.c0 FROM t1 ORDER BY c0 LIMIT 1")))
                .isZero();
    }

    @Test
    void whatChangesDataOrIsNoBagIsLeftOut() {
        List<Oracle> shipped =
                OracleLibrary.shipped().oracles().stream().limit(400).toList();
        MutatedOracles mutated = new MutatedOracles(1, shipped);
        assertThat(mutated.oracles()).isBetween(200, shipped.size() - 1);
    }

    @Test
    void theTwinsComeFirstAndThenWhatTheOtherProposerHas() {
        Oracle oracle = tlp();
        MutatedOracles mutated = new MutatedOracles(7, List.of(oracle));
        RewriteProposer rewriting = new RewriteProposer();
        TwinProposer proposer = new TwinProposer(mutated, rewriting);
        assertThat(proposer.propose(request(mutated.seed(3), 0)))
                .isInstanceOfSatisfying(
                        Proposal.Candidates.class,
                        first -> assertThat(first.candidates()).isEqualTo(mutated.twins(3)));
        assertThat(proposer.propose(request(mutated.seed(3), 1)))
                .isEqualTo(rewriting.propose(request(mutated.seed(3), 0)));
    }

    private static Oracle tlp() {
        return OracleLibrary.shipped().oracle("tlp-where").orElseThrow();
    }

    private static ProposalRequest request(SeedCaq seed, int round) {
        return new ProposalRequest(seed, List.of(), List.of(), Optional.empty(), 4, round);
    }
}
