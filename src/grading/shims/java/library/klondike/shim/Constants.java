package klondike.shim;

import be.ac.ulg.montefiore.oop.graphics.KlondikeView;
import java.lang.reflect.Field;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.HashSet;

/** The numbers that the constants had at compile time. */
public final class Constants {
    private Constants() {}

    private static final Map<String, Integer> NUMBERS = compiled();

    /** The numbers of the 52 cards and of a hidden card. */
    public static Set<Integer> cards() {
        Set<Integer> cards = new HashSet<>();
        for (Map.Entry<String, Integer> constant : NUMBERS.entrySet()) {
            String name = constant.getKey();
            if (!name.startsWith("TABLEAU_") && !name.startsWith("FOUNDATION_")) cards.add(constant.getValue());
        }
        return cards;
    }

    public static boolean areTheLibrarys() {
        return KlondikeView.SPADE_A == 0 && KlondikeView.CLUB_K == 51 && KlondikeView.HIDDEN == 52
                && cards().stream().allMatch(card -> card >= 0 && card <= 52);
    }

    /** Describes the first constant whose number differs from the requested one. Null if all agree. */
    static String difference(Map<?, ?> requested) {
        for (Map.Entry<?, ?> constant : requested.entrySet()) {
            Integer number = NUMBERS.get(constant.getKey());
            if (number == null || !(constant.getValue() instanceof Number)) continue;
            int other = ((Number) constant.getValue()).intValue();
            if (other != number) return constant.getKey() + " is " + number + " in the program, not " + other;
        }
        return null;
    }

    private static Map<String, Integer> compiled() {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        try {
            for (Field field : Class.forName("be.ac.ulg.montefiore.oop.graphics.KlondikeConstants").getDeclaredFields()) {
                field.setAccessible(true);
                numbers.put(field.getName(), field.getInt(null));
            }
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
        return numbers;
    }
}
