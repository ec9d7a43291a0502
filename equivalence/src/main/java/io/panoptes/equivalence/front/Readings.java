package io.panoptes.equivalence.front;

import io.panoptes.equivalence.algebra.Relation;
import io.panoptes.equivalence.algebra.Scalar;
import io.panoptes.equivalence.front.dates.DatesAsMoments;
import io.panoptes.equivalence.problem.Problem;
import io.panoptes.equivalence.problem.QueryPair;
import io.panoptes.equivalence.problem.SqlError;
import io.panoptes.equivalence.problem.Unsupported;
import io.panoptes.sql.reading.NullOrder;
import io.panoptes.sql.reading.ReadingProfile;
import io.panoptes.sql.reading.ReadingProfiles;
import io.panoptes.sql.reading.ReadingTrait;
import io.panoptes.sql.schema.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The ways in which a question may be meant. The same text can mean two things: {@code 7 / 2} is 3 in one family of DBMSs
 * and 3.5 in another. Where nobody said which is meant, a verdict must hold under every reading; but a pair that shows by its
 * words for which family it was written ({@link MarkedProfile}) has that reading alone, if it can be read so; where it is the
 * standard's, NULLs may stand at either end of an order that doesn't say. What is SQL in the plainest reading, but is refused there,
 * is not read at all: no other reading speaks for it.
 */
public sealed interface Readings {

    /** The families that are tried where none is named, the plainest first. */
    List<ReadingProfile> ANY = ReadingProfiles.UNNAMED;

    /** At least one; no two of them with the same problem. */
    record Read(List<Reading> readings) implements Readings {
        public Read {
            readings = List.copyOf(readings);
        }

        public Reading first() {
            return readings.getFirst();
        }

        public List<Reading> others() {
            return readings.subList(1, readings.size());
        }
    }

    /** No profile reads both queries; the reason is that of the first. */
    record Unread(Side side, String reason, boolean isSql) implements Readings {}

    enum Side {
        LEFT,
        RIGHT,
        SCHEMA
    }

    static Readings of(QueryPair pair, List<ReadingProfile> profiles) {
        List<ReadingProfile> meant = meant(pair, profiles);
        if (!meant.equals(profiles) && underEach(pair, meant) instanceof Read read) {
            return read;
        }
        return underEach(pair, profiles);
    }

    /** The profiles that are left when the words of the pair rule some out. */
    private static List<ReadingProfile> meant(QueryPair pair, List<ReadingProfile> profiles) {
        List<ReadingProfile> left = MarkedProfile.notRuledOut(profiles.stream()
                .map(profile -> MarkedProfile.of(pair, profile))
                .toList());
        if (left.isEmpty() || left.size() == profiles.size()) {
            return profiles;
        }
        List<NullOrder> ruledOut = profiles.stream()
                .filter(profile -> !left.contains(profile))
                .map(ReadingProfile::nulls)
                .distinct()
                .toList();
        return left.stream()
                .flatMap(profile -> profile.equals(ReadingProfile.STANDARD)
                        ? Stream.concat(Stream.of(profile), standardWith(ruledOut))
                        : Stream.of(profile))
                .toList();
    }

    /** The standard leaves it to the DBMS where NULLs stand: also where those that are ruled out have them. */
    private static Stream<ReadingProfile> standardWith(List<NullOrder> orders) {
        return orders.stream()
                .filter(order -> order != ReadingProfile.STANDARD.nulls())
                .map(order -> ReadingProfile.STANDARD
                        .named("standard with NULLs " + order.name().toLowerCase(Locale.ROOT))
                        .withNulls(order));
    }

    private static Readings underEach(QueryPair pair, List<ReadingProfile> profiles) {
        List<Reading> readings = new ArrayList<>();
        Unread complaint = null;
        for (ReadingProfile profile : profiles) {
            // A BOOLEAN column of nobody knows which DBMS holds TRUE, FALSE and NULL, and a reference is kept there.
            ReadingProfile meant = profiles.size() > 1
                    ? profile.without(ReadingTrait.BOOLEAN_COLUMNS_HOLD_NUMBERS)
                            .without(ReadingTrait.BARE_DECIMAL_IS_WHOLE)
                            .without(ReadingTrait.INLINE_REFERENCES_OPEN)
                    : profile;
            switch (read(pair, meant)) {
                case Read(var found) -> {
                    Reading reading = found.getFirst();
                    boolean isAnother =
                            readings.stream().noneMatch(known -> known.problem().equals(reading.problem()));
                    if (isAnother && (readings.isEmpty() || mayDiffer(reading))) {
                        readings.add(reading);
                    }
                }
                case Unread unread
                when unread.isSql() && profile.equals(profiles.getFirst()) -> {
                    // It is SQL in the plainest reading, too, and may mean something else there than in the others.
                    return unread;
                }
                case Unread unread -> complaint = complaint == null ? unread : complaint;
            }
        }
        return complaint != null && readings.isEmpty() ? complaint : new Read(readings);
    }

    /** Quotients in floating point differ from exact ones where something is computed of them. */
    private static boolean mayDiffer(Reading reading) {
        return !reading.profile().has(ReadingTrait.QUOTIENTS_FLOAT) || ComputedFloats.areIn(reading.problem());
    }

    private static Readings read(QueryPair pair, ReadingProfile profile) {
        Side side = Side.SCHEMA;
        try {
            Schema schema = KeptSchema.of(pair.schema(), profile);
            Front front = new Front(schema, profile);
            Map<String, List<Scalar>> checks = CheckConditions.of(schema, profile);
            side = Side.LEFT;
            var left = front.translate(pair.left());
            side = Side.RIGHT;
            var right = front.translate(pair.right());
            Problem problem = problem(pair, schema, left, right, checks);
            Optional<Problem> cautious = KeptSchema.withoutInlineReferences(schema, profile)
                    .map(fewer -> {
                        Front ofFewer = new Front(fewer, profile);
                        return problem(
                                pair, fewer, ofFewer.translate(pair.left()), ofFewer.translate(pair.right()), checks);
                    });
            return new Read(List.of(new Reading(profile, problem, cautious, changesCase(pair, profile))));
        } catch (SqlError e) {
            return new Unread(side, String.valueOf(e.getMessage()), false);
        } catch (Unsupported e) {
            return new Unread(side, e.construct(), true);
        }
    }

    private static boolean changesCase(QueryPair pair, ReadingProfile profile) {
        return profile.has(ReadingTrait.TEXT_FOLDS_CASE) && pair.hasWord("UPPER", "UCASE", "LOWER", "LCASE");
    }

    private static Problem problem(
            QueryPair pair, Schema schema, Relation left, Relation right, Map<String, List<Scalar>> checks) {
        return new Problem(
                schema,
                DatesAsMoments.beside(right.types(), left),
                DatesAsMoments.beside(left.types(), right),
                pair.semantics(),
                checks);
    }
}
