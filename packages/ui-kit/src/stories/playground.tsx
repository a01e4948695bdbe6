import { Fragment, type ComponentType, type ReactElement } from 'react';

export interface Playground<Props> {
  args: Props;
  render: (args: Props) => ReactElement;
  parameters: { controls: { disable: false }; playground: { without: readonly string[] } };
}

export interface PlaygroundOptions<Props> {
  /** For a component that needs something around it: `(args) => <Demo {...args} />`. */
  around?: (args: Props) => ReactElement;
  /** Props without a control: a day, say, is none while it is typed. */
  without?: readonly (keyof Props & string)[];
}

const isPlain = (value: unknown) => typeof value !== 'object' && typeof value !== 'function';

/** What stands around a component may have its value as a state, which begins anew with each change of a control. */
const keyOf = (args: object): string => JSON.stringify(Object.entries(args).filter(([, value]) => isPlain(value)));

/**
 * The first story of a component, with controls for its props, which come from its `Name.props.ts`. Unlike in Storybook's own type,
 * each required prop is given.
 */
export const playground = <Props extends object>(
  Component: ComponentType<Props>,
  args: NoInfer<Props>,
  { around, without = [] }: PlaygroundOptions<NoInfer<Props>> = {},
): Playground<Props> => ({
  args,
  render: around
    ? (given) => <Fragment key={keyOf(given)}>{around(given)}</Fragment>
    : (given) => <Component {...given} />,
  parameters: { controls: { disable: false }, playground: { without } },
});
