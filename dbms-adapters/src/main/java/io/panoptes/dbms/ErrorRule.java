package io.panoptes.dbms;

import java.util.regex.Pattern;

/**
 * Errors whose description matches are of this class. The description is {@code exception class|SQLState|vendor
 * code|message}, as in {@code org.h2.jdbc.JdbcSQLSyntaxErrorException|42S02|42102|Table "T" not found}.
 */
public record ErrorRule(Pattern description, Outcome.ErrorClass errorClass) {

    public static ErrorRule of(String regex, Outcome.ErrorClass errorClass) {
        return new ErrorRule(Pattern.compile(regex, Pattern.DOTALL), errorClass);
    }

    public boolean matches(String text) {
        return description.matcher(text).find();
    }
}
