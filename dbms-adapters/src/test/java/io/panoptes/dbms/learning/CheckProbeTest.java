package io.panoptes.dbms.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Instance;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.Version;
import io.panoptes.dbms.provision.ReleasedTargets;
import io.panoptes.sql.ast.Construct;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What is answered otherwise is switched off alone, where the rest can be trusted without it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CheckProbeTest {
    private final Targets targets = new ReleasedTargets();

    @SuppressWarnings("NullAway.Init")
    private Instance h2;

    @BeforeAll
    void open() {
        h2 = targets.open(targets.find("h2", Optional.empty()));
    }

    @AfterAll
    void close() {
        h2.close();
        targets.close();
    }

    @Test
    void nothingIsSwitchedOffWhereAllIsRight() {
        assertThat(lacking(statement -> statement)).doesNotContain(Construct.IN, Construct.NOT_IN);
    }

    @Test
    void notInThatIsTrueOfNull() {
        assertThat(lacking(statement ->
                        statement.replaceAll("(\\w+) NOT IN (\\([^()]*\\))", "($1 NOT IN $2) IS NOT FALSE")))
                .contains(Construct.NOT_IN)
                .doesNotContain(Construct.IN, Construct.QUANTIFIED);
    }

    @Test
    void inThatIsFalseOfNull() {
        assertThat(lacking(statement -> statement.replaceAll("(\\w+) IN (\\([^()]*\\))", "(($1 IN $2) IS TRUE)")))
                .as("NOT of it is true of NULL")
                .contains(Construct.IN, Construct.NOT_IN);
    }

    private Set<Construct> lacking(UnaryOperator<String> change) {
        LearntDbms learnt = new ProbeRunner(new RewritingInstance(h2, change), step -> {})
                .learn("changed", "Changed", Version.LOCAL, "");
        assertThat(learnt.unfit()).isEmpty();
        return learnt.profile().dialect().lacking();
    }
}
