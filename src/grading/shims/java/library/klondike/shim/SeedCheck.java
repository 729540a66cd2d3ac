package klondike.shim;

import java.util.Random;

/** Prints a random number. With the patch, two runs with the same seed print the same number. */
public final class SeedCheck {
    private SeedCheck() {}

    public static void main(String[] args) {
        System.out.println(new Random().nextLong());
    }

    static boolean isSeeded() {
        try {
            Class.forName("java.util.KlondikeSeed");
            return true;
        } catch (ClassNotFoundException unpatched) {
            return false;
        }
    }
}
