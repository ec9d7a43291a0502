package io.panoptes.benchmarks.coverage;

import io.panoptes.benchmarks.coverage.CoverageSeries.Point;
import io.panoptes.instantiation.choice.LearningSource;
import java.util.List;
import java.util.Locale;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;

/** Two panels as SVG: edges over time, and edges that only one query of a pair reached; medians drawn thick, runs thin. */
public final class CoverageChart {
    private static final List<String> COLOURS = List.of("#999999", "#0072b2", "#d55e00");
    private static final int PANEL = 330;
    private static final int HEIGHT = 320;
    private static final int LEFT = 64;
    private static final int TOP = 44;
    private static final int BOTTOM = 260;
    private static final int STEPS = 4;
    private static final int POINTS = 80;

    private final CoverageComparison comparison;

    public CoverageChart(CoverageComparison comparison) {
        this.comparison = comparison;
    }

    public String svg() {
        int width = 2 * (LEFT + PANEL) + 20;
        var svg = new StringBuilder();
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">%n"
                        .formatted(width, HEIGHT));
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>%n".formatted(width, HEIGHT));
        panel(svg, 0, comparison.target() + ": " + comparison.unit(), Point::edges);
        panel(svg, LEFT + PANEL, "reached by one query of a pair", Point::differential);
        int x = LEFT;
        for (LearningSource guidance : comparison.guidances()) {
            svg.append(line(x, HEIGHT - 16, x + 24, HEIGHT - 16, colour(guidance), 3));
            svg.append(text(x + 30, HEIGHT - 12, "start", CoverageComparison.name(guidance)));
            x += 120;
        }
        return svg.append("</svg>\n").toString();
    }

    private void panel(StringBuilder svg, int offset, String title, ToIntFunction<Point> measure) {
        int most = comparison.runs().stream()
                .mapToInt(run -> measure.applyAsInt(run.end()))
                .max()
                .orElse(1);
        // What all reach in the first tenth of the time says little: the scale begins below the least of it.
        int least = comparison.runs().stream()
                .mapToInt(run -> measure.applyAsInt(run.at(comparison.seconds() / 10)))
                .min()
                .orElse(0);
        var scale = new Scale(
                offset,
                round(Math.max(0, least - (most - least) / 4.0), false),
                round(most, true),
                comparison.seconds());
        svg.append(text(offset + LEFT, TOP - 16, "start", title));
        for (int i = 0; i <= STEPS; i++) {
            double value = scale.least + (scale.most - scale.least) * i / STEPS;
            svg.append(line(offset + LEFT, scale.y(value), offset + LEFT + PANEL - 20, scale.y(value), "#dddddd", 1));
            svg.append(text(offset + LEFT - 6, scale.y(value) + 4, "end", String.format(Locale.ROOT, "%,.0f", value)));
            double seconds = (double) comparison.seconds() * i / STEPS;
            svg.append(text(scale.x(seconds), BOTTOM + 18, "middle", String.format(Locale.ROOT, "%.0f s", seconds)));
        }
        for (LearningSource guidance : comparison.guidances()) {
            comparison.of(guidance).forEach(run -> curve(svg, scale, run.points(), measure, colour(guidance), 0.6));
            curve(svg, scale, comparison.medians(guidance, POINTS), measure, colour(guidance), 2.5);
        }
    }

    private record Scale(int offset, double least, double most, long seconds) {
        double x(double at) {
            return offset + LEFT + (PANEL - 20) * Math.min(1, at / Math.max(1, seconds));
        }

        double y(double value) {
            double share = (Math.max(least, value) - least) / Math.max(1, most - least);
            return BOTTOM - (BOTTOM - TOP) * share;
        }
    }

    private static double round(double value, boolean up) {
        double step = Math.pow(10, Math.floor(Math.log10(Math.max(10, value)))) / 10;
        return (up ? Math.ceil(value / step) : Math.floor(value / step)) * step;
    }

    private static void curve(
            StringBuilder svg,
            Scale scale,
            List<Point> points,
            ToIntFunction<Point> measure,
            String colour,
            double width) {
        String path = points.stream()
                .map(point -> number(scale.x(point.seconds())) + "," + number(scale.y(measure.applyAsInt(point))))
                .collect(Collectors.joining(" "));
        svg.append("<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\"/>%n"
                .formatted(path, colour, number(width)));
    }

    private static String colour(LearningSource guidance) {
        return COLOURS.get(guidance.ordinal());
    }

    private static String line(double x1, double y1, double x2, double y2, String colour, int width) {
        return "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\" stroke-width=\"%d\"/>%n"
                .formatted(number(x1), number(y1), number(x2), number(y2), colour, width);
    }

    private static String text(double x, double y, String anchor, String text) {
        String escaped = text.replace("&", "&amp;").replace("<", "&lt;");
        return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>%n"
                .formatted(number(x), number(y), anchor, escaped);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
