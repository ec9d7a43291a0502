package io.panoptes.triage.symptom;

import java.util.Optional;
import java.util.Set;

/**
 * How a test case failed. All that depends on the symptom is asked here, so that a new one is a record beside these, a
 * {@link SymptomKind}, and the place that notices it.
 */
public sealed interface Symptom extends Judgement permits WrongResult, Slowdown, Breakage {

    SymptomKind kind();

    /** {@link SymptomKind#isOfPair} */
    default boolean isOfPair() {
        return kind().isOfPair();
    }

    /** The statement that shows it; empty where it takes both queries. */
    Optional<Place> where();

    /** What the target gave in place of an answer; empty where it answered both queries. */
    Optional<String> output();

    /** What a reduced case must keep. */
    String manner();

    /** Deduplication key: the same for two symptoms that may be of one bug. */
    String signature();

    /** Whether two symptoms of one {@link #signature} are of one bug, without further evidence. */
    boolean isKnownBySignature();

    /** Whether nobody knows after it what the instance holds, so that the next case needs a fresh one. */
    boolean breaksInstance();

    /** Whether the end of the target's process looks the same, which the end of a campaign may have caused. */
    boolean looksLikeStop();

    /** Whether it may be no more than slowness: it must show on few rows and with more time. */
    boolean mayBeSlowness();

    /**
     * One line that says what goes wrong, as the title of an issue.
     *
     * @param wrong the query whose answer is wrong, where it is known
     * @param features what the wrong query is made of
     */
    String title(Optional<Place> wrong, Set<String> features);

    /** Whether a statement of the setup shows it, so that the queries say nothing. */
    default boolean isInSetup() {
        return where().filter(place -> place == Place.SETUP).isPresent();
    }

    /** Whether a reduced case that gives {@code other} still shows this. */
    default boolean isSameManner(Judgement other) {
        return other instanceof Symptom symptom && symptom.manner().equals(manner());
    }

    /** Whether a part of the case that gives {@code other} still shows something of the kind. */
    default boolean isLike(Judgement other) {
        return other instanceof Symptom symptom
                && symptom.kind() == kind()
                && (isOfPair() || symptom.manner().equals(manner()));
    }

    /**
     * Whether the case shows the bug on another version, where it gives {@code there}; empty where that does not tell. A fix
     * of one bug often uncovers another difference between the two answers, so any symptom of the kind counts.
     */
    default Optional<Boolean> showsBy(Judgement there) {
        return switch (there) {
            case Agrees ignored -> Optional.of(false);
            case Inconclusive said -> isDisprovedBy(said) ? Optional.of(false) : Optional.empty();
            case Symptom other ->
                other.kind() == kind()
                        ? Optional.of(true)
                        : other.where().isEmpty() ? Optional.of(false) : Optional.empty();
        };
    }

    /** Whatever a query that used to crash gives now, it does not crash. Of two answers both are needed. */
    default boolean isDisprovedBy(Inconclusive said) {
        return !isOfPair() && said.isInOrder();
    }
}
