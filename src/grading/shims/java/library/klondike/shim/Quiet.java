package klondike.shim;

/** When a program has started: the thread that made its view has ended, or waits. */
final class Quiet {
    /** A thread that waits as long as this has nothing left to do. */
    private static final long WAITING_MS = 25;
    /** A thread still busy after this time is not waited for any more. */
    private static final long MOST_MS = 2000;

    private Quiet() {}

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
