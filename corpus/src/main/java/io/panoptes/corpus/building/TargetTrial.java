package io.panoptes.corpus.building;

import io.panoptes.corpus.making.Draft;
import io.panoptes.corpus.making.FunctionNames;
import io.panoptes.corpus.store.Fact;
import io.panoptes.corpus.store.SnippetStore;
import io.panoptes.corpus.store.StoredSnippet;
import io.panoptes.corpus.validation.SnippetValidator;
import io.panoptes.corpus.validation.ValidationResult;
import io.panoptes.dbms.Target;
import io.panoptes.dbms.Targets;
import io.panoptes.dbms.catalog.CatalogFunction;
import io.panoptes.dbms.registry.Adapters;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Tries snippets on a target, in processes that start with it. One that calls what the catalogue of the target lacks is refused
 * without a try.
 */
public final class TargetTrial implements StoreTrial {
    private final SnippetStore store;
    private final SnippetValidator validator;
    private final Set<String> missing;
    private final Consumer<ValidationResult.Refused> suspicious;

    /** @param suspicious is told of each refusal that may be a bug of the target */
    public TargetTrial(
            SnippetStore store, Targets targets, Target target, Consumer<ValidationResult.Refused> suspicious) {
        this.store = store;
        this.suspicious = suspicious;
        this.validator = new SnippetValidator(targets, target);
        this.missing = missing(
                store.functions(),
                Adapters.named(target.dbms())
                        .catalog()
                        .value()
                        .orElseThrow()
                        .read(validator.session().instance()));
    }

    /** What a version without a catalogue lacks, only a try tells. */
    static Set<String> missing(Collection<String> functions, List<CatalogFunction> catalog) {
        Set<String> missing = catalog.isEmpty() ? new HashSet<>() : new HashSet<>(functions);
        catalog.forEach(function -> missing.remove(function.name().toLowerCase(Locale.ROOT)));
        return missing;
    }

    @Override
    public List<String> cells(List<Integer> places) {
        List<StoredSnippet> batch = places.stream().map(store.snippets()::get).toList();
        List<Draft> drafts = batch.stream()
                .filter(snippet -> !callsMissing(snippet))
                .map(snippet -> new Draft(snippet.text(), snippet.type()))
                .toList();
        var verdicts = validator.validate(drafts).iterator();
        return batch.stream()
                .map(snippet -> callsMissing(snippet) ? StoredSnippet.REFUSED : letters(verdicts.next()))
                .toList();
    }

    private boolean callsMissing(StoredSnippet snippet) {
        return FunctionNames.in(snippet.text().text()).stream().anyMatch(missing::contains);
    }

    private String letters(ValidationResult verdict) {
        return switch (verdict) {
            case ValidationResult.Accepted(var ignored, var facts) -> Fact.letters(facts);
            case ValidationResult.Refused refused -> {
                if (refused.mayBeABug()) {
                    suspicious.accept(refused);
                }
                yield StoredSnippet.REFUSED;
            }
        };
    }

    @Override
    public void close() {
        validator.close();
    }
}
