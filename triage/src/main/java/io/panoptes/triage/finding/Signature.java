package io.panoptes.triage.finding;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Deduplication key of a finding.
 *
 * @param manner the kind of failure, with the normalised message or top frames where there are any
 * @param features what the wrong query is made of: kinds of joins, set operations, functions
 * @param remedies the settings of the target under which it agrees, such as an optimizer that is switched off
 * @param cures the kinds of conditions in the DBMS's own words that it agrees without: where their truth values are asked for in other
 *     words
 */
public record Signature(String manner, Set<String> features, Set<String> remedies, Set<String> cures) {
    /** A DBMS makes the same two comparisons of them; one in the DBMS's own words is named by those. */
    private static final Pattern FORM_OF_BETWEEN = Pattern.compile("(?:NOT )?BETWEEN(?: A?SYMMETRIC)?");

    public Signature {
        features = Set.copyOf(features);
        remedies = Set.copyOf(remedies);
        cures = Set.copyOf(cures);
    }

    /** The same but for some of what it is made of. */
    public Signature without(Set<String> some) {
        Set<String> rest = new TreeSet<>(features);
        rest.removeAll(some);
        return new Signature(manner, rest, remedies, cures);
    }

    /** The share of the features of either that both have. */
    public double likeness(Signature other) {
        Set<String> all = kinds();
        all.addAll(other.kinds());
        return all.isEmpty() ? 1 : (double) shared(other).size() / all.size();
    }

    /** The share of the features of the one with fewer that the other has too. */
    public double overlap(Signature other) {
        int fewer = Math.min(kinds().size(), other.kinds().size());
        return fewer == 0 ? 0 : (double) shared(other).size() / fewer;
    }

    /** What both are made of. */
    public Set<String> shared(Signature other) {
        Set<String> both = kinds();
        both.retainAll(other.kinds());
        return both;
    }

    /** The features, forms of one construct as one. */
    private Set<String> kinds() {
        return features.stream()
                .map(feature -> FORM_OF_BETWEEN.matcher(feature).matches() ? "BETWEEN" : feature)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
