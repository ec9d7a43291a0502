package io.panoptes.reporting;

import io.panoptes.dbms.Version;
import io.panoptes.dbms.adapter.Adapter;
import io.panoptes.dbms.registry.Adapters;
import io.panoptes.triage.finding.RecordedFinding;
import io.panoptes.triage.finding.Upstream;
import io.panoptes.triage.finding.VersionResult;
import io.panoptes.triage.finding.VersionResult.Shows;
import io.panoptes.triage.finding.VersionTable;
import io.panoptes.triage.symptom.SymptomKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A page about many findings: totals, then a table for each DBMS. A finding links to the folder of its id. */
public final class FindingsOverview {
    private static final String NEVER = "-";

    private final Map<String, List<RecordedFinding>> byDbms;
    private final Map<String, String> newest;

    private FindingsOverview(List<RecordedFinding> findings) {
        this.byDbms = findings.stream()
                .sorted(Comparator.comparing(RecordedFinding::id))
                .collect(Collectors.groupingBy(
                        finding -> title(finding.target().dbms()), TreeMap::new, Collectors.toList()));
        this.newest = findings.stream()
                .flatMap(finding -> Stream.concat(
                        Stream.of(Map.entry(finding.target().dbms(), finding.versions())),
                        finding.elsewhere().entrySet().stream()))
                .flatMap(tried ->
                        tried.getValue().results().stream().map(result -> Map.entry(tried.getKey(), result.version())))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, FindingsOverview::newer));
    }

    /** The page as Markdown. */
    public static String of(List<RecordedFinding> findings) {
        FindingsOverview page = new FindingsOverview(findings);
        List<String> parts = new ArrayList<>(List.of(page.head(), page.totals()));
        page.byDbms.forEach((dbms, found) -> parts.add(page.section(dbms, found)));
        return String.join("\n", parts);
    }

    private String head() {
        List<RecordedFinding> all =
                byDbms.values().stream().flatMap(List::stream).toList();
        return """
            # Bugs found

            %d bugs in released versions of %d DBMSs, all found by Panoptes. %d show on the newest release that was tried.

                ./panoptes replay findings/*             # each on the version that its rows are of
                ./panoptes replay findings --newest      # on the newest releases of Maven

            A folder holds `report.md`, `repro.sql` for the DBMS's own shell, and `finding.json`, which this page is made of:

                ./build -q -Dquick -pl reporting -am test -Dtest=FindingsReadmeTest -Dpanoptes.findings=write \\
                  -Dsurefire.failIfNoSpecifiedTests=false

            First and last are versions on which we saw the bug; it may be older. *Reported* links to a report in the DBMS's tracker;
            *not found* means that we searched and found none, *not searched* that we could not search there.
            """.formatted(all.size(), byDbms.size(), count(all, this::showsOnNewest));
    }

    private String totals() {
        List<List<String>> rows = new ArrayList<>();
        byDbms.forEach((dbms, found) -> rows.add(totals(dbms, found)));
        rows.add(totals("all", byDbms.values().stream().flatMap(List::stream).toList()));
        return MarkdownTable.of(
                Stream.of(
                                Stream.of("DBMS", "bugs"),
                                Stream.of(SymptomKind.values()).map(SymptomKind::plural),
                                Stream.of("on the newest release", "reported by others"))
                        .flatMap(heads -> heads)
                        .toList(),
                rows);
    }

    private List<String> totals(String name, List<RecordedFinding> found) {
        Stream<String> kinds = Stream.of(SymptomKind.values())
                .map(kind ->
                        Long.toString(count(found, finding -> finding.symptom().kind() == kind)));
        Stream<String> rest = Stream.of(
                Long.toString(count(found, this::showsOnNewest)),
                Long.toString(count(found, finding -> report(finding) == Upstream.Report.REPORTED)));
        return Stream.of(Stream.of(name, Integer.toString(found.size())), kinds, rest)
                .flatMap(cells -> cells)
                .toList();
    }

    private String section(String title, List<RecordedFinding> found) {
        String release = newest.getOrDefault(found.getFirst().target().dbms(), "");
        return "## %s\n\n%s"
                .formatted(
                        title,
                        MarkdownTable.of(
                                List.of("bug", "symptom", "first", "last", "newest: " + release, "known", "also in"),
                                found.stream().map(this::row).toList()));
    }

    private List<String> row(RecordedFinding finding) {
        return List.of(
                "[%s](%s)".formatted(shortTitle(finding), finding.id()),
                finding.symptom().kind().word(),
                finding.versions()
                        .introducedIn()
                        .or(() -> first(finding.versions()))
                        .orElse(NEVER),
                last(finding.versions()).orElse(NEVER),
                onNewest(finding),
                known(finding),
                elsewhere(finding));
    }

    private String onNewest(RecordedFinding finding) {
        return finding.versions()
                .on(newest.getOrDefault(finding.target().dbms(), ""))
                .map(shows -> switch (shows) {
                    case YES -> "yes";
                    case NO -> "no";
                    case NOT_APPLICABLE -> "can't run it";
                })
                .orElse("not tried");
    }

    private boolean showsOnNewest(RecordedFinding finding) {
        return finding.versions()
                .on(newest.getOrDefault(finding.target().dbms(), ""))
                .filter(shows -> shows == Shows.YES)
                .isPresent();
    }

    private static String known(RecordedFinding finding) {
        Optional<String> link = finding.upstream().flatMap(Upstream::link);
        return switch (report(finding)) {
            case REPORTED -> link.map("[reported](%s)"::formatted).orElse("reported");
            case NOT_FOUND -> "not found";
            case NOT_SEARCHED -> "not searched";
        };
    }

    private static Upstream.Report report(RecordedFinding finding) {
        return finding.upstream().map(Upstream::report).orElse(Upstream.Report.NOT_SEARCHED);
    }

    private static String elsewhere(RecordedFinding finding) {
        return new TreeMap<>(finding.elsewhere())
                .entrySet().stream()
                        .map(other -> elsewhere(title(other.getKey()), other.getValue()))
                        .collect(Collectors.joining("; "));
    }

    private static String elsewhere(String title, VersionTable versions) {
        String first = first(versions).orElse(NEVER);
        String last = last(versions).orElse(NEVER);
        return first.equals(last) ? title + " " + first : "%s %s to %s".formatted(title, first, last);
    }

    private static Optional<String> first(VersionTable versions) {
        return shown(versions).findFirst();
    }

    private static Optional<String> last(VersionTable versions) {
        return shown(versions).reduce((first, last) -> last);
    }

    /** The versions that show it, oldest first. */
    private static Stream<String> shown(VersionTable versions) {
        return versions.results().stream()
                .filter(result -> result.shows() == Shows.YES)
                .map(VersionResult::version)
                .sorted(Comparator.comparing(Version::new));
    }

    /** Without the symptom, which has a column of its own. */
    private static String shortTitle(RecordedFinding finding) {
        String symptom = capitalised(finding.symptom().kind().word()) + ": ";
        String title = finding.title();
        return capitalised(title.startsWith(symptom) ? title.substring(symptom.length()) : title);
    }

    private static String capitalised(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static long count(List<RecordedFinding> findings, Predicate<RecordedFinding> which) {
        return findings.stream().filter(which).count();
    }

    private static String newer(String one, String other) {
        return new Version(one).compareTo(new Version(other)) >= 0 ? one : other;
    }

    private static String title(String dbms) {
        // One that was learnt has no adapter.
        return Adapters.find(dbms)
                .map(Adapter::title)
                .orElseGet(() -> dbms.substring(0, 1).toUpperCase(Locale.ROOT) + dbms.substring(1));
    }
}
