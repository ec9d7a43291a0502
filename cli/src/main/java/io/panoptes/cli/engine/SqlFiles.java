package io.panoptes.cli.engine;

import io.panoptes.cli.terminal.CannotRun;
import io.panoptes.sql.read.SchemaReader;
import io.panoptes.sql.schema.Schema;
import io.panoptes.sql.text.SqlTextException;
import io.panoptes.sql.trial.StatementTexts;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/** SQL files that a user names. */
final class SqlFiles {
    private SqlFiles() {}

    static Schema schema(Path file) {
        try {
            return SchemaReader.read(text(file));
        } catch (SqlTextException e) {
            throw new CannotRun(file + ": " + e.getMessage(), e);
        }
    }

    /** The statements of a schema, each as it is written. */
    static List<String> statements(Path file) {
        return StatementTexts.of(text(file));
    }

    /** The text of one query, without the semicolon at its end. */
    static String query(Path file) {
        String text = text(file).strip();
        while (text.endsWith(";")) {
            text = text.substring(0, text.length() - 1).strip();
        }
        if (text.isEmpty()) {
            throw new CannotRun(file + " is empty; it should hold one SELECT");
        }
        return text;
    }

    static void requireSameColumns(Path one, int columns, Path other, int otherColumns) {
        if (columns != otherColumns) {
            throw new CannotRun("%s gives %s and %s %s; answers are compared column by column"
                    .formatted(one, columns(columns), other, columns(otherColumns)));
        }
    }

    private static String columns(int count) {
        return count == 1 ? "1 column" : count + " columns";
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new CannotRun("there is no file " + file, e);
        } catch (CharacterCodingException e) {
            throw new CannotRun(file + " is no text in UTF-8", e);
        } catch (IOException e) {
            throw new CannotRun("%s can't be read: %s".formatted(file, e.getMessage()), e);
        }
    }
}
