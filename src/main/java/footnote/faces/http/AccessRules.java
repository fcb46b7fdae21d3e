package footnote.faces.http;

import footnote.faces.access.Keys;
import footnote.faces.access.LoginBackoff;
import footnote.faces.access.RateLimiter;
import footnote.faces.access.SsoSessions;
import footnote.faces.front.RequestDenied.Reason;
import footnote.faces.front.RunAccess;
import footnote.faces.web.LoginCookie;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpMethod;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.annotation.web.configurers.AuthorizeHttpRequestsConfigurer;
import org.springframework.security.config.annotation.web.configurers.ExceptionHandlingConfigurer;
import org.springframework.security.config.annotation.web.configurers.HeadersConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.security.web.context.NullSecurityContextRepository;
import org.springframework.security.web.header.writers.CrossOriginOpenerPolicyHeaderWriter.CrossOriginOpenerPolicy;
import org.springframework.security.web.header.writers.ReferrerPolicyHeaderWriter.ReferrerPolicy;

/** Which right each path needs, and the headers every answer carries. */
@Configuration(proxyBeanMethods = false)
class AccessRules {
    /** No inline script or style, nothing from elsewhere, no frame but our own. */
    static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none';"
                    + " frame-ancestors 'none'";

    private static final String[] PUBLIC = {"/health", "/openapi.json", "/assets/**", "/login", "/favicon.ico"};

    @Bean
    SecurityFilterChain chain(
            HttpSecurity http,
            Keys keys,
            SsoSessions logins,
            RunAccess runs,
            RateLimiter limiter,
            LoginBackoff backoff,
            ServerExposure exposure)
            throws Exception {
        var desk = runs.desk();
        var callers = new CallerFilter(keys, new BearerTokens(desk.settings()), logins, limiter, backoff, exposure);
        if (OidcLogin.on(desk.settings())) {
            new OidcLogin(desk.settings(), runs, logins).addTo(http);
        }
        http.sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .securityContext(context -> context.securityContextRepository(new NullSecurityContextRepository()))
                .csrf(AbstractHttpConfigurer::disable) // the caller filter asks browsers where a request comes from
                .requestCache(AbstractHttpConfigurer::disable)
                .logout(AbstractHttpConfigurer::disable)
                .addFilterBefore(new RequestSpans(desk), AnonymousAuthenticationFilter.class)
                .addFilterBefore(new BodyLimit(), AnonymousAuthenticationFilter.class)
                .addFilterBefore(callers, AnonymousAuthenticationFilter.class)
                .authorizeHttpRequests(AccessRules::rights)
                .exceptionHandling(AccessRules::refusals)
                .headers(headers -> headers(headers, LoginCookie.overTls(desk.settings())));
        return http.build();
    }

    private static void rights(
            AuthorizeHttpRequestsConfigurer<HttpSecurity>.AuthorizationManagerRequestMatcherRegistry rules) {
        rules.dispatcherTypeMatchers(DispatcherType.ERROR, DispatcherType.ASYNC)
                .permitAll()
                .requestMatchers(PUBLIC)
                .permitAll()
                .requestMatchers("/actuator/health")
                .hasRole("READ")
                .requestMatchers(
                        "/actuator/**",
                        "/api/keys/**",
                        "/keys/**",
                        "/api/audit",
                        "/api/costs",
                        "/costs",
                        "/audit",
                        "/settings",
                        "/settings/check/*")
                .hasRole("ADMIN")
                .requestMatchers("/mcp", "/logout")
                .hasRole("READ")
                .requestMatchers(HttpMethod.GET)
                .hasRole("READ")
                .requestMatchers(HttpMethod.HEAD)
                .hasRole("READ")
                .anyRequest()
                .hasRole("RUN");
    }

    /** Without a key a browser is led to the login page, and a program is told how to get one. */
    private static void refusals(ExceptionHandlingConfigurer<HttpSecurity> refused) {
        refused.authenticationEntryPoint((request, response, _) -> {
                    if (wantsPage(request)) {
                        response.setStatus(HttpServletResponse.SC_FOUND);
                        response.setHeader("Location", login(request));
                        return;
                    }
                    response.setHeader("WWW-Authenticate", "Bearer realm=\"footnote\"");
                    Problem.of(
                                    Reason.NO_KEY,
                                    "send a key as 'Authorization: Bearer fn_…'; 'footnote keys add NAME' makes one",
                                    request)
                            .send(response);
                })
                .accessDeniedHandler((request, response, _) -> Problem.of(
                                Reason.FORBIDDEN,
                                "your key does not allow this; ask an administrator for one that does",
                                request)
                        .send(response));
    }

    private static void headers(HeadersConfigurer<HttpSecurity> headers, boolean overTls) {
        headers.contentSecurityPolicy(policy -> policy.policyDirectives(CONTENT_POLICY))
                .httpStrictTransportSecurity(hsts -> {
                    if (overTls) {
                        hsts.requestMatcher(_ -> true).includeSubDomains(false);
                    } else {
                        hsts.disable();
                    }
                })
                .referrerPolicy(referrer -> referrer.policy(ReferrerPolicy.SAME_ORIGIN))
                .frameOptions(frame -> frame.disable()) // frame-ancestors says it, and artifacts differ
                .crossOriginOpenerPolicy(policy -> policy.policy(CrossOriginOpenerPolicy.SAME_ORIGIN));
    }

    /** The login page, which leads on to the page that was asked for. */
    private static String login(HttpServletRequest request) {
        String query = request.getQueryString();
        String asked = request.getRequestURI() + (query == null ? "" : "?" + query);
        return asked.equals("/") ? "/login" : "/login?next=" + URLEncoder.encode(asked, StandardCharsets.UTF_8);
    }

    private static boolean wantsPage(HttpServletRequest request) {
        return request.getMethod().equals("GET")
                && !request.getRequestURI().startsWith("/api/")
                && String.valueOf(request.getHeader("Accept")).contains("text/html");
    }

    /** Nobody logs in by password; this keeps the framework from making a user of its own. */
    @Bean
    UserDetailsService noPasswordLogins() {
        return name -> {
            throw new UsernameNotFoundException(name);
        };
    }
}
