package klondike.shim;

import java.util.Random;

/** Prints a number by chance: two runs with the same seed print the same, if generators start from it. */
public final class Chance {
    private Chance() {}

    public static void main(String[] args) {
        System.out.println(new Random().nextLong());
    }

    static boolean isSeeded() {
        try {
            Class.forName("java.util.KlondikeChance");
            return true;
        } catch (ClassNotFoundException unpatched) {
            return false;
        }
    }
}
