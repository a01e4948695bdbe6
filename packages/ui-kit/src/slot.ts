import { cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

function setRef(ref: unknown, node: unknown): void {
  if (typeof ref === 'function') (ref as Handler)(node);
  else if (ref) (ref as { current: unknown }).current = node;
}

/**
 * What `asChild` does: the only child, with the props of the component that lends it its look. The child's own props win;
 * event handlers of both run, the child's first; class names join; both refs get the node. Written here rather than taken from
 * radix-ui because every button and link of every first load carries it.
 */
export function slot(children: ReactNode, props: object, content?: (own: ReactNode) => ReactNode): ReactElement {
  if (!isValidElement<Props & { children?: ReactNode }>(children)) throw new Error('`asChild` takes one element.');
  const own = children.props;
  const merged: Props = { ...props };
  for (const [name, value] of Object.entries(own)) {
    const lent = merged[name];
    if (/^on[A-Z]/.test(name) && typeof lent === 'function' && typeof value === 'function') {
      merged[name] = (...args: unknown[]) => {
        (value as Handler)(...args);
        (lent as Handler)(...args);
      };
    } else if (name === 'className') merged[name] = cx(lent as string, value as string);
    else if (name === 'style') merged[name] = { ...(lent as object), ...(value as object) };
    else if (value !== undefined) merged[name] = value;
  }
  const lentRef = (props as { ref?: Ref<unknown> }).ref;
  const ownRef = own['ref'];
  if (lentRef && ownRef) {
    merged['ref'] = (node: unknown) => {
      setRef(lentRef, node);
      setRef(ownRef, node);
    };
  }
  return cloneElement(children, merged, content ? content(own.children) : own.children);
}
