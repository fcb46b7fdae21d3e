package footnote.runtime.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.jsontype.NamedType;

/** Gives every sealed interface of records a {@code type} field with the variant's snake_case name. */
final class SealedChoices extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;
    private static final JsonTypeInfo.Value BY_NAME =
            JsonTypeInfo.Value.construct(JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true);

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        var declared = super.findPolymorphicTypeInfo(config, annotated);
        return declared == null && annotated instanceof AnnotatedClass && choice(annotated.getRawType()) != null
                ? BY_NAME
                : declared;
    }

    @Override
    public @Nullable List<NamedType> findSubtypes(MapperConfig<?> config, Annotated annotated) {
        var type = annotated.getRawType();
        return type.isInterface() && type.isSealed()
                ? Arrays.stream(type.getPermittedSubclasses())
                        .map(variant -> new NamedType(variant, Json.snake(variant.getSimpleName())))
                        .toList()
                : super.findSubtypes(config, annotated);
    }

    @Override
    public @Nullable String findTypeName(MapperConfig<?> config, AnnotatedClass annotated) {
        return choice(annotated.getRawType()) == null
                ? super.findTypeName(config, annotated)
                : Json.snake(annotated.getRawType().getSimpleName());
    }

    private static @Nullable Class<?> choice(Class<?> type) {
        if (type.isInterface() && type.isSealed()) {
            return type;
        }
        if (type.isRecord()) {
            for (var parent : type.getInterfaces()) {
                if (parent.isSealed()) {
                    return parent;
                }
            }
        }
        return null;
    }
}
