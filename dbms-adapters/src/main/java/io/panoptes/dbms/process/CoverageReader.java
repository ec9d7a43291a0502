package io.panoptes.dbms.process;

import io.panoptes.dbms.coverage.EdgeSet;
import io.panoptes.dbms.coverage.PairCoverage;
import io.panoptes.dbms.coverage.StatementCoverage;
import io.panoptes.dbms.worker.Wire;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Reads what a worker process tells of a pair: its slots become the numbers that edges have in all processes. */
final class CoverageReader {
    private final InstanceCoverage instance;
    private final List<Module> modules = new ArrayList<>();

    /** @param number of its first edge, for all processes */
    private record Module(int base, int slots, int number) {}

    CoverageReader(InstanceCoverage instance) {
        this.instance = instance;
    }

    PairCoverage read(DataInputStream in) throws IOException {
        readModules(in);
        return new PairCoverage(statement(in), statement(in));
    }

    private void readModules(DataInputStream in) throws IOException {
        int from = in.readInt();
        int count = in.readInt();
        if (count > 0) {
            modules.subList(from, modules.size()).clear();
        }
        for (int i = 0; i < count; i++) {
            String name = Wire.readText(in);
            int base = in.readInt();
            int slots = in.readInt();
            int edges = in.readInt();
            modules.add(new Module(base, slots, instance.numbers().base(name, slots, edges)));
        }
    }

    private StatementCoverage statement(DataInputStream in) throws IOException {
        int edges = in.readInt();
        EdgeSet fresh = instance.fresh(edges(in));
        EdgeSet alone = edges(in);
        EdgeSet whole = edges(in);
        return edges == 0 ? StatementCoverage.EMPTY : new StatementCoverage(edges, fresh, alone, whole);
    }

    private EdgeSet edges(DataInputStream in) throws IOException {
        int count = in.readInt();
        if (count == 0) {
            return EdgeSet.EMPTY;
        }
        byte[] packed = in.readNBytes(count * Integer.BYTES);
        if (packed.length < count * Integer.BYTES) {
            throw new EOFException("the pipe ended inside a set of edges");
        }
        int[] edges = new int[count];
        ByteBuffer.wrap(packed).asIntBuffer().get(edges);
        int last = 0;
        for (int i = 0; i < count; i++) {
            int slot = edges[i];
            last = module(slot, last);
            edges[i] = slot - modules.get(last).base() + modules.get(last).number();
        }
        return EdgeSet.ofDistinct(edges);
    }

    /** The module of a slot, which is mostly that of the one before. */
    private int module(int slot, int last) throws IOException {
        if (isIn(slot, last)) {
            return last;
        }
        int low = 0;
        int high = modules.size() - 1;
        while (low < high) { // modules are in the order of their slots
            int middle = (low + high + 1) >>> 1;
            if (modules.get(middle).base() <= slot) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        if (!isIn(slot, low)) {
            throw new IOException("slot %d is in no module".formatted(slot));
        }
        return low;
    }

    private boolean isIn(int slot, int module) {
        return module < modules.size()
                && slot - modules.get(module).base() >= 0
                && slot - modules.get(module).base() < modules.get(module).slots();
    }
}
