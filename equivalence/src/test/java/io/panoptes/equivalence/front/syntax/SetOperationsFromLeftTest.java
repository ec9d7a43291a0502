package io.panoptes.equivalence.front.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SetOperationsFromLeftTest {
    private static final Rewritten REWRITTEN = Rewritten.by(new SetOperationsFromLeft());

    @Test
    void anIntersectionTakesAllThatStandsBeforeIt() {
        assertThat(REWRITTEN.query("SELECT a FROM t UNION SELECT b FROM t INTERSECT SELECT c FROM u"))
                .isEqualTo("(SELECT a FROM t UNION SELECT b FROM t) INTERSECT SELECT c FROM u");
        assertThat(REWRITTEN.query(
                        "SELECT a FROM t EXCEPT SELECT b FROM t INTERSECT SELECT c FROM u INTERSECT SELECT a FROM u"))
                .isEqualTo(
                        "(SELECT a FROM t EXCEPT SELECT b FROM t) INTERSECT SELECT c FROM u INTERSECT SELECT a FROM u");
    }

    @Test
    void othersStandAsTheyAre() {
        String query = "SELECT a FROM t INTERSECT SELECT b FROM t UNION SELECT c FROM u";
        assertThat(REWRITTEN.query(query)).isEqualTo(query);
    }
}
