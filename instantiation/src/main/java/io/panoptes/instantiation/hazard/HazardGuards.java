package io.panoptes.instantiation.hazard;

import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Profile;
import java.util.List;
import java.util.Optional;

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

    private HazardGuards() {}

    /** The first guard of the profile that objects. */
    public static Optional<Objection> firstObjection(Candidate candidate, Profile profile) {
        for (HazardGuard guard : ALL) {
            if (profile.hazards().contains(guard.hazard())) {
                Optional<String> reason = guard.objection(candidate);
                if (reason.isPresent()) {
                    return Optional.of(new Objection(guard.hazard(), reason.get()));
                }
            }
        }
        return Optional.empty();
    }

    public record Objection(Hazard hazard, String reason) {}
}
