package io.panoptes.corpus;

import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What one DBMS can be asked: functions and operators by type, and the constructs that it does not read. */
public final class FeatureSet {
    private final List<Feature> features;
    private final Set<Construct> missing;
    private final Map<Class<? extends SqlType>, List<Feature>> byResult = new HashMap<>();
    private final Map<String, Feature> byShape = new HashMap<>();

    public FeatureSet(List<Feature> features, Set<Construct> missing) {
        this.features = List.copyOf(features);
        this.missing = missing.isEmpty() ? EnumSet.noneOf(Construct.class) : EnumSet.copyOf(missing);
        for (Feature feature : features) {
            byResult.computeIfAbsent(feature.result().getClass(), ignored -> new java.util.ArrayList<>())
                    .add(feature);
            byShape.put(shape(feature), feature);
        }
    }

    public List<Feature> features() {
        return features;
    }

    public boolean reads(Construct construct) {
        return !missing.contains(construct);
    }

    public List<Feature> giving(SqlType type) {
        return byResult.getOrDefault(type.getClass(), List.of());
    }

    /** The feature that an expression uses at its top, if it is one of this set. */
    public Optional<Feature> of(Expression expression) {
        return switch (expression) {
            case Expression.Function(var name, var arguments, var distinct, var filter, var over) ->
                distinct || filter.isPresent() || over.isPresent()
                        ? Optional.empty()
                        : Optional.ofNullable(
                                byShape.get(name.toLowerCase(java.util.Locale.ROOT) + "/" + arguments.size()));
            case Expression.Template(var pieces, var ignored) ->
                Optional.ofNullable(byShape.get(String.join("#", pieces)));
            default -> Optional.empty();
        };
    }

    private static String shape(Feature feature) {
        return feature.function()
                .map(name -> name.toLowerCase(java.util.Locale.ROOT) + "/"
                        + feature.arguments().size())
                .orElse(feature.text());
    }
}
