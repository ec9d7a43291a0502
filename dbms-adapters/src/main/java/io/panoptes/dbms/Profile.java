package io.panoptes.dbms;

import io.panoptes.sql.type.SqlType;
import io.panoptes.sql.write.Dialect;
import java.util.List;
import java.util.Set;

/**
 * What one version of a DBMS is like, as data.
 *
 * @param types names of types, the usual one of each first
 * @param hazards those whose guards are needed here
 * @param errors the first that matches says the class of an error; where none does, it is ORDINARY
 * @param planVariations for one query run under several plans
 * @param upkeep what may be done to a state that changes no answer
 * @param transactions how statements that change data are taken back
 */
public record Profile(
        String dbms,
        Version version,
        Dialect dialect,
        List<TypeSpelling> types,
        Set<Hazard> hazards,
        Set<Filling> fillings,
        Set<Feature> features,
        List<ErrorRule> errors,
        Explain explain,
        List<PlanVariation> planVariations,
        Upkeep upkeep,
        Transactions transactions) {
    /** Of a DBMS on which campaigns change no data. */
    public Profile(
            String dbms,
            Version version,
            Dialect dialect,
            List<TypeSpelling> types,
            Set<Hazard> hazards,
            Set<Filling> fillings,
            Set<Feature> features,
            List<ErrorRule> errors,
            Explain explain,
            List<PlanVariation> planVariations,
            Upkeep upkeep) {
        this(
                dbms,
                version,
                dialect,
                types,
                hazards,
                fillings,
                features,
                errors,
                explain,
                planVariations,
                upkeep,
                Transactions.UNTRIED);
    }

    public Profile {
        types = List.copyOf(types);
        hazards = Set.copyOf(hazards);
        fillings = Set.copyOf(fillings);
        features = Set.copyOf(features);
        errors = List.copyOf(errors);
        planVariations = List.copyOf(planVariations);
    }

    public Profile with(Transactions given) {
        return new Profile(
                dbms,
                version,
                dialect,
                types,
                hazards,
                fillings,
                features,
                errors,
                explain,
                planVariations,
                upkeep,
                given);
    }

    /** All names for this type, the usual one first; none where the DBMS has no such type. */
    public List<TypeSpelling> spellings(SqlType type) {
        return types.stream().filter(spelling -> spelling.type().equals(type)).toList();
    }

    /** What stands behind the type of a generated column. */
    public String generatedAs(String expression, boolean stored) {
        String kind = features.contains(Feature.GENERATED_KINDS) ? stored ? " STORED" : " VIRTUAL" : "";
        String words = features.contains(Feature.GENERATED_BY_AS_ONLY) ? "AS (" : "GENERATED ALWAYS AS (";
        String value = features.contains(Feature.GENERATED_IN_PARENTHESES) ? "(" + expression + ")" : expression;
        return words + value + ")" + kind;
    }

    public Outcome.ErrorClass classify(String description) {
        return errors.stream()
                .filter(rule -> rule.matches(description))
                .findFirst()
                .map(ErrorRule::errorClass)
                .orElse(Outcome.ErrorClass.ORDINARY);
    }
}
