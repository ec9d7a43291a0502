package io.panoptes.equivalence.refuter.disambiguation;

import io.panoptes.equivalence.evaluator.value.Tables;
import io.panoptes.equivalence.problem.Budget;
import io.panoptes.equivalence.refuter.symbolic.search.SymbolicQuestion;
import io.panoptes.sql.schema.Database;
import java.util.Optional;
import java.util.function.Predicate;

/** Tries drawn databases until one meets the condition, and remembers the one on which most of the answers differ. */
final class DrawnSearch {
    private final SymbolicQuestion question;
    private final QueryAnswers answers;
    private Optional<Nearest> nearest = Optional.empty();

    private record Nearest(DatabaseDraws draws, Tables tables, int different) {}

    DrawnSearch(SymbolicQuestion question, QueryAnswers answers) {
        this.question = question;
        this.answers = answers;
    }

    /** One that meets the condition, made small. */
    Optional<Database> search(DatabaseDraws draws, Budget budget) {
        for (int i = 0; i < draws.most() && !budget.isOver(); i++) {
            Tables tables = draws.draw(i);
            Optional<QueryAnswers.Known> known = answers.on(tables.toDatabase(draws.pool()));
            if (known.isEmpty()) {
                continue;
            }
            if (known.get().meets(question.condition())) {
                return Optional.of(small(draws, tables, some -> some.meets(question.condition()), budget));
            }
            int different = known.get().different();
            if (different > nearest.map(Nearest::different).orElse(1)) {
                nearest = Optional.of(new Nearest(draws, tables, different));
            }
        }
        return Optional.empty();
    }

    /** Where no database met the condition: the one on which most answers differ, if two did on any, made small. */
    Optional<Database> nearest(Budget budget) {
        return nearest.map(
                best -> small(best.draws(), best.tables(), some -> some.different() >= best.different(), budget));
    }

    private Database small(DatabaseDraws draws, Tables tables, Predicate<QueryAnswers.Known> isWanted, Budget budget) {
        return draws.proposals()
                .minimise(
                        tables,
                        smaller -> answers.on(smaller.toDatabase(draws.pool()))
                                .filter(isWanted)
                                .isPresent(),
                        budget)
                .toDatabase(draws.pool());
    }
}
