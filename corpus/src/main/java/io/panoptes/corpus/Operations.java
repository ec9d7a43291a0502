package io.panoptes.corpus;

import io.panoptes.dbms.Feature;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What one DBMS can be asked: functions and operators by type, and the constructs that it does not read. */
public final class Operations {
    private final List<Operation> operations;
    private final Set<Construct> missing;
    private final Set<Feature> known;
    private final Map<Class<? extends SqlType>, List<Operation>> byResult = new HashMap<>();
    private final Map<String, Operation> byShape = new HashMap<>();

    public Operations(List<Operation> operations, Set<Construct> missing, Set<Feature> known) {
        this.operations = List.copyOf(operations);
        this.known = Set.copyOf(known);
        this.missing = missing.isEmpty() ? EnumSet.noneOf(Construct.class) : EnumSet.copyOf(missing);
        for (Operation operation : operations) {
            byResult.computeIfAbsent(operation.result().getClass(), ignored -> new ArrayList<>())
                    .add(operation);
            byShape.put(shape(operation), operation);
        }
    }

    public List<Operation> operations() {
        return operations;
    }

    public boolean reads(Construct construct) {
        return !missing.contains(construct);
    }

    public boolean knows(Feature feature) {
        return known.contains(feature);
    }

    /** The same DBMS without the operations that it turned out not to have. */
    public Operations keeping(List<Operation> kept) {
        return new Operations(kept, missing, known);
    }

    public List<Operation> giving(SqlType type) {
        return byResult.getOrDefault(type.getClass(), List.of());
    }

    /** The operation that an expression uses at its top, if it is one of this set. */
    public Optional<Operation> of(Expression expression) {
        return switch (expression) {
            case Expression.Function(var name, var arguments, var distinct, var filter, var over) ->
                distinct || filter.isPresent() || over.isPresent()
                        ? Optional.empty()
                        : Optional.ofNullable(byShape.get(name.toLowerCase(Locale.ROOT) + "/" + arguments.size()));
            case Expression.Template(var pieces, var ignored) ->
                Optional.ofNullable(byShape.get(String.join("#", pieces)));
            default -> Optional.empty();
        };
    }

    private static String shape(Operation operation) {
        return operation
                .function()
                .map(name -> name.toLowerCase(Locale.ROOT) + "/"
                        + operation.arguments().size())
                .orElse(operation.text());
    }
}
