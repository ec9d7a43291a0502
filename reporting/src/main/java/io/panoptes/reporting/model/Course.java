package io.panoptes.reporting.model;

import io.panoptes.campaign.CampaignProgress;
import io.panoptes.campaign.JournalEntry;
import io.panoptes.campaign.JournalEntry.Checkpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A campaign over time, oldest first. */
public record Course(List<Point> points) {
    /** More than these can't be told apart in a chart. */
    private static final int MOST_POINTS = 240;

    public static final Course NONE = new Course(List.of());

    /** Counts since the start of the campaign. */
    public record Point(long millis, long cases, long plans, long suspects, long findings) {
        public static Point of(CampaignProgress progress) {
            return new Point(
                    progress.elapsedMillis(),
                    progress.cases(),
                    progress.planShapes(),
                    progress.suspects(),
                    progress.findingCount());
        }
    }

    public Course {
        points = List.copyOf(points);
    }

    /** What the checkpoints of a journal tell. */
    public static Course of(List<JournalEntry> journal) {
        return of(journal.stream()
                .flatMap(entry -> entry instanceof Checkpoint checkpoint
                        ? Stream.of(Point.of(checkpoint.progress()))
                        : Stream.empty()));
    }

    private static Course of(Stream<Point> points) {
        return new Course(points.toList()).thinned();
    }

    /** With another point at its end. */
    public Course plus(Point point) {
        List<Point> longer = new ArrayList<>(points);
        longer.add(point);
        return new Course(longer).thinned();
    }

    /** Every other point where there are too many; the first and the last stay. */
    private Course thinned() {
        if (points.size() <= MOST_POINTS) {
            return this;
        }
        List<Point> fewer = new ArrayList<>();
        for (int i = 0; i < points.size() - 1; i += 2) {
            fewer.add(points.get(i));
        }
        fewer.add(points.getLast());
        return new Course(fewer).thinned();
    }
}
