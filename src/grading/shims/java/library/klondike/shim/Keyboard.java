package klondike.shim;

import java.io.InputStream;
import java.util.function.BooleanSupplier;

/**
 * A keyboard at which nobody sits. A program that waits for a key while its window is open waits for ever; one that asks
 * before there is a window, or in an event, is told that no input will come.
 */
final class Keyboard extends InputStream {
    private final BooleanSupplier isWaitedFor;

    Keyboard(BooleanSupplier isWaitedFor) {
        this.isWaitedFor = isWaitedFor;
    }

    @Override
    public int read() {
        try {
            if (isWaitedFor.getAsBoolean()) Thread.sleep(Long.MAX_VALUE);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        return -1;
    }

    @Override
    public int read(byte[] bytes, int from, int count) {
        return count == 0 ? 0 : read();
    }
}
