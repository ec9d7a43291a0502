package io.panoptes.reporting.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.panoptes.reporting.model.Course;
import io.panoptes.reporting.model.Course.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class CourseChartTest {
    @Test
    void drawsALineFromTheFirstPointToTheLast() {
        Course course = new Course(
                List.of(new Point(0, 0, 0, 0, 0), new Point(5_000, 30, 10, 1, 0), new Point(10_000, 40, 10, 2, 1)));
        String charts = CourseChart.of(course).findFirst().orElseThrow().toString();
        assertThat(charts).contains("d=\"M2,94L159,29.5L316,8\"");
        assertThat(charts).contains("aria-label=\"Cases: 40 after 10 s\"");
        assertThat(charts).containsOnlyOnce("<circle").contains("<title>1 findings after 10 s</title>");
    }

    @Test
    void onePointIsNoCourse() {
        assertThat(CourseChart.of(new Course(List.of(new Point(0, 0, 0, 0, 0)))))
                .isEmpty();
    }
}
