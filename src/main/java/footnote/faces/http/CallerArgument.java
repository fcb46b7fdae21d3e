package footnote.faces.http;

import footnote.faces.access.Caller;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;

/** Gives a controller the caller it asks for. */
final class CallerArgument implements HandlerMethodArgumentResolver {
    @Override
    public boolean supportsParameter(MethodParameter parameter) {
        return parameter.getParameterType() == Caller.class;
    }

    @Override
    public Object resolveArgument(
            MethodParameter parameter,
            @Nullable ModelAndViewContainer container,
            NativeWebRequest request,
            @Nullable WebDataBinderFactory binders) {
        if (request.getAttribute(Caller.class.getName(), RequestAttributes.SCOPE_REQUEST) instanceof Caller caller) {
            return caller;
        }
        throw new RequestDenied(Reason.NO_KEY, "send a key as 'Authorization: Bearer fn_…'");
    }
}
