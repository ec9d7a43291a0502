package io.panoptes.discovery.llm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The passages of release notes, documents or source that say most about how queries are rewritten, as many as a budget of tokens
 * has room for, in the order of the text.
 */
public final class ContextPassages {
    /** As providers count, roughly, for English and code. */
    private static final int CHARACTERS_OF_A_TOKEN = 4;

    private static final int LONGEST_PASSAGE = 1_200;
    private static final Pattern WORD = Pattern.compile("[a-z]{3,}");
    private static final Pattern GAP = Pattern.compile("\\R[ \\t]*\\R");

    /** Stems of what an optimizer's makers write about. */
    private static final Set<String> TELLING = Set.of(
            "optimi",
            "rewrit",
            "pushdow",
            "flatten",
            "decorrel",
            "unnest",
            "subquer",
            "semijo",
            "antijo",
            "join",
            "outer",
            "exists",
            "distinc",
            "group",
            "aggreg",
            "window",
            "union",
            "interse",
            "except",
            "lateral",
            "common",
            "material",
            "predica",
            "constan",
            "propaga",
            "elimina",
            "redunda",
            "simplif",
            "planner",
            "correla",
            "having",
            "limit",
            "null",
            "unique",
            "index",
            "merge",
            "wrong",
            "incorre");

    private ContextPassages() {}

    private record Passage(int place, String text, int worth) {}

    /** @param tokens how long the whole may be */
    public static String of(List<String> texts, int tokens) {
        List<Passage> passages = new ArrayList<>();
        for (String text : texts) {
            for (String part : GAP.split(text)) {
                String plain = part.strip();
                for (int from = 0; from < plain.length(); from += LONGEST_PASSAGE) {
                    String piece = plain.substring(from, Math.min(plain.length(), from + LONGEST_PASSAGE));
                    passages.add(new Passage(passages.size(), piece, worth(piece)));
                }
            }
        }
        int room = tokens * CHARACTERS_OF_A_TOKEN;
        List<Passage> chosen = new ArrayList<>();
        for (Passage passage : passages.stream()
                .filter(one -> one.worth() > 0)
                .sorted(Comparator.comparingInt((Passage one) -> -one.worth()).thenComparingInt(Passage::place))
                .toList()) {
            if (passage.text().length() + 2 <= room) {
                room -= passage.text().length() + 2;
                chosen.add(passage);
            }
        }
        return String.join(
                "\n\n",
                chosen.stream()
                        .sorted(Comparator.comparingInt(Passage::place))
                        .map(Passage::text)
                        .toList());
    }

    /** How many of the telling stems it has, each once. */
    private static int worth(String passage) {
        Set<String> found = new HashSet<>();
        Matcher words = WORD.matcher(passage.toLowerCase(Locale.ROOT));
        while (words.find()) {
            TELLING.stream().filter(words.group()::startsWith).forEach(found::add);
        }
        return found.size();
    }
}
