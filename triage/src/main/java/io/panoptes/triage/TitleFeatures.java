package io.panoptes.triage;

import io.panoptes.instantiation.testcase.Statements;
import io.panoptes.triage.finding.SqlConstructs;
import io.panoptes.triage.symptom.TitleText;
import java.util.Set;
import java.util.TreeSet;

/** What a title names: what the wrong query is made of, and where that is only what oracles ask with, the rest of the case too. */
final class TitleFeatures {
    /** Those of the case's text that tell one bug from another; what stands in every other query is left out. */
    private static final Set<String> TELLING = Set.of(
            "NOCASE",
            "RTRIM",
            "CAST",
            "IS value",
            "truth test",
            "likely",
            "index",
            "partial index",
            "unique",
            "PRIMARY KEY",
            "WITHOUT ROWID",
            "virtual table",
            "generated column",
            "REAL",
            "blob",
            "date or time",
            "value as condition",
            "large number",
            "bit operator",
            "null-safe equality",
            "GREATEST or LEAST",
            "COALESCE, IF or NULLIF",
            "NOT NOT",
            "unsigned",
            "storage engine",
            "JSON");

    private TitleFeatures() {}

    /** @param features what the wrong query is made of */
    static Set<String> of(Set<String> features, Statements statements) {
        if (!TitleText.sayLittle(features)) {
            return features;
        }
        Set<String> all = new TreeSet<>(SqlConstructs.of(statements));
        all.retainAll(TELLING);
        all.addAll(features);
        return all;
    }
}
