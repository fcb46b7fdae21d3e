package footnote.faces.http;

import footnote.Desk;
import footnote.config.Version;
import footnote.faces.access.Caller;
import footnote.faces.access.IdempotencyKeys;
import footnote.faces.access.Keys;
import footnote.faces.access.LoginBackoff;
import footnote.faces.access.RateLimiter;
import footnote.faces.access.SsoSessions;
import footnote.faces.front.BatchAccess;
import footnote.faces.front.CoverageAccess;
import footnote.faces.front.DataLookup;
import footnote.faces.front.ReaderDocuments;
import footnote.faces.front.RequestDenied;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.front.RunJson;
import footnote.faces.front.ScheduleAccess;
import footnote.faces.http.WebFace.CallerArgument;
import footnote.faces.http.WebFace.HealthEndpoint;
import footnote.faces.mcp.McpFace;
import footnote.faces.web.PagesFace;
import java.util.List;
import java.util.Map;
import org.apache.catalina.core.StandardHost;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.MethodParameter;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.support.WebDataBinderFactory;
import org.springframework.web.context.request.NativeWebRequest;
import org.springframework.web.context.request.RequestAttributes;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.method.support.ModelAndViewContainer;
import org.springframework.web.servlet.config.annotation.InterceptorRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.json.JsonMapper;

/** The parts of the server; each controller is named here, nothing is searched for. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({
    AccessRules.class,
    Problems.class,
    HealthEndpoint.class,
    AnalyzeEndpoint.class,
    RunsEndpoint.class,
    SessionsEndpoint.class,
    DataEndpoint.class,
    SchedulesEndpoint.class,
    CoverageEndpoint.class,
    ThesisEndpoint.class,
    ScreensEndpoint.class,
    RecordEndpoint.class,
    BatchesEndpoint.class,
    DocumentsEndpoint.class,
    AdminEndpoint.class,
    OpenApiEndpoint.class,
    ErrorEndpoint.class,
    ServerMetrics.class,
    PagesFace.class,
    McpFace.class
})
class WebFace implements WebMvcConfigurer {
    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new CallerArgument());
    }

    @Override
    public void addInterceptors(InterceptorRegistry registry) {
        registry.addInterceptor(new StrictParameters()).addPathPatterns("/api/**");
    }

    @Bean
    JsonMapper jsonMapper() {
        return StrictBodies.mapper();
    }

    @Bean(destroyMethod = "") // the opener of the desk closes it
    Desk desk(RunAccess runs) {
        return runs.desk();
    }

    @Bean
    Keys keys(Desk desk) {
        return new Keys(desk.database(), desk.clock());
    }

    @Bean
    SsoSessions ssoSessions(Desk desk) {
        return new SsoSessions(desk.database(), desk.clock());
    }

    @Bean
    IdempotencyKeys idempotencyKeys(Desk desk) {
        return new IdempotencyKeys(desk.database(), desk.clock());
    }

    @Bean
    DataLookup dataLookup(Desk desk) {
        return new DataLookup(desk);
    }

    @Bean
    ScheduleAccess scheduleDesk(RunAccess runs) {
        return new ScheduleAccess(runs);
    }

    @Bean
    CoverageAccess coverageDesk(RunAccess runs) {
        return new CoverageAccess(runs);
    }

    @Bean
    BatchAccess batchDesk(RunAccess runs) {
        return new BatchAccess(runs);
    }

    @Bean
    ReaderDocuments readerDocuments(RunAccess runs) {
        return new ReaderDocuments(runs);
    }

    @Bean
    RunJson runJson(RunAccess runs) {
        return new RunJson(runs);
    }

    @Bean
    LoginBackoff loginBackoff(Desk desk) {
        return new LoginBackoff(desk.clock());
    }

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> problemResponses() {
        return server -> server.addContextCustomizers(context -> {
            if (context.getParent() instanceof StandardHost host) {
                host.setErrorReportValveClass(ProblemValve.class.getName());
            }
        });
    }

    @Bean
    RateLimiter rateLimiter(Desk desk) {
        return new RateLimiter(desk.clock());
    }

    /** Says that the server is there. */
    @RestController
    static final class HealthEndpoint {
        @GetMapping("/health")
        Map<String, String> health() {
            return Map.of("status", "ok", "version", Version.text());
        }
    }

    /** Gives a controller the caller it asks for. */
    static final class CallerArgument implements HandlerMethodArgumentResolver {
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
            if (request.getAttribute(Caller.class.getName(), RequestAttributes.SCOPE_REQUEST)
                    instanceof Caller caller) {
                return caller;
            }
            throw new RequestDenied(Reason.NO_KEY, "send a key as 'Authorization: Bearer fn_…'");
        }
    }
}
