package io.panoptes.triage.symptom;

import java.util.Optional;
import java.util.Set;

/** Two answers that differ: a logic bug, if the pair is really equivalent. */
public record WrongResult(Difference difference) implements Symptom {
    @Override
    public SymptomKind kind() {
        return SymptomKind.WRONG_RESULT;
    }

    @Override
    public Optional<Place> where() {
        return Optional.empty();
    }

    @Override
    public Optional<String> output() {
        return Optional.empty();
    }

    @Override
    public String manner() {
        return "%s %s".formatted(kind(), difference.kind());
    }

    @Override
    public String signature() {
        return "different answers";
    }

    @Override
    public boolean isKnownBySignature() {
        return false;
    }

    @Override
    public boolean breaksInstance() {
        return false;
    }

    @Override
    public boolean looksLikeStop() {
        return false;
    }

    @Override
    public boolean mayBeSlowness() {
        return false;
    }

    @Override
    public String title(Optional<Place> wrong, Set<String> features) {
        String madeOf = features.isEmpty() ? "" : " with " + TitleText.constructs(features);
        return "Wrong result: %s%s".formatted(whatIsWrong(wrong), madeOf);
    }

    private String whatIsWrong(Optional<Place> wrong) {
        return switch (difference.kind()) {
            case ORDER -> "rows in the wrong order";
            case BOTH_HAVE_OTHERS -> "wrong values";
            case LEFT_HAS_MORE -> whatIsWrong(wrong, Place.LEFT);
            case RIGHT_HAS_MORE -> whatIsWrong(wrong, Place.RIGHT);
        };
    }

    private static String whatIsWrong(Optional<Place> wrong, Place hasMore) {
        return wrong.map(side -> side == hasMore ? "too many rows" : "missing rows")
                .orElse("wrong rows");
    }

    @Override
    public String summary() {
        return switch (difference.kind()) {
            case LEFT_HAS_MORE, RIGHT_HAS_MORE, BOTH_HAVE_OTHERS ->
                "two equivalent queries give %d and %d rows, %d only in the first and %d only in the second"
                        .formatted(
                                difference.leftRows(),
                                difference.rightRows(),
                                difference.onlyLeft().size(),
                                difference.onlyRight().size());
            case ORDER -> "two equivalent queries give their rows in different orders";
        };
    }
}
