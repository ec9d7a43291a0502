package io.panoptes.corpus;

import io.panoptes.sql.ast.Construct;
import io.panoptes.sql.ast.Expression;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What one DBMS can be asked: functions and operators by type, and what it does not read. */
public final class Operations {
    private final List<Operation> operations;
    private final Set<Idiom> missing;
    private final Dialect dialect;
    private final Optional<String> tried;
    private final Map<Class<? extends SqlType>, List<Operation>> byResult = new HashMap<>();
    private final Map<String, Operation> byShape = new HashMap<>();

    public Operations(List<Operation> operations, Set<Idiom> missing, Dialect dialect) {
        this(operations, missing, dialect, Optional.empty());
    }

    private Operations(List<Operation> operations, Set<Idiom> missing, Dialect dialect, Optional<String> tried) {
        this.tried = tried;
        this.operations = List.copyOf(operations);
        this.dialect = dialect;
        this.missing = missing.isEmpty() ? EnumSet.noneOf(Idiom.class) : EnumSet.copyOf(missing);
        for (Operation operation : operations) {
            byResult.computeIfAbsent(operation.result().getClass(), ignored -> new ArrayList<>())
                    .add(operation);
            byShape.put(shape(operation), operation);
        }
    }

    public List<Operation> operations() {
        return operations;
    }

    public boolean reads(Idiom idiom) {
        return !missing.contains(idiom);
    }

    public boolean knows(Construct construct) {
        return !dialect.lacks(construct);
    }

    /** The same, where they are known to be what is left of all that was tried on this product. */
    Operations triedOn(String product) {
        return new Operations(operations, missing, dialect, Optional.of(product));
    }

    /** Whether nothing is to be tried on this product. */
    boolean wereTriedOn(String product) {
        return !product.isBlank() && tried.filter(oneLine(product)::equals).isPresent();
    }

    static String oneLine(String product) {
        return product.isBlank() ? "somewhere" : product.strip().replaceAll("\\s+", " ");
    }

    /** The same DBMS without the operations that it turned out not to have. */
    public Operations keeping(List<Operation> kept) {
        return new Operations(kept, missing, dialect, tried);
    }

    /** The same DBMS without the ways to say things that it turned out not to take. */
    public Operations lacking(Set<Idiom> more) {
        var all = EnumSet.copyOf(missing);
        all.addAll(more);
        return new Operations(operations, all, dialect, tried);
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
