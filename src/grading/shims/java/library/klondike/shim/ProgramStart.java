package klondike.shim;

/** Waits until a program has started: the thread that created its view has ended, or waits for something. */
final class ProgramStart {
    /** A thread that waits this long has nothing left to do. */
    private static final long WAITING_MS = 25;
    /** The longest wait for a busy thread. */
    private static final long MOST_MS = 2000;

    private ProgramStart() {}

    static void await(Thread maker) {
        long start = System.nanoTime();
        long busy = start;
        try {
            while (maker.isAlive()) {
                long now = System.nanoTime();
                if (maker.getState() == Thread.State.RUNNABLE) busy = now;
                if (now - busy > WAITING_MS * 1_000_000 || now - start > MOST_MS * 1_000_000) return;
                maker.join(1);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
