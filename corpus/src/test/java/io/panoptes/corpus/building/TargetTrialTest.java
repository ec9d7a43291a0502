package io.panoptes.corpus.building;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.catalog.CatalogFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetTrialTest {
    private static final List<String> KNOWN = List.of("abs", "natural_sort_key");

    @Test
    void missesWhatTheCatalogueLacks() {
        var abs = new CatalogFunction("ABS", List.of(), List.of(1));
        assertThat(TargetTrial.missing(KNOWN, List.of(abs))).containsExactly("natural_sort_key");
    }

    /** An old server may have no help tables: that says nothing of its functions. */
    @Test
    void missesNothingWhereThereIsNoCatalogue() {
        assertThat(TargetTrial.missing(KNOWN, List.of())).isEmpty();
    }
}
