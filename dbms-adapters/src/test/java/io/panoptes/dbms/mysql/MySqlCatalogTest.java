package io.panoptes.dbms.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.catalog.CatalogFunction;
import java.util.List;
import org.junit.jupiter.api.Test;

class MySqlCatalogTest {
    @Test
    void readsNamesOutOfTopics() {
        assertThat(names("IF FUNCTION", "JSON_MERGE_PATCH()", "ABS", "ABS"))
                .containsExactly("abs", "if", "json_merge_patch");
    }

    @Test
    void passesOverOperators() {
        assertThat(names("<=>", "NOT BETWEEN", "- UNARY", "SOUNDS LIKE", "->>")).isEmpty();
    }

    private static List<String> names(String... topics) {
        return MySqlCatalog.functions(List.of(topics).stream().map(List::of).toList()).stream()
                .map(CatalogFunction::name)
                .toList();
    }
}
