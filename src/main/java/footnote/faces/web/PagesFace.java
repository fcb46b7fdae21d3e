package footnote.faces.web;

import footnote.Desk;
import footnote.faces.web.layout.Assets;
import footnote.faces.web.layout.Layout;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;

/** The parts of the page. */
@Configuration(proxyBeanMethods = false)
@Import({
    PagesEndpoint.class,
    AccessPagesEndpoint.class,
    RunStartEndpoint.class,
    CompanyPagesEndpoint.class,
    ThesisPagesEndpoint.class,
    BatchPagesEndpoint.class,
    DocumentPagesEndpoint.class
})
public class PagesFace {
    @Bean
    Layout layout(Desk desk) {
        return new Layout(new Assets(), desk.settings().fictional());
    }

    @Bean
    ProblemPage problemPage(Layout layout) {
        return new ProblemPage(layout);
    }
}
