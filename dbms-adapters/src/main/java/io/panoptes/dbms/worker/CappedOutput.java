package io.panoptes.dbms.worker;

import java.io.IOException;
import java.io.OutputStream;

/** Lets the first megabyte through, and drops the rest: a driver that logs without end must not fill the disk. */
final class CappedOutput extends OutputStream {

    private final OutputStream target;
    private long left = 1 << 20;

    CappedOutput(OutputStream target) {
        this.target = target;
    }

    @Override
    public synchronized void write(int b) throws IOException {
        if (left-- > 0) {
            target.write(b);
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        if (left > 0) {
            target.write(bytes, offset, length);
            left -= length;
        }
    }
}
