package io.panoptes.dbms.learning;

import io.panoptes.dbms.ErrorRule;
import io.panoptes.dbms.Feature;
import io.panoptes.dbms.Filling;
import io.panoptes.dbms.Hazard;
import io.panoptes.dbms.Transactions;
import io.panoptes.dbms.TypeSpelling;
import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import io.panoptes.sql.write.SqlWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The parts of a profile while they are learnt. It begins with all hazards, no types and no features: a probe takes a hazard away,
 * or adds a feature, when it has seen that it may.
 */
final class LearntParts {
    private Dialect dialect;
    private final List<TypeSpelling> types = new ArrayList<>();
    private final Set<Hazard> hazards = EnumSet.allOf(Hazard.class);
    private final Set<Filling> fillings = EnumSet.noneOf(Filling.class);
    private final Set<Feature> features = EnumSet.noneOf(Feature.class);
    private final List<ErrorRule> errors = new ArrayList<>();
    private final List<String> unread = new ArrayList<>();
    private final List<String> differing = new ArrayList<>();
    private String explain = "";
    private String unfit = "";
    private Optional<Integer> casesPerState = Optional.empty();
    private Transactions transactions = Transactions.UNTRIED;
    private Cancellation end = Cancellation.CANCEL;

    LearntParts(String name) {
        this(new Dialect(name, '"'));
    }

    private LearntParts(Dialect dialect) {
        this.dialect = dialect;
    }

    /** What is learnt into it leaves this one as it is. */
    LearntParts copy() {
        LearntParts copy = new LearntParts(dialect);
        copy.types.addAll(types);
        copy.hazards.retainAll(hazards);
        copy.fillings.addAll(fillings);
        copy.features.addAll(features);
        copy.errors.addAll(errors);
        copy.unread.addAll(unread);
        copy.differing.addAll(differing);
        copy.explain = explain;
        copy.unfit = unfit;
        copy.casesPerState = casesPerState;
        copy.transactions = transactions;
        copy.end = end;
        return copy;
    }

    Dialect dialect() {
        return dialect;
    }

    void dialect(UnaryOperator<Dialect> change) {
        dialect = change.apply(dialect);
    }

    List<TypeSpelling> types() {
        return types;
    }

    /** The first name of this type, where one was found. */
    Optional<String> type(SqlType type) {
        return types.stream()
                .filter(spelling -> spelling.type().equals(type))
                .map(TypeSpelling::name)
                .findFirst();
    }

    Set<Hazard> hazards() {
        return hazards;
    }

    Set<Filling> fillings() {
        return fillings;
    }

    Set<Feature> features() {
        return features;
    }

    List<ErrorRule> errors() {
        return errors;
    }

    String explain() {
        return explain;
    }

    void explain(String words) {
        explain = words;
    }

    Transactions transactions() {
        return transactions;
    }

    void transactions(Transactions way) {
        transactions = way;
    }

    Cancellation end() {
        return end;
    }

    void end(Cancellation way) {
        end = way;
    }

    /** How many cases are to share a state; empty where tables are made fast. */
    Optional<Integer> casesPerState() {
        return casesPerState;
    }

    void casesPerState(int count) {
        casesPerState = Optional.of(count);
    }

    /** What it has no words for, as far as was tried. */
    List<String> unread() {
        return unread;
    }

    /** What it reads, and answers differently from the standard: for a person to look at. */
    List<String> differing() {
        return differing;
    }

    /** Why no case can be trusted here; empty where nothing was found that stands in the way. */
    String unfit() {
        return unfit;
    }

    void unfit(String reason) {
        if (unfit.isEmpty()) {
            unfit = reason;
        }
    }

    /** Behind the items of a SELECT that reads no table, with a blank before it. */
    String fromNothing() {
        return dialect.emptyFrom().map(from -> " FROM " + from).orElse("");
    }

    String integer() {
        return type(SqlType.INTEGER).orElse("INTEGER");
    }

    String text() {
        return type(SqlType.TEXT).orElse("VARCHAR(1000)");
    }

    String literal(io.panoptes.sql.value.Value value) {
        return SqlWriter.write(value, dialect);
    }
}
