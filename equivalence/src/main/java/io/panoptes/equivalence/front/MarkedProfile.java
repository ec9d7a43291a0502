package io.panoptes.equivalence.front;

import io.panoptes.equivalence.front.spelling.DialectMarks;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.sql.reading.ReadingProfile;
import java.util.List;

/** A profile, and whether a pair has words that only its DBMSs understand, or that they do not. */
record MarkedProfile(ReadingProfile profile, boolean own, boolean foreign) {
    static MarkedProfile of(QueryPair pair, ReadingProfile profile) {
        return new MarkedProfile(
                profile,
                DialectMarks.hasOwn(pair.left(), profile) || DialectMarks.hasOwn(pair.right(), profile),
                DialectMarks.hasForeign(pair.left(), profile) || DialectMarks.hasForeign(pair.right(), profile));
    }

    /** Those whose own words the pair has; if it has none's, those of which it has no foreign word. */
    static List<ReadingProfile> notRuledOut(List<MarkedProfile> profiles) {
        List<MarkedProfile> meant = profiles.stream()
                .filter(marked -> marked.own() && !marked.foreign())
                .toList();
        List<MarkedProfile> left = meant.isEmpty()
                ? profiles.stream()
                        .filter(marked -> marked.own() || !marked.foreign())
                        .toList()
                : meant;
        return left.stream().map(MarkedProfile::profile).toList();
    }
}
