// The controls of the playgrounds, from the props of their components.
import { controlsOf, type Control } from '@regen/ui-kit/src/testing/controls.ts';
import { propsTables } from '@regen/ui-kit/src/testing/props.ts';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { propsFiles } from '../src/docs/kit-props.ts';

interface Context {
  id: string;
  title: string;
  parameters: { playground?: { without: readonly string[] } };
  initialArgs: Readonly<Record<string, unknown>>;
}

function controlsFor({ title, parameters, initialArgs }: Context): readonly Control[] {
  const name = title.split('/').at(-1) ?? '';
  return parameters.playground
    ? controlsOf(propsTables(name, propsFiles)[0], initialArgs, parameters.playground.without)
    : [];
}

const inputOf = ({ name, about, kind, options, fallback }: Control): StrictInputType => ({
  name,
  description: about,
  type: options
    ? { name: 'enum', value: options.map(String) }
    : { name: kind === 'boolean' || kind === 'number' ? kind : 'string' },
  control: { type: kind },
  ...(options ? { options } : {}),
  table: fallback === undefined ? {} : { defaultValue: { summary: String(fallback) } },
});

/** What is written in code, such as an element or a function, has no control. */
const hidden = (name: string): StrictInputType => ({
  name,
  type: { name: 'other', value: '' },
  table: { disable: true },
});

export const argTypesOfPlaygrounds: ArgTypesEnhancer = (context) => {
  const controls = controlsFor(context);
  if (controls.length === 0) return context.argTypes;
  return {
    ...Object.fromEntries(Object.keys(context.initialArgs).map((name) => [name, hidden(name)])),
    ...Object.fromEntries(controls.map((control) => [control.name, inputOf(control)])),
  };
};

/** Controls begin at the defaults, so that what is shown is what they say. */
export const argsOfPlaygrounds: ArgsEnhancer = (context) => ({
  ...Object.fromEntries(
    controlsFor(context).flatMap(({ name, fallback }) => (fallback === undefined ? [] : [[name, fallback]])),
  ),
  ...context.initialArgs,
});
