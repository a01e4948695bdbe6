import { lazy, type ComponentProps, type ComponentType, type ElementType } from 'react';

type Component = Exclude<ElementType, string>;
type SameProps<Part extends Component> = ComponentType<ComponentProps<Part>>;

/**
 * A component in its own chunk, loaded when it is first rendered.
 * @param load The import of its module, which exports it as `name`.
 * @param orElse Gives a fallback for when the chunk cannot be loaded. Without it, rendering the part throws the error.
 */
export const lazyPart = <Name extends string, Module extends Readonly<Record<Name, Component>>>(
  load: () => Promise<Module>,
  name: Name,
  orElse?: (error: unknown) => SameProps<Module[Name]> | Promise<never>,
) =>
  lazy(async (): Promise<{ default: SameProps<Module[Name]> }> => {
    try {
      return { default: (await load())[name] };
    } catch (error) {
      if (!orElse) throw error;
      return { default: await orElse(error) };
    }
  });

/**
 * For a part that the server has written: it stays as it was written, since React hydrates it when its chunk has loaded, so never. Its
 * boundary must be its own and never change, or a navigation would wait for it.
 */
export const orAsWritten = () => new Promise<never>(() => undefined);

/** For a part that the page can do without. */
export const orNothing = () => () => null;
