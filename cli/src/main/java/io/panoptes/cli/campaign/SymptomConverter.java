package io.panoptes.cli.campaign;

import io.panoptes.triage.symptom.SymptomKind;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code wrong}, {@code error}, {@code crash}, {@code hang} and {@code slow}. */
public final class SymptomConverter implements ITypeConverter<SymptomKind> {
    @Override
    public SymptomKind convert(String value) {
        return Arrays.stream(SymptomKind.values())
                .filter(kind -> kind.option().equalsIgnoreCase(value.strip()))
                .findFirst()
                .orElseThrow(() ->
                        new TypeConversionException("'%s' is no symptom; name some of %s, with commas between"
                                .formatted(
                                        value,
                                        Arrays.stream(SymptomKind.values())
                                                .map(SymptomKind::option)
                                                .collect(Collectors.joining(", ")))));
    }
}
