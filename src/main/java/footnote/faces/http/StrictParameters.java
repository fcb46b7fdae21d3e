package footnote.faces.http;

import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Arrays;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/** Refuses a query parameter that a route of the API does not have: a misspelled one would be passed over in silence. */
final class StrictParameters implements HandlerInterceptor {
    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        boolean plain = request.getContentType() == null
                || request.getContentType().startsWith("application/json"); // a form's fields come as parameters too
        if (handler instanceof HandlerMethod method && plain) {
            var known = Arrays.stream(method.getMethodParameters())
                    .flatMap(StrictParameters::name)
                    .collect(Collectors.toCollection(TreeSet::new));
            request.getParameterMap().keySet().stream()
                    .filter(name -> !known.contains(name))
                    .findFirst()
                    .ifPresent(name -> {
                        throw new RequestDenied(
                                Reason.UNSERVABLE,
                                "the parameter '" + name + "' is unknown; "
                                        + (known.isEmpty()
                                                ? "this route takes none"
                                                : "this route takes " + String.join(", ", known)));
                    });
        }
        return true;
    }

    private static Stream<String> name(MethodParameter parameter) {
        var named = parameter.getParameterAnnotation(RequestParam.class);
        return named == null
                ? Stream.empty()
                : Stream.of(
                        named.value().isEmpty()
                                ? Objects.requireNonNull(
                                        parameter.getParameter().getName())
                                : named.value());
    }
}
