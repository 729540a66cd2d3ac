package klondike.shim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Reads one JSON value as Map, List, String, Long, Double, Boolean or null. Writes strings and numbers. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** @throws IllegalArgumentException if the text is not JSON */
    static Object read(String text) {
        Json reader = new Json(text);
        try {
            Object value = reader.value();
            reader.skipSpace();
            if (reader.at != text.length()) throw reader.fault();
            return value;
        } catch (StringIndexOutOfBoundsException fault) {
            throw reader.fault();
        }
    }

    /** Writes a Map, List, String, number, Boolean or null. */
    static String written(Object value) {
        if (value instanceof String) return quote((String) value);
        if (value instanceof List) {
            return ((List<?>) value).stream().map(Json::written).collect(Collectors.joining(",", "[", "]"));
        }
        if (value instanceof Map) {
            return ((Map<?, ?>) value).entrySet().stream()
                    .map(entry -> quote((String) entry.getKey()) + ":" + written(entry.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        return String.valueOf(value);
    }

    static String quote(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int place = 0; place < text.length(); place++) {
            char letter = text.charAt(place);
            if (letter == '"' || letter == '\\') quoted.append('\\').append(letter);
            else if (letter < ' ' || letter > '~') quoted.append(String.format("\\u%04x", (int) letter));
            else quoted.append(letter);
        }
        return quoted.append('"').toString();
    }

    private Object value() {
        skipSpace();
        switch (text.charAt(at)) {
            case '{':
                return map();
            case '[':
                return list();
            case '"':
                return string();
            case 't':
                return word("true", true);
            case 'f':
                return word("false", false);
            case 'n':
                return word("null", null);
            default:
                return number();
        }
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        while (!isNext('}')) {
            if (!map.isEmpty()) expect(',');
            skipSpace();
            String key = string();
            expect(':');
            map.put(key, value());
        }
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>(4);
        at++;
        while (!isNext(']')) {
            if (!list.isEmpty()) expect(',');
            list.add(value());
        }
        return list;
    }

    private String string() {
        if (text.charAt(at) != '"') throw fault();
        int end = at + 1;
        while (text.charAt(end) != '"' && text.charAt(end) != '\\') end++;
        if (text.charAt(end) == '"') {
            String plain = text.substring(at + 1, end);
            at = end + 1;
            return plain;
        }
        return escaped();
    }

    private String escaped() {
        StringBuilder string = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char letter = text.charAt(at);
            if (letter != '\\') {
                string.append(letter);
                continue;
            }
            letter = text.charAt(++at);
            int control = "bfnrt".indexOf(letter);
            if (control >= 0) {
                string.append("\b\f\n\r\t".charAt(control));
            } else if (letter == 'u') {
                string.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                at += 4;
            } else {
                string.append(letter);
            }
        }
        at++;
        return string.toString();
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.0123456789Ee".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(start, at);
        if (digits.isEmpty()) throw fault();
        boolean isWhole = digits.indexOf('.') < 0 && digits.indexOf('e') < 0 && digits.indexOf('E') < 0;
        if (isWhole) return Long.valueOf(digits);
        return Double.valueOf(digits);
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw fault();
        at += word.length();
        return value;
    }

    private boolean isNext(char letter) {
        skipSpace();
        if (text.charAt(at) != letter) return false;
        at++;
        return true;
    }

    private void expect(char letter) {
        if (!isNext(letter)) throw fault();
    }

    private void skipSpace() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
    }

    private IllegalArgumentException fault() {
        return new IllegalArgumentException("no JSON at character " + (at + 1) + " of " + text);
    }
}
