package io.panoptes.benchmarks.prover;

import io.panoptes.benchmarks.prover.ProverGrowth.Curve;
import io.panoptes.benchmarks.prover.ProverGrowth.Point;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Curves as SVG: sizes to the right, milliseconds upwards on a scale of powers of ten. */
final class GrowthPlot {
    private static final List<String> COLOURS = List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#56b4e9");
    private static final int WIDTH = 720;
    private static final int HEIGHT = 380;
    private static final int LEFT = 70;
    private static final int BOTTOM = 320;
    private static final int TOP = 30;
    private static final int RIGHT = 500;
    private static final int DECADES = 5;

    private final List<Curve> curves;
    private final int largest;

    GrowthPlot(List<Curve> curves) {
        this.curves = List.copyOf(curves);
        this.largest = curves.stream()
                .flatMap(curve -> curve.points().stream())
                .mapToInt(Point::size)
                .max()
                .orElse(1);
    }

    String svg() {
        StringBuilder svg = new StringBuilder();
        svg.append(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"13\">\n"
                        .formatted(WIDTH, HEIGHT));
        svg.append("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n".formatted(WIDTH, HEIGHT));
        for (int decade = 0; decade <= DECADES; decade++) {
            double y = y(Math.pow(10, decade));
            svg.append(line(LEFT, y, RIGHT, y, "#dddddd"));
            svg.append(text(
                    LEFT - 8,
                    y + 4,
                    "end",
                    decade < 3 ? (int) Math.pow(10, decade) + " ms" : (int) Math.pow(10, decade - 3) + " s"));
        }
        for (int size = 5; size <= largest; size += 5) {
            svg.append(text(x(size), BOTTOM + 20, "middle", Integer.toString(size)));
        }
        svg.append(text((LEFT + RIGHT) / 2.0, BOTTOM + 42, "middle", "size"));
        for (int i = 0; i < curves.size(); i++) {
            curve(svg, curves.get(i), COLOURS.get(i % COLOURS.size()), TOP + 20 + 24 * i);
        }
        return svg.append("</svg>\n").toString();
    }

    private void curve(StringBuilder svg, Curve curve, String colour, int legend) {
        String points = curve.points().stream()
                .map(point -> number(x(point.size())) + "," + number(y(point.millis())))
                .collect(Collectors.joining(" "));
        svg.append(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n".formatted(points, colour));
        for (Point point : curve.points()) {
            svg.append("<circle cx=\"%s\" cy=\"%s\" r=\"3\" fill=\"%s\"/>\n"
                    .formatted(number(x(point.size())), number(y(point.millis())), point.proved() ? colour : "white"));
        }
        svg.append(line(RIGHT + 20, legend, RIGHT + 44, legend, colour));
        svg.append(text(RIGHT + 52, legend + 4, "start", curve.title()));
    }

    private double x(int size) {
        return LEFT + (double) (RIGHT - LEFT) * size / largest;
    }

    private static double y(double millis) {
        return BOTTOM - (BOTTOM - TOP) * Math.log10(Math.max(1, millis)) / DECADES;
    }

    private static String line(double x1, double y1, double x2, double y2, String colour) {
        return "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\" stroke-width=\"2\"/>\n"
                .formatted(number(x1), number(y1), number(x2), number(y2), colour);
    }

    private static String text(double x, double y, String anchor, String text) {
        return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\">%s</text>\n".formatted(number(x), number(y), anchor, text);
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
