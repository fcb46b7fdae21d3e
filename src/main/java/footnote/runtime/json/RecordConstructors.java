package footnote.runtime.json;

import java.lang.reflect.InvocationTargetException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.deser.std.StdValueInstantiator;
import tools.jackson.databind.introspect.AnnotatedConstructor;
import tools.jackson.databind.module.SimpleValueInstantiators;

/**
 * Makes records by their constructors themselves. Jackson would make a method handle of each, and the JVM classes for
 * each handle.
 */
final class RecordConstructors extends SimpleValueInstantiators {
    @Override
    public ValueInstantiator modifyValueInstantiator(
            DeserializationConfig config, BeanDescription.Supplier type, ValueInstantiator usual) {
        return type.getBeanClass().isRecord() && usual instanceof StdValueInstantiator standard
                ? new ByConstructor(standard)
                : usual;
    }

    private static final class ByConstructor extends StdValueInstantiator {
        ByConstructor(StdValueInstantiator standard) {
            super(standard);
        }

        @Override
        public Object createFromObjectWith(DeserializationContext context, Object[] arguments) {
            if (!(_withArgsCreator instanceof AnnotatedConstructor creator)) {
                return super.createFromObjectWith(context, arguments);
            }
            try {
                return creator.getAnnotated().newInstance(arguments);
            } catch (InvocationTargetException e) {
                return context.handleInstantiationProblem(
                        _valueClass, arguments, rewrapCtorProblem(context, e.getTargetException()));
            } catch (ReflectiveOperationException | IllegalArgumentException e) {
                return super.createFromObjectWith(context, arguments); // a constructor that only Jackson may call
            }
        }
    }
}
