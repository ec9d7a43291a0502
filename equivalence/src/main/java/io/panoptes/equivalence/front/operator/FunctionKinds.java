package io.panoptes.equivalence.front.operator;

import io.panoptes.equivalence.problem.Unsupported;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.calcite.rel.type.RelDataType;
import org.apache.calcite.sql.SqlOperatorBinding;
import org.apache.calcite.sql.type.SqlTypeName;

/**
 * What the scalar functions of a DBMS give, as was found by calls: the data file of the library's name, with a line for each function,
 * {@code NAME} and a {@link ResultRule}. {@code panoptes bench functions} writes it. Aggregates and functions that give rows are not
 * in it.
 */
final class FunctionKinds {
    private static final Map<String, Optional<FunctionKinds>> LIBRARIES = new ConcurrentHashMap<>();

    private final Map<String, ResultRule> rules;

    private FunctionKinds(Map<String, ResultRule> rules) {
        this.rules = rules;
    }

    /** Those of a library; empty where there is no file of it. */
    static Optional<FunctionKinds> named(String library) {
        return LIBRARIES.computeIfAbsent(library, FunctionKinds::shipped);
    }

    private static Optional<FunctionKinds> shipped(String library) {
        try (InputStream file = FunctionKinds.class.getResourceAsStream(library + ".txt")) {
            return file == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Names are in capitals. */
    static FunctionKinds parse(String text) {
        return new FunctionKinds(text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .collect(Collectors.toUnmodifiableMap(parts -> parts[0], parts -> ResultRule.parse(parts[1]))));
    }

    Map<String, ResultRule> rules() {
        return rules;
    }

    /** @throws Unsupported where the rule does not tell what comes of these operands */
    static RelDataType type(String name, ResultRule rule, SqlOperatorBinding binding) {
        List<SqlTypeName> operands = binding.collectOperandTypes().stream()
                .map(RelDataType::getSqlTypeName)
                .toList();
        PlainKind kind = rule.result(operands.stream().map(PlainKind::of).toList())
                .orElseThrow(() -> new Unsupported("what type %s of %s gives"
                        .formatted(
                                name,
                                operands.stream().map(SqlTypeName::getName).collect(Collectors.joining(", ")))));
        RelDataType type = kind.in(binding.getTypeFactory());
        return binding.getTypeFactory().createTypeWithNullability(type, true);
    }
}
