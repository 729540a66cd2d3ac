package klondike.shim;

import java.io.InputStream;
import java.util.function.BooleanSupplier;

/**
 * A keyboard without a user. A program that waits for a key while its window is open waits forever. Before the window
 * opens, or during an event, the input is at its end.
 */
final class EmptyKeyboard extends InputStream {
    private final BooleanSupplier isWaitedFor;

    EmptyKeyboard(BooleanSupplier isWaitedFor) {
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
