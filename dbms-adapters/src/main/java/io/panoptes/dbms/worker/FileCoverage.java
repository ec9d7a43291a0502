package io.panoptes.dbms.worker;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the file that a process with native coverage maps; its layout is that of {@code native/coverage.c}. With reads and
 * writes, not mapped: a map of a server process that has ended would keep its memory until the collector finds it.
 */
final class FileCoverage implements CoverageProbe {
    private static final int MAGIC = 0x31564350;
    private static final int HEADER = 8192;
    private static final int MODULES_AT = 64;
    private static final int MODULE_BYTES = 124;
    private static final int NAME_AT = 12;
    private static final int LAST_EPOCH = 255;

    // Places in the header.
    private static final int MODULE_COUNT = 8;
    private static final int EPOCH = 12;
    private static final int THREADS = 20;
    private static final int LOG_SIZE = 24;
    private static final int MAP_OFFSET = 32;

    private final FileChannel file;
    private final ByteBuffer header = buffer(HEADER);
    private final ByteBuffer start = buffer(8);
    private final List<CodeModule> modules = new ArrayList<>();
    private ByteBuffer log = buffer(1 << 16);
    private int[] slots = new int[1 << 14];
    private int count;
    private int epoch = 1;

    private FileCoverage(FileChannel file) {
        this.file = file;
    }

    /** @param threads whether several threads run the code */
    static FileCoverage open(Path path, boolean threads) throws IOException {
        FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileCoverage coverage = new FileCoverage(file);
        coverage.readHeader();
        if (coverage.header.getInt(0) != MAGIC) {
            file.close();
            throw new IOException("%s was not written by this version of native/coverage.c".formatted(path));
        }
        ByteBuffer flag = buffer(Integer.BYTES).putInt(0, threads ? 1 : 0);
        file.write(flag, THREADS);
        return coverage;
    }

    @Override
    public void begin() throws IOException {
        if (epoch == LAST_EPOCH) {
            // The bytes of the slots hold all epochs by now.
            readHeader();
            CodeModule last = modules.isEmpty() ? new CodeModule("", 0, 1, 0) : modules.getLast();
            file.write(ByteBuffer.allocate(last.base() + last.slots()), header.getInt(MAP_OFFSET));
            epoch = 0;
        }
        epoch++;
        start.clear().putInt(0, epoch).putInt(Integer.BYTES, 0);
        file.write(start, EPOCH);
    }

    @Override
    public int[] slots() throws IOException {
        int known = header.getInt(MODULE_COUNT);
        header.clear().limit(MODULES_AT);
        file.read(header, 0);
        int modulesNow = header.getInt(MODULE_COUNT);
        count = Math.min(header.getInt(EPOCH + Integer.BYTES), header.getInt(LOG_SIZE));
        if (modulesNow != known) {
            readHeader();
        }
        if (count > slots.length) {
            slots = new int[count * 2];
            log = buffer(slots.length * Integer.BYTES);
        }
        log.clear().limit(count * Integer.BYTES);
        file.read(log, HEADER);
        log.flip().asIntBuffer().get(slots, 0, log.remaining() / Integer.BYTES);
        return slots;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public List<CodeModule> modules() {
        return modules;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }

    private void readHeader() throws IOException {
        header.clear();
        file.read(header, 0);
        int known = header.getInt(MODULE_COUNT);
        for (int i = modules.size(); i < known; i++) {
            int at = MODULES_AT + i * MODULE_BYTES;
            byte[] name = new byte[MODULE_BYTES - NAME_AT];
            header.get(at + NAME_AT, name);
            String text = new String(name, StandardCharsets.UTF_8);
            modules.add(new CodeModule(
                    text.substring(0, text.indexOf(0)),
                    header.getInt(at),
                    header.getInt(at + Integer.BYTES),
                    header.getInt(at + 2 * Integer.BYTES)));
        }
    }

    private static ByteBuffer buffer(int bytes) {
        return ByteBuffer.allocateDirect(bytes).order(ByteOrder.nativeOrder());
    }
}
