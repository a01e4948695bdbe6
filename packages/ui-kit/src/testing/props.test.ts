import { expect, it } from 'vitest';
import { propsTables, type PropsFile } from './props.ts';
import { readShapes } from './read-props.ts';

const fileOf = (source: string, values: PropsFile['values'] = {}): PropsFile => ({
  shapes: readShapes(source),
  values,
});

it('reads props with their comments, values and defaults', () => {
  const source = `
    export const chipSizes = ['sm', 'md'] as const;
    export const chipDefaults = { size: 'md' } as const;
    export type ChipSize = (typeof chipSizes)[number];

    export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {
      /**
       * How large
       * it is.
       */
      size?: ChipSize;
      // Not a doc comment.
      'aria-label': string;
      onPick: (event: {
        chip: string;
        size: ChipSize;
      }) => void;
      sizes?: readonly (typeof chipSizes)[number][];
    }
  `;
  const file = fileOf(source, { chipSizes: ['sm', 'md'], chipDefaults: { size: 'md' } });
  const [table] = propsTables('Chip', { Chip: file });
  expect(table).toMatchObject({ name: 'ChipProps', element: 'span', hasAtoms: false });
  expect(table?.rows).toMatchObject([
    { name: 'size', type: "'sm' | 'md'", isRequired: false, about: 'How large it is.', fallback: 'md' },
    { name: "'aria-label'", type: 'string', isRequired: true, about: '', fallback: undefined },
    { name: 'onPick', type: "(event: { chip: string; size: 'sm' | 'md'; }) => void", isRequired: true },
    { name: 'sizes', type: "readonly 'sm' | 'md'[]" },
  ]);
  expect(table?.rows.map(({ options }) => options)).toEqual([['sm', 'md'], undefined, undefined, undefined]);
});

it('knows what a prop can be', () => {
  const [table] = propsTables('Chip', {
    Chip: fileOf(`
      type Count = 1 | 2;
      export interface ChipProps {
        count?: Count | undefined;
        isOn: boolean;
        text: string | number;
        label: ReactNode;
        step: -1 | 'any';
      }
    `),
  });
  expect(table?.rows.map(({ options, members }) => options ?? members.map(({ kind }) => kind))).toEqual([
    [1, 2],
    ['boolean'],
    ['text', 'number'],
    ['reference'],
    ['other', 'value'],
  ]);
});

it('takes over what a component is made of, but for what is left out', () => {
  const files = {
    Field: fileOf('export interface FieldOwnProps { label: string; hint?: string; end?: ReactNode }', {
      fieldDefaults: { hint: 'None' },
    }),
    Chip: fileOf(
      `
        type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'>;
        export interface ChipItem { id: string }
        export interface ChipProps<Item extends ChipItem = ChipItem>
          extends Omit<FieldOwnProps, 'end'>, InputProps, AtomProps {
          label: ReactNode;
          items: readonly Item[];
        }
        interface Own { hidden: boolean }
      `,
      { chipDefaults: { hint: 'Pick one' } },
    ),
  };
  const [chip, item, ...rest] = propsTables('Chip', files);
  expect(rest).toEqual([]);
  expect(chip).toMatchObject({ element: 'input', hasAtoms: true });
  expect(chip?.rows.map(({ name, type, fallback }) => [name, type, fallback])).toEqual([
    ['label', 'ReactNode', undefined],
    ['items', 'readonly Item[]', undefined],
    ['hint', 'string', 'Pick one'],
  ]);
  expect(item?.name).toBe('ChipItem');
});

it('says what cannot be read', () => {
  expect(() => readShapes('export interface ChipProps {')).toThrow('source.tsx: ');
  expect(() => readShapes('type Base = { a: 1 } & B; export interface ChipProps extends Base { b: 1 }')).toThrow(
    '{ a: 1 } & B cannot be read as the base of props.',
  );
});
