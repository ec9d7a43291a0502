package io.panoptes.instantiation.opaque;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OpaqueCatalogTest {
    static List<Adapter> adapters() {
        return Adapters.ALL;
    }

    @ParameterizedTest
    @MethodSource("adapters")
    void everyDeclaredColumnHasValuesAndAKind(Adapter adapter) {
        OpaqueWords words = OpaqueCatalog.of(adapter.profile(new Version("99.0")));
        for (var column : words.columns()) {
            var type = new SqlType.OpaqueType(column.declaration());
            assertThat(words.values(type)).isNotEmpty().doesNotContain(Value.NULL);
            assertThat(words.kinds()).anyMatch(kind -> kind.holds(type));
        }
        for (var kind : words.kinds()) {
            assertThat(kind.constants()).isNotEmpty();
            assertThat(kind.wraps()).allMatch(wrap -> OpaqueWords.holes(wrap) > 0);
            assertThat(kind.tests()).allMatch(test -> OpaqueWords.holes(test) > 0);
        }
    }

    @org.junit.jupiter.api.Test
    void aNumberIsALiteralThatOthersCanReadToo() {
        assertThat(OpaqueWords.constant("-1")).isEqualTo(new Expression.Literal(Value.of(-1)));
        assertThat(OpaqueWords.constant("'a%'")).isEqualTo(new Expression.Literal(Value.of("a%")));
        assertThat(OpaqueWords.constant("x'61'")).isInstanceOf(Expression.Template.class);
        assertThat(OpaqueWords.constant("9223372036854775807 + 1")).isInstanceOf(Expression.Template.class);
    }
}
