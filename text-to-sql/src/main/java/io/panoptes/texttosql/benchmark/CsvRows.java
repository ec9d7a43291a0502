package io.panoptes.texttosql.benchmark;

import io.panoptes.texttosql.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rows of a CSV file by the names of its first line: commas, quotes doubled within quotes, line ends within quotes. */
final class CsvRows {
    private final String text;
    private int at;

    private CsvRows(String text) {
        this.text = text;
    }

    /** Each row by the names of its columns in lower case. */
    static List<Map<String, String>> read(String text, String file) {
        CsvRows reader = new CsvRows(text);
        List<List<String>> lines = new ArrayList<>();
        while (reader.at < text.length()) {
            lines.add(reader.line(file));
        }
        if (lines.isEmpty()) {
            throw new BadInput(file + " is empty; a CSV file begins with the names of its columns");
        }
        List<String> names = lines.getFirst();
        List<Map<String, String>> rows = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            List<String> line = lines.get(i);
            if (line.size() != names.size()) {
                throw new BadInput("%s: row %d has %d values, but the first line names %d columns"
                        .formatted(file, i, line.size(), names.size()));
            }
            Map<String, String> row = new LinkedHashMap<>();
            for (int column = 0; column < names.size(); column++) {
                row.put(names.get(column).strip().toLowerCase(Locale.ROOT), line.get(column));
            }
            rows.add(row);
        }
        return rows;
    }

    private List<String> line(String file) {
        List<String> values = new ArrayList<>();
        while (true) {
            values.add(value(file));
            if (at < text.length() && text.charAt(at) == ',') {
                at++;
                continue;
            }
            if (at < text.length() && text.charAt(at) == '\r') {
                at++;
            }
            if (at < text.length() && text.charAt(at) == '\n') {
                at++;
            }
            return values;
        }
    }

    private String value(String file) {
        StringBuilder value = new StringBuilder();
        if (at < text.length() && text.charAt(at) == '"') {
            at++;
            while (true) {
                if (at >= text.length()) {
                    throw new BadInput(file + ": a value in quotes does not end");
                }
                char next = text.charAt(at++);
                if (next != '"') {
                    value.append(next);
                } else if (at < text.length() && text.charAt(at) == '"') {
                    value.append('"');
                    at++;
                } else {
                    return value.toString();
                }
            }
        }
        while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
            value.append(text.charAt(at++));
        }
        return value.toString();
    }
}
