package io.panoptes.discovery.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A CSV file with a heading: commas, quotes doubled within quotes, line ends within quotes. */
record CsvTable(List<String> heading, List<List<String>> rows) {

    static CsvTable read(String text) {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        StringBuilder value = new StringBuilder();
        boolean quoted = false;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (quoted) {
                boolean doubled = c == '"' && at + 1 < text.length() && text.charAt(at + 1) == '"';
                if (c != '"' || doubled) {
                    value.append(c);
                    at += doubled ? 1 : 0;
                } else {
                    quoted = false;
                }
            } else if (c == '"') {
                quoted = true;
            } else if (c == ',') {
                line.add(value.toString());
                value.setLength(0);
            } else if (c == '\n') {
                line.add(value.toString());
                value.setLength(0);
                lines.add(line);
                line = new ArrayList<>();
            } else if (c != '\r') {
                value.append(c);
            }
        }
        if (!line.isEmpty() || !value.isEmpty()) {
            line.add(value.toString());
            lines.add(line);
        }
        return lines.isEmpty()
                ? new CsvTable(List.of(), List.of())
                : new CsvTable(lines.getFirst(), lines.subList(1, lines.size()));
    }

    /** The values of the column of this name; empty where there is none. */
    Optional<List<String>> column(String name) {
        for (int i = 0; i < heading.size(); i++) {
            int place = i;
            if (heading.get(i).strip().equalsIgnoreCase(name)) {
                return Optional.of(rows.stream()
                        .filter(row -> row.size() > place)
                        .map(row -> row.get(place))
                        .toList());
            }
        }
        return Optional.empty();
    }
}
