package io.panoptes.dbms.worker;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares what the two statements of a pair reached, here and not in the parent: most slots are neither new nor different, and
 * need not go through the pipe.
 */
final class PairObserver {
    private @Nullable CoverageProbe watched;
    private List<CodeModule> told = new ArrayList<>();
    private long[] seen = new long[1 << 12];
    private long[] marked = new long[1 << 12];
    private ByteBuffer packed = ByteBuffer.allocate(1 << 14);
    private final Reached left = new Reached();
    private final Reached right = new Reached();

    private static final class Reached {
        private int[] slots = new int[0];
        private int count;
        private int[] fresh = new int[0];
        private int freshCount;
        private int[] alone = new int[0];
        private int aloneCount;
    }

    /** From now on, this code. */
    void watch(CoverageProbe code) {
        watched = code;
    }

    void beginLeft() throws IOException {
        code().begin();
    }

    void endLeft() throws IOException {
        takeSlots(left);
    }

    void beginRight() throws IOException {
        code().begin();
    }

    /** Takes what the second reached, and writes what there is to say of both. */
    void endRight(DataOutputStream out, boolean whole) throws IOException {
        takeSlots(right);
        findAlone();
        writeModules(out);
        write(out, left, whole);
        write(out, right, whole);
    }

    /**
     * In three passes over the two lists, each of which also does what else there is to do for its list: this is the whole cost of
     * most pairs.
     */
    private void findAlone() {
        long[] bits = marked;
        int[] leftSlots = left.slots;
        for (int i = 0; i < left.count; i++) {
            int slot = leftSlots[i];
            bits[slot >>> 6] |= 1L << slot;
            seeIn(left, slot);
        }
        int[] rightSlots = right.slots;
        for (int i = 0; i < right.count; i++) {
            int slot = rightSlots[i];
            long bit = 1L << slot;
            long before = bits[slot >>> 6];
            bits[slot >>> 6] = before & ~bit;
            if ((before & bit) == 0) {
                right.alone[right.aloneCount++] = slot;
                seeIn(right, slot); // what the left reached too was seen there
            }
        }
        // Marked are now those of the left alone.
        for (int i = 0; i < left.count; i++) {
            int slot = leftSlots[i];
            long bit = 1L << slot;
            if ((bits[slot >>> 6] & bit) != 0) {
                bits[slot >>> 6] &= ~bit;
                left.alone[left.aloneCount++] = slot;
            }
        }
    }

    private void seeIn(Reached reached, int slot) {
        long bit = 1L << slot;
        if ((seen[slot >>> 6] & bit) == 0) {
            seen[slot >>> 6] |= bit;
            reached.fresh[reached.freshCount++] = slot;
        }
    }

    /** Nothing was or could be observed. */
    static void writeNothing(DataOutputStream out) throws IOException {
        out.writeInt(0);
        out.writeInt(0);
        for (int i = 0; i < 8; i++) {
            out.writeInt(0);
        }
    }

    private CoverageProbe code() {
        return Objects.requireNonNull(watched);
    }

    private void takeSlots(Reached reached) throws IOException {
        int[] slots = code().slots();
        int count = code().count();
        forgetWhereModulesMoved();
        if (reached.slots.length < count) {
            reached.slots = new int[count * 2];
            reached.fresh = new int[count * 2];
            reached.alone = new int[count * 2];
        }
        System.arraycopy(slots, 0, reached.slots, 0, count);
        reached.count = count;
        reached.freshCount = 0;
        reached.aloneCount = 0;
        int end = code().modules().isEmpty()
                ? 0
                : code().modules().getLast().base() + code().modules().getLast().slots();
        if (end >>> 6 >= seen.length) {
            seen = Arrays.copyOf(seen, (end >>> 6) + 1);
            marked = Arrays.copyOf(marked, seen.length);
        }
    }

    /** Another process of a server may have its modules elsewhere; then nothing that was seen means the same any more. */
    private void forgetWhereModulesMoved() {
        List<CodeModule> now = code().modules();
        int common = Math.min(told.size(), now.size());
        if (!told.subList(0, common).equals(now.subList(0, common))) {
            told = new ArrayList<>();
            Arrays.fill(seen, 0);
        }
    }

    private void writeModules(DataOutputStream out) throws IOException {
        List<CodeModule> now = code().modules();
        int from = Math.min(told.size(), now.size());
        out.writeInt(from);
        out.writeInt(now.size() - from);
        for (CodeModule module : now.subList(from, now.size())) {
            Wire.writeText(out, module.name());
            out.writeInt(module.base());
            out.writeInt(module.slots());
            out.writeInt(module.edges());
            told.add(module);
        }
    }

    private void write(DataOutputStream out, Reached reached, boolean whole) throws IOException {
        out.writeInt(reached.count);
        write(out, reached.fresh, reached.freshCount);
        write(out, reached.alone, reached.aloneCount);
        write(out, reached.slots, whole ? reached.count : 0);
    }

    /** All at once, for a stream of data takes its time for each number. */
    private void write(DataOutputStream out, int[] slots, int count) throws IOException {
        if (packed.capacity() < count * Integer.BYTES) {
            packed = ByteBuffer.allocate(count * 2 * Integer.BYTES);
        }
        packed.asIntBuffer().put(slots, 0, count);
        out.writeInt(count);
        out.write(packed.array(), 0, count * Integer.BYTES);
    }
}
