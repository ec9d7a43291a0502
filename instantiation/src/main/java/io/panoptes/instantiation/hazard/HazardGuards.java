package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Profile;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All guards, in the order in which they are asked. */
public final class HazardGuards {
    public static final List<HazardGuard> ALL = List.of(
            new RuntimeErrorGuard(),
            new OverflowGuard(),
            new FloatingPointGuard(),
            new CollationGuard(),
            new BooleanAsIntegerGuard(),
            new ImplicitCastGuard(),
            new PaddingGuard(),
            new SpecialFloatGuard(),
            new RowOrderGuard(),
            new ScalarSubqueryGuard(),
            new UngroupedColumnGuard(),
            new NondeterminismGuard(),
            new ResultTypeGuard(),
            new SharedStateGuard());

    private final List<HazardGuard> guards;

    /** Those that the profile asks for. */
    public HazardGuards(Profile profile) {
        this.guards = ALL.stream()
                .filter(guard -> profile.hazards().contains(guard.hazard()))
                .toList();
    }

    public Optional<Objection> objectionToState(StateView state) {
        return first(guard -> guard.objectionToState(state));
    }

    public Optional<Objection> objectionToOracle(ProvenPair oracle) {
        return first(guard -> guard.objectionToOracle(oracle));
    }

    public Optional<Objection> objectionToCase(GuardedCase candidate) {
        return first(guard -> guard.objectionToCase(candidate));
    }

    private Optional<Objection> first(Function<HazardGuard, Optional<String>> question) {
        for (HazardGuard guard : guards) {
            Optional<String> reason = question.apply(guard);
            if (reason.isPresent()) {
                return Optional.of(new Objection(guard.hazard(), reason.get()));
            }
        }
        return Optional.empty();
    }

    public record Objection(Hazard hazard, String reason) {}
}
