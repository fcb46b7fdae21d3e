package footnote.runtime.artifact;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import footnote.runtime.artifact.SigV4.S3Key;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Against the worked examples of Amazon's documentation of Signature Version 4. */
class SigV4Test {
    private static final String HOST = "examplebucket.s3.amazonaws.com";
    private static final SigV4 S3 = new SigV4(
            new S3Key("AKIAIOSFODNN7EXAMPLE", "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", Optional.empty()),
            "us-east-1",
            "s3");

    private static String signed(String method, String path, Map<String, String> further, String body) {
        String hash = SigV4.hash(body.getBytes(UTF_8));
        var headers = new TreeMap<>(further);
        headers.put("Host", HOST);
        headers.put("x-amz-date", SigV4.time(Instant.parse("2013-05-24T00:00:00Z")));
        headers.put("x-amz-content-sha256", hash);
        return S3.authorization(new SigV4.Signed(method, URI.create("https://" + HOST + path), headers, hash));
    }

    @Test
    void signsTheReadingOfAnObject() {
        assertThat(signed("GET", "/test.txt", Map.of("Range", "bytes=0-9"), ""))
                .isEqualTo("AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,"
                        + " SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,"
                        + " Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
    }

    @Test
    void signsTheWritingOfAnObject() {
        var headers = Map.of("Date", "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class", "REDUCED_REDUNDANCY");

        assertThat(signed("PUT", "/test%24file.text", headers, "Welcome to Amazon S3."))
                .endsWith("Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
    }

    @Test
    void signsAQueryWithoutAValue() {
        assertThat(signed("GET", "/?lifecycle", Map.of(), ""))
                .endsWith("Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543");
    }

    @Test
    void signsAQueryInOrder() {
        assertThat(signed("GET", "/?prefix=J&max-keys=2", Map.of(), ""))
                .endsWith("Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
    }

    @Test
    void signsForAnotherService() {
        var signer = new SigV4(
                new S3Key("AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY", Optional.empty()),
                "us-east-1",
                "iam");
        var headers = Map.of(
                "Host", "iam.amazonaws.com",
                "Content-Type", "application/x-www-form-urlencoded; charset=utf-8",
                "X-Amz-Date", "20150830T123600Z");

        String header = signer.authorization(new SigV4.Signed(
                "GET",
                URI.create("https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08"),
                headers,
                SigV4.hash(new byte[0])));

        assertThat(header).endsWith("Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7");
    }
}
