package io.panoptes.reporting.page;

import io.panoptes.reporting.model.Course;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** The course of a campaign: cases, plans and suspects over time, a small chart each on the same axis of time. */
final class CourseChart {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 112;
    private static final int TOP = 8;
    private static final int BOTTOM = 94;
    private static final int LEFT = 2;
    private static final int RIGHT = WIDTH - 4;

    private final List<Course.Point> points;
    private final long end;

    private CourseChart(Course course) {
        this.points = course.points();
        this.end = Math.max(1, points.getLast().millis());
    }

    /** Nothing where there are too few points to draw a line. */
    static Stream<HtmlElement> of(Course course) {
        if (course.points().size() < 2) {
            return Stream.empty();
        }
        CourseChart chart = new CourseChart(course);
        return Stream.of(HtmlElement.of("div", "charts")
                .add(
                        chart.figure("Cases", "cases", Course.Point::cases, false),
                        chart.figure("Query plans seen", "plans", Course.Point::plans, false),
                        chart.figure("Suspects, and findings", "suspects", Course.Point::suspects, true)));
    }

    private HtmlElement figure(String title, String style, ToLongFunction<Course.Point> count, boolean findings) {
        long last = count.applyAsLong(points.getLast());
        long most = Math.max(1, points.stream().mapToLong(count).max().orElse(1));
        HtmlElement drawing = HtmlElement.of("svg")
                .with("viewBox", "0 0 %d %d".formatted(WIDTH, HEIGHT))
                .with("role", "img")
                .with("aria-label", "%s: %s after %s".formatted(title, Numbers.grouped(last), Numbers.time(end)));
        grid(drawing, most);
        String line = line(count, most);
        drawing.add(
                HtmlElement.of("path", "area")
                        .with("d", "%sL%s,%dL%d,%dZ".formatted(line, Numbers.plain(x(end)), BOTTOM, LEFT, BOTTOM)),
                HtmlElement.of("path", "line").with("d", line));
        if (findings) {
            drawing.add(found(most).stream());
        }
        drawing.add(label(LEFT, HEIGHT - 4, "start", "0"), label(RIGHT, HEIGHT - 4, "end", Numbers.time(end)));
        return HtmlElement.of("figure", "chart " + style)
                .add(
                        HtmlElement.of("figcaption")
                                .add(
                                        HtmlElement.of("span").text(title),
                                        HtmlElement.of("strong").text(Numbers.grouped(last))),
                        drawing);
    }

    private static void grid(HtmlElement drawing, long most) {
        for (int y : new int[] {TOP, (TOP + BOTTOM) / 2, BOTTOM}) {
            drawing.add(HtmlElement.of("line", y == BOTTOM ? "axis" : "grid")
                    .with("x1", LEFT)
                    .with("x2", RIGHT)
                    .with("y1", y)
                    .with("y2", y));
        }
        drawing.add(label(LEFT, TOP + 10, "start", Numbers.grouped(most)));
    }

    private static HtmlElement label(int x, int y, String anchor, String text) {
        return HtmlElement.of("text")
                .with("x", x)
                .with("y", y)
                .with("text-anchor", anchor)
                .text(text);
    }

    private String line(ToLongFunction<Course.Point> count, long most) {
        StringBuilder path = new StringBuilder();
        for (Course.Point point : points) {
            path.append(path.isEmpty() ? 'M' : 'L')
                    .append(Numbers.plain(x(point.millis())))
                    .append(',')
                    .append(Numbers.plain(y(count.applyAsLong(point), most)));
        }
        return path.toString();
    }

    /** A dot where a finding was made. */
    private List<HtmlElement> found(long most) {
        List<HtmlElement> dots = new ArrayList<>();
        long before = points.getFirst().findings();
        for (Course.Point point : points) {
            if (point.findings() > before) {
                dots.add(HtmlElement.of("circle", "dot")
                        .with("cx", x(point.millis()))
                        .with("cy", y(point.suspects(), most))
                        .with("r", 4)
                        .add(HtmlElement.of("title")
                                .text("%d findings after %s"
                                        .formatted(point.findings(), Numbers.time(point.millis())))));
            }
            before = point.findings();
        }
        return dots;
    }

    private double x(long millis) {
        return LEFT + (RIGHT - LEFT) * (double) millis / end;
    }

    private static double y(long count, long most) {
        return BOTTOM - (BOTTOM - TOP) * (double) count / most;
    }
}
