package io.panoptes.instantiation.casebuilder;

import io.panoptes.corpus.Snippet;
import io.panoptes.corpus.Trait;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.build.Sql;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.value.Value;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code a case -> the case with TRUE in the place of each opaque predicate}: how guards see it. Both queries hold such a
 * predicate as the same text over the same stored columns, so it is the same in both, whatever is in it.
 */
final class OpaqueMask {
    private static final Snippet MASK = new Snippet(
            Sql.literal(Value.TRUE), SqlType.BOOLEAN, Set.of(), EnumSet.complementOf(EnumSet.of(Trait.OPAQUE)));

    private OpaqueMask() {}

    /** The same case where it has none. */
    static TestCase of(TestCase testCase) {
        boolean has = testCase.bindings().stream().anyMatch(OpaqueMask::hasOpaque);
        return has
                ? testCase.withBindings(
                        testCase.bindings().stream().map(OpaqueMask::masked).toList())
                : testCase;
    }

    private static boolean hasOpaque(Binding binding) {
        return binding.source() instanceof Binding.TableSnippet table
                        && table.masked().isPresent()
                || binding.placeholders().values().stream().anyMatch(snippet -> snippet.has(Trait.OPAQUE));
    }

    private static Binding masked(Binding binding) {
        Map<String, Snippet> placeholders = new HashMap<>(binding.placeholders());
        placeholders.replaceAll((name, snippet) -> snippet.has(Trait.OPAQUE) ? MASK : snippet);
        return new Binding(binding.table(), masked(binding.source()), placeholders, binding.left(), binding.right());
    }

    private static Binding.Source masked(Binding.Source source) {
        return switch (source) {
            case Binding.StateTable table -> table;
            case Binding.TableSnippet(var query, var extra, var masked) ->
                new Binding.TableSnippet(masked.orElse(query), extra, Optional.empty());
        };
    }
}
