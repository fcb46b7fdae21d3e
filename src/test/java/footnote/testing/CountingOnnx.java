package footnote.testing;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A cross-encoder small enough to be written here, in ONNX's wire format: its score is how often one token stands in the second text. */
public final class CountingOnnx {
    private static final int INT64 = 7;
    private static final int FLOAT = 1;
    private static final int INT_ATTRIBUTE = 2;
    private static final int INTS_ATTRIBUTE = 7;

    private CountingOnnx() {}

    public static byte[] of(long token) {
        var graph = new Message()
                .put(1, node("Equal", List.of("input_ids", "token"), "same"))
                .put(1, node("Cast", List.of("same"), "hit").put(5, attribute("to", FLOAT)))
                .put(1, node("Cast", List.of("token_type_ids"), "second").put(5, attribute("to", FLOAT)))
                .put(1, node("Mul", List.of("hit", "second"), "counted"))
                .put(1, node("ReduceSum", List.of("counted"), "logits").put(5, axes()))
                .put(2, "counting")
                .put(5, new Message().put(1, 1).put(2, INT64).put(7, token).put(8, "token"))
                .put(11, tensor("input_ids", INT64))
                .put(11, tensor("attention_mask", INT64))
                .put(11, tensor("token_type_ids", INT64))
                .put(12, tensor("logits", FLOAT));
        return new Message()
                .put(1, 6)
                .put(7, graph)
                .put(8, new Message().put(1, "").put(2, 11))
                .bytes();
    }

    private static Message node(String operator, List<String> inputs, String output) {
        var node = new Message();
        inputs.forEach(input -> node.put(1, input));
        return node.put(2, output).put(4, operator);
    }

    private static Message attribute(String name, long value) {
        return new Message().put(1, name).put(3, value).put(20, INT_ATTRIBUTE);
    }

    private static Message axes() {
        return new Message().put(1, "axes").put(8, 1).put(20, INTS_ATTRIBUTE);
    }

    private static Message tensor(String name, int type) {
        var shape = new Message().put(1, new Message().put(2, "texts")).put(1, new Message().put(2, "length"));
        return new Message()
                .put(1, name)
                .put(2, new Message().put(1, new Message().put(1, type).put(2, shape)));
    }

    /** Fields one after another: numbers as they are, texts and messages with their length. */
    private static final class Message {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();

        Message put(int field, long value) {
            number((long) field << 3);
            number(value);
            return this;
        }

        Message put(int field, String text) {
            return put(field, text.getBytes(StandardCharsets.UTF_8));
        }

        Message put(int field, Message message) {
            return put(field, message.bytes());
        }

        private Message put(int field, byte[] bytes) {
            number((long) field << 3 | 2);
            number(bytes.length);
            out.writeBytes(bytes);
            return this;
        }

        private void number(long value) {
            long rest = value;
            while (rest >= 0x80) {
                out.write((int) (rest & 0x7f | 0x80));
                rest >>>= 7;
            }
            out.write((int) rest);
        }

        byte[] bytes() {
            return out.toByteArray();
        }
    }
}
