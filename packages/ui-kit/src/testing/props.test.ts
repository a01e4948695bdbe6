import { expect, it } from 'vitest';
import { propsTables, shapesOf } from './props.ts';

it('reads props with their comments, values and defaults', () => {
  const source = [
    "export const chipSizes = ['sm', 'md'] as const;",
    "export const chipDefaults = { size: 'md' } as const;",
    'export type ChipSize = (typeof chipSizes)[number];',
    '',
    "export interface ChipProps extends Omit<ComponentPropsWithRef<'span'>, 'color'> {",
    '  /**',
    '   * How large',
    '   * it is.',
    '   */',
    '  size?: ChipSize;',
    "  'aria-label': string;",
    '  onPick: (event: {',
    '    chip: string;',
    '  }) => void;',
    '}',
    '',
  ].join('\n');
  expect(shapesOf(source).map(({ rows }) => rows.length)).toEqual([3]);
  const file = { source, values: { chipSizes: ['sm', 'md'], chipDefaults: { size: 'md' } } };
  expect(propsTables('Chip', { Chip: file })).toEqual([
    {
      name: 'ChipProps',
      element: 'span',
      hasAtoms: false,
      rows: [
        { name: 'size', type: "'sm' | 'md'", isRequired: false, about: 'How large it is.', fallback: "'md'" },
        { name: "'aria-label'", type: 'string', isRequired: true, about: '', fallback: undefined },
        {
          name: 'onPick',
          type: '(event: { chip: string; }) => void',
          isRequired: true,
          about: '',
          fallback: undefined,
        },
      ],
    },
  ]);
});
