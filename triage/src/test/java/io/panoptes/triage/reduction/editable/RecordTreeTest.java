package io.panoptes.triage.reduction.editable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.read.SqlReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RecordTreeTest {
    record Pair(Object left, Optional<String> right) {}

    private static final Pair TREE = new Pair(List.of("a", new Pair("b", Optional.of("c"))), Optional.empty());

    @Test
    void childrenAreComponentsItemsAndWhatIsPresent() {
        assertThat(RecordTree.children(TREE)).containsExactly(TREE.left(), Optional.empty());
        assertThat(RecordTree.children(TREE.left())).containsExactly("a", new Pair("b", Optional.of("c")));
        assertThat(RecordTree.children(Optional.of("c"))).containsExactly("c");
        assertThat(RecordTree.children(Optional.empty())).isEmpty();
        assertThat(RecordTree.children("a")).isEmpty();
    }

    @Test
    void placesNearTheRootComeFirst() {
        List<RecordTree.Place> places = RecordTree.places(TREE);
        assertThat(places).hasSize(RecordTree.size(TREE)).hasSize(8);
        assertThat(places.getFirst()).isEqualTo(new RecordTree.Place(List.of(), TREE));
        assertThat(places.getLast()).isEqualTo(new RecordTree.Place(List.of(0, 1, 1, 0), "c"));
    }

    @Test
    void eachPlaceCanBeReplaced() {
        for (RecordTree.Place place : RecordTree.places(TREE)) {
            assertThat(RecordTree.replace(TREE, place.path(), place.node())).isEqualTo(TREE);
        }
        assertThat(RecordTree.replace(TREE, List.of(0, 1, 1, 0), "x"))
                .isEqualTo(new Pair(List.of("a", new Pair("b", Optional.of("x"))), Optional.empty()));
        assertThat(RecordTree.replace(TREE, List.of(1), Optional.of("x")).right())
                .contains("x");
    }

    @Test
    void allOccurrencesAreReplaced() {
        Query query = SqlReader.query("SELECT a FROM t WHERE a = 1 OR b = (SELECT a FROM u)");
        Expression a = SqlReader.expression("a");
        assertThat(RecordTree.replaceAll(query, a, SqlReader.expression("c + 1")))
                .isEqualTo(SqlReader.query("SELECT c + 1 FROM t WHERE c + 1 = 1 OR b = (SELECT c + 1 FROM u)"));
    }

    /** A reduction asks this some thousand times a second, and tells by identity what has changed. */
    @Test
    void whatHasNotChangedIsTheSameObject() {
        Query query = SqlReader.query("SELECT a FROM t WHERE a = 1");
        assertThat(RecordTree.replaceAll(query, SqlReader.expression("z"), SqlReader.expression("a")))
                .isSameAs(query);
    }

    @Test
    void textsOfSomeKindsAreChanged() {
        Query query = SqlReader.query("SELECT a AS b FROM t AS x");
        assertThat(RecordTree.mapTexts(
                        query, Set.of(FromItem.TableReference.class), text -> text.toUpperCase(Locale.ROOT)))
                .isEqualTo(SqlReader.query("SELECT a AS b FROM T AS x"));
    }

    @Test
    void aReplacementMustFit() {
        Query query = SqlReader.query("SELECT a FROM t");
        List<Integer> table = RecordTree.places(query).stream()
                .filter(place -> place.node().equals("t"))
                .findFirst()
                .orElseThrow()
                .path();
        assertThatThrownBy(() -> RecordTree.replace(query, table, SqlReader.expression("a")))
                .isInstanceOf(RecordTree.Misfit.class);
    }
}
