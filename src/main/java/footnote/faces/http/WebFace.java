package footnote.faces.http;

import footnote.Desk;
import footnote.faces.access.Keys;
import footnote.faces.access.Repeats;
import footnote.faces.access.Turnstile;
import footnote.faces.access.VouchedLogins;
import footnote.faces.front.DataWindow;
import footnote.faces.front.DocumentShelf;
import footnote.faces.front.FrontDesk;
import footnote.faces.front.RunJson;
import footnote.faces.front.ScheduleDesk;
import footnote.faces.mcp.McpFace;
import footnote.faces.web.PagesFace;
import footnote.runtime.json.Json;
import java.util.List;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;
import tools.jackson.databind.json.JsonMapper;

/** The parts of the server; each controller is named here, nothing is searched for. */
@Configuration(proxyBeanMethods = false)
@EnableAutoConfiguration
@Import({
    AccessRules.class,
    Problems.class,
    HealthPoint.class,
    AnalyzePoint.class,
    RunsPoint.class,
    SessionsPoint.class,
    DataPoint.class,
    SchedulesPoint.class,
    DocumentsPoint.class,
    AdminPoint.class,
    DocumentPoint.class,
    Gauges.class,
    PagesFace.class,
    McpFace.class
})
class WebFace implements WebMvcConfigurer {
    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> resolvers) {
        resolvers.add(new Callers());
    }

    @Bean
    JsonMapper jsonMapper() {
        return Json.mapper();
    }

    @Bean(destroyMethod = "") // whoever opened the desk closes it
    Desk desk(FrontDesk front) {
        return front.desk();
    }

    @Bean
    Keys keys(Desk desk) {
        return new Keys(desk.database(), desk.clock());
    }

    @Bean
    VouchedLogins vouchedLogins(Desk desk) {
        return new VouchedLogins(desk.database(), desk.clock());
    }

    @Bean
    Repeats repeats(Desk desk) {
        return new Repeats(desk.database(), desk.clock());
    }

    @Bean
    DataWindow readingRoom(Desk desk) {
        return new DataWindow(desk);
    }

    @Bean
    ScheduleDesk scheduleDesk(FrontDesk front) {
        return new ScheduleDesk(front);
    }

    @Bean
    DocumentShelf documentShelf(FrontDesk front) {
        return new DocumentShelf(front);
    }

    @Bean
    RunJson runJson(FrontDesk front) {
        return new RunJson(front);
    }

    @Bean
    Turnstile turnstile(Desk desk) {
        return new Turnstile(desk.clock());
    }
}
