package io.panoptes.instantiation.guidance;

import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.testcase.TestCase;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.Trees;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** The words of the DBMS's own that a case holds: the texts between the arguments of each. */
final class CaseWords {
    private CaseWords() {}

    static Set<String> of(TestCase testCase) {
        var words = new HashSet<String>();
        for (Binding binding : testCase.bindings()) {
            binding.placeholders().values().forEach(snippet -> add(Trees.expressions(snippet.expression()), words));
            if (binding.source() instanceof Binding.TableSnippet(var query, var ignored, var also)) {
                add(Trees.expressions(query), words);
            }
        }
        return words;
    }

    private static void add(Collection<Expression> expressions, Set<String> words) {
        for (Expression expression : expressions) {
            if (expression instanceof Expression.Template template
                    && !template.arguments().isEmpty()) {
                words.add(String.join("?", template.pieces()));
            }
        }
    }
}
