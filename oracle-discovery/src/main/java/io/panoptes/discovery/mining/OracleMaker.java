package io.panoptes.discovery.mining;

import io.panoptes.discovery.proposer.Proposer;
import io.panoptes.discovery.seed.SeedCaq;
import io.panoptes.discovery.seed.shape.SeedShape;
import io.panoptes.discovery.seed.shape.SeedShapes;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.ast.FromItem;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.ast.Trees;
import io.panoptes.sql.oracle.Oracle;
import io.panoptes.sql.oracle.Placeholder;
import io.panoptes.sql.read.SqlReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Makes an oracle of a seed and a query that was proven equal to it. */
final class OracleMaker {
    private final Proposer proposer;

    OracleMaker(Proposer proposer) {
        this.proposer = proposer;
    }

    Oracle oracle(SeedCaq seed, CandidateJudgement.Proved proved) {
        Query query = SqlReader.query(seed.query(), seed.schema());
        List<Placeholder> placeholders = seed.placeholders().stream()
                .filter(placeholder -> isUsed(placeholder, query) || isUsed(placeholder, proved.query()))
                .toList();
        String shape = SeedShapes.ALL.stream()
                .filter(candidate -> candidate.describes(query))
                .reduce((first, last) -> last)
                .map(SeedShape::name)
                .orElse("query");
        String form = NormalForm.of(seed.schema(), placeholders, query, proved.query());
        return new Oracle(
                shape + "-" + NormalForm.digest(form),
                "%s query: %s".formatted(article(shape), proved.candidate().how()),
                seed.schema(),
                placeholders,
                seed.query(),
                proved.candidate().sql(),
                seed.semantics(),
                new Oracle.Origin(proposer.name(), "%s, seed %d".formatted(proposer.reference(), seed.number())),
                new Oracle.Proof.Proved(proved.certificate().text()));
    }

    private static String article(String shape) {
        return ("aeiou".indexOf(shape.charAt(0)) >= 0 ? "An " : "A ") + shape;
    }

    private static boolean isUsed(Placeholder placeholder, Query query) {
        List<String> columns = new ArrayList<>();
        for (Expression expression : Trees.expressions(query)) {
            if (expression instanceof Expression.ColumnReference(var ignored, var name)) {
                columns.add(lower(name));
            }
        }
        Stream<String> tables = Trees.fromItems(query).stream()
                .filter(FromItem.TableReference.class::isInstance)
                .map(item -> lower(((FromItem.TableReference) item).name()));
        return switch (placeholder) {
            case Placeholder.ExpressionPlaceholder(var name, var table, var ignored) ->
                columns.contains(lower(name)) && tables.anyMatch(lower(table)::equals);
            case Placeholder.TablePlaceholder(var name) -> tables.anyMatch(lower(name)::equals);
        };
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
