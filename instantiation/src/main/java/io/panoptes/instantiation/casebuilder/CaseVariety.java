package io.panoptes.instantiation.casebuilder;

import io.panoptes.corpus.Operations;
import io.panoptes.dbms.PlanVariation;
import io.panoptes.dbms.Profile;
import io.panoptes.instantiation.filling.Binding;
import io.panoptes.instantiation.guidance.CaseGuide;
import io.panoptes.instantiation.opaque.OpaqueWords;
import io.panoptes.instantiation.testcase.EquivalentForm;
import io.panoptes.instantiation.testcase.FilledCase;
import io.panoptes.instantiation.testcase.UnreadCommonTable;
import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Query;
import io.panoptes.sql.chance.Chance;
import io.panoptes.sql.chance.Draw;
import io.panoptes.sql.write.Habit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Draws what makes the two queries of a case differ beside its oracle and fillings: settings, hints, equivalent forms, common tables that
 * nothing reads.
 */
final class CaseVariety {
    private final Profile profile;
    private final Operations operations;
    private final CaseGuide guide;
    private final EquivalentForm form;
    private final boolean expands;

    CaseVariety(Profile profile, Operations operations, OpaqueWords opaque, CaseGuide guide) {
        this.profile = profile;
        this.operations = operations;
        this.guide = guide;
        this.form = opaque.may(OpaqueWords.Liberty.FULL_JOINS_ON_ANYTHING)
                ? EquivalentForm.ALL_CONDITIONS_AS_CASE
                : EquivalentForm.CONDITIONS_AS_CASE;
        this.expands = opaque.may(OpaqueWords.Liberty.DEFINED_BY_COMPARISONS);
    }

    /**
     * The forms of the right query. Without one, two queries of the same text show little. A derived table whose condition is computed outside
     * may be merged by the DBMS, so half of these are fenced, too.
     */
    List<EquivalentForm> forms(RandomGenerator random, FilledCase filled, boolean sameText) {
        List<EquivalentForm> drawn = drawn(random, filled, sameText);
        // Expanded first, so that the conditions that the others wrap are expanded too.
        return expands
                        && Chance.oneIn(sameText ? 3 : 6).happens(random)
                        && filled.expressibleForms(profile.dialect()).contains(EquivalentForm.PREDICATES_EXPANDED)
                ? Stream.concat(Stream.of(EquivalentForm.PREDICATES_EXPANDED), drawn.stream())
                        .toList()
                : drawn;
    }

    private List<EquivalentForm> drawn(RandomGenerator random, FilledCase filled, boolean sameText) {
        if (Chance.of(3, sameText ? 4 : 24).fails(random)) {
            return List.of();
        }
        List<EquivalentForm> others = filled.expressibleForms(profile.dialect()).stream()
                .filter(choice ->
                        choice == EquivalentForm.CONDITIONS_OUTSIDE || choice == EquivalentForm.DERIVED_TABLES_FENCED)
                .toList();
        if (others.isEmpty() || random.nextBoolean()) {
            return List.of(form);
        }
        EquivalentForm chosen = Draw.oneOf(random, others);
        boolean fenced = chosen == EquivalentForm.CONDITIONS_OUTSIDE
                && EquivalentForm.DERIVED_TABLES_FENCED.isExpressible(profile.dialect())
                && random.nextBoolean();
        return fenced ? List.of(chosen, EquivalentForm.DERIVED_TABLES_FENCED) : List.of(chosen);
    }

    /** A hint, such as one that forbids all indexes, as often as all settings together: it says for sure what is not done. */
    Optional<PlanVariation> variation(long index, RandomGenerator random) {
        boolean hinted = random.nextBoolean();
        List<PlanVariation> wanted = profile.planVariations().stream()
                .filter(variation -> variation.hint().isPresent() == hinted)
                .toList();
        List<PlanVariation> choices = wanted.isEmpty() ? profile.planVariations() : wanted;
        return choices.isEmpty()
                ? Optional.empty()
                : Optional.of(guide.pick(index, CaseGuide.Family.SETTING, choices, PlanVariation::name, random));
    }

    /** A common table that nothing reads: one of the table snippets of the case, materialized where the target knows it. */
    List<UnreadCommonTable> unreadTables(RandomGenerator random, List<Binding> bound) {
        var unreadTables = new ArrayList<UnreadCommonTable>();
        if (Chance.oneIn(12).happens(random) && operations.knows(Construct.COMMON_TABLE)) {
            var materialization = profile.dialect().has(Habit.SAYS_MATERIALIZED)
                    ? Query.Materialization.MATERIALIZED
                    : Query.Materialization.UNSPECIFIED;
            for (Binding binding : bound) {
                if (binding.source() instanceof Binding.TableSnippet(var query, var ignored, var also)) {
                    unreadTables.add(new UnreadCommonTable(
                            random.nextBoolean(), new Query.CommonTable("d0", List.of(), query, materialization)));
                    break;
                }
            }
        }
        return unreadTables;
    }
}
