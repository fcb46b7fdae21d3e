package footnote.sources;

import footnote.sources.SourceException.Malformed;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** XML without document types, external entities or anything else that reaches beyond the bytes given. */
public final class Xml {
    private Xml() {}

    public static Element parse(String vendor, String what, byte[] xml) {
        try {
            var builder = factory().newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new ByteArrayInputStream(xml)).getDocumentElement();
        } catch (SAXException | IOException broken) {
            throw new Malformed(vendor, what, "broken XML, " + broken.getMessage(), broken);
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException("this JDK's XML parser lacks a safety feature", impossible);
        }
    }

    private static DocumentBuilderFactory factory() throws ParserConfigurationException {
        var factory = DocumentBuilderFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        factory.setXIncludeAware(false);
        factory.setExpandEntityReferences(false);
        return factory;
    }

    /** The elements of that name below another, in order. */
    public static List<Element> all(Element element, String name) {
        var nodes = element.getElementsByTagName(name);
        var elements = new ArrayList<Element>();
        for (int i = 0; i < nodes.getLength(); i++) {
            if (nodes.item(i) instanceof Element each) {
                elements.add(each);
            }
        }
        return elements;
    }

    /** The text of the first element of that name, if it has any. */
    public static Optional<String> text(Element element, String name) {
        return all(element, name).stream()
                .findFirst()
                .map(each -> each.getTextContent().strip())
                .filter(each -> !each.isEmpty());
    }
}
