package io.panoptes.dbms;

import java.util.List;

/**
 * Many rows by one statement: what stands in a FROM clause and gives the numbers 0, 1, 2 and so on in a column {@value NUMBER}.
 *
 * @param source in it {@value COUNT} stands for how many
 * @param counts how many are worth making: as many as the DBMS keeps together in its storage, and more
 */
public record RowSeries(String source, List<Integer> counts) {
    public static final String NUMBER = "i";
    private static final String COUNT = "<count>";

    public RowSeries {
        counts = List.copyOf(counts);
        if (!source.contains(COUNT)) {
            throw new IllegalArgumentException("there is no %s in it: %s".formatted(COUNT, source));
        }
    }

    /** The source of this many rows. */
    public String of(int count) {
        return source.replace(COUNT, Integer.toString(count));
    }
}
