/// <reference types="vite/client" />
// Every component has a playground, and each value of each control of it can be shown. Without a browser: what a value looks
// like is in the pictures of the other stories.
import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Playground } from './stories/playground.tsx';
import { controlsOf, type Control } from './testing/controls.ts';
import { propsTables } from './testing/props.ts';
import { readShapes } from './testing/read-props.ts';

type Args = Readonly<Record<string, unknown>>;

interface StoryModule {
  Playground?: Playground<Args>;
}

const stories = import.meta.glob<StoryModule>('./components/*/*.stories.tsx', { eager: true });
const props = import.meta.glob<Record<string, unknown>>(['./components/*/*.props.ts', './charts/*.props.ts'], {
  eager: true,
});
const nameOf = (path: string) => path.split('/').at(-2) ?? '';
const files = Object.fromEntries(
  Object.entries(props).map(([path, values]) => [
    nameOf(path),
    { shapes: readShapes(readFileSync(new URL(path, import.meta.url), 'utf8')), values },
  ]),
);

const samples = { boolean: [true, false], text: ['Glow', ''], number: [1, 2] } as const;
const valuesOf = ({ kind, options }: Control): readonly unknown[] =>
  kind === 'radio' || kind === 'select' ? (options ?? []) : samples[kind];

/** What a server does not write: what is shown once something is opened or measured, and what only a script can set. */
const unseen: Readonly<Record<string, readonly string[]>> = {
  Checkbox: ['indeterminate'],
  Dialog: ['size', 'titleHidden'],
  Drawer: ['side', 'size', 'titleHidden'],
  FormErrorSummary: ['focusOnAppear'],
  MapList: ['area'],
  Menu: ['align', 'isInPlace'],
  Popover: ['side', 'align'],
  Tooltip: ['side'],
  VideoPlayer: ['chapterList'],
};

describe.each(Object.entries(stories))('%s', (path, module) => {
  const name = nameOf(path);
  const { Playground } = module;

  it('has a playground as its first story', () => {
    const source = readFileSync(new URL(path, import.meta.url), 'utf8');
    expect(source.match(/^export const (\w+)/m)?.[1]).toBe('Playground');
  });

  it('shows each value of each control', () => {
    if (!Playground) throw new Error(`${name} has no playground.`);
    const errors = vi.spyOn(console, 'error');
    onTestFinished(() => errors.mockRestore());
    const { args, render, parameters } = Playground;
    const controls = controlsOf(propsTables(name, files)[0], args, parameters.playground.without);
    const defaults = Object.fromEntries(controls.map(({ name: prop, fallback }) => [prop, fallback]));
    const show = (changed: Args) => renderToString(createElement(render, { ...defaults, ...args, ...changed }));
    expect(show({})).not.toBe('');
    const idle = controls.filter((control) => {
      const shown = new Set(valuesOf(control).map((value) => show({ [control.name]: value })));
      // Many a text belongs to a state that the playground is not in.
      return shown.size === 1 && control.kind !== 'text' && control.kind !== 'number';
    });
    expect(errors.mock.calls).toEqual([]);
    // A control that changes nothing is of no use.
    expect(idle.map((control) => control.name)).toEqual(unseen[name] ?? []);
  });
});
