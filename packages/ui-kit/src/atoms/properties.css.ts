import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { atomsLayer } from '../theme/layers.css.ts';
import type { plainAtoms, responsiveAtoms } from './names.ts';

type Css = Omit<GlobalStyleRule, '@layer' | '@media'>;

const { space, color } = vars;

/** One declaration block per key. */
const each = <Key extends string>(values: Record<Key, string>, rule: (value: string) => Css): Record<Key, Css> =>
  Object.fromEntries(Object.entries<string>(values).map(([key, value]) => [key, rule(value)])) as Record<Key, Css>;

const flexEdges = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

export const responsive = {
  display: each(
    {
      none: 'none',
      block: 'block',
      inline: 'inline',
      inlineBlock: 'inline-block',
      flex: 'flex',
      inlineFlex: 'inline-flex',
      grid: 'grid',
      contents: 'contents',
    },
    (display) => ({ display }),
  ),
  direction: each(
    { row: 'row', column: 'column', rowReverse: 'row-reverse', columnReverse: 'column-reverse' },
    (value) => ({
      flexDirection: value as 'row',
    }),
  ),
  align: each({ ...flexEdges, stretch: 'stretch', baseline: 'baseline' }, (alignItems) => ({ alignItems })),
  justify: each({ ...flexEdges, between: 'space-between' }, (justifyContent) => ({ justifyContent })),
  columns: each({ '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '8': '8', '12': '12' }, (n) => ({
    gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))`,
  })),
  gap: each(space, (gap) => ({ gap })),
  padding: each(space, (padding) => ({ padding })),
  paddingX: each(space, (paddingInline) => ({ paddingInline })),
  paddingY: each(space, (paddingBlock) => ({ paddingBlock })),
} satisfies Record<(typeof responsiveAtoms)[number], Record<string, Css>>;

const line = {
  none: '0',
  subtle: `1px solid ${color.border.subtle}`,
  strong: `1px solid ${color.border.strong}`,
  inverse: `1px solid ${color.border.inverse}`,
};

export const plain = {
  textAlign: each({ start: 'start', center: 'center', end: 'end' }, (value) => ({ textAlign: value as 'start' })),
  rowGap: each(space, (rowGap) => ({ rowGap })),
  columnGap: each(space, (columnGap) => ({ columnGap })),
  paddingTop: each(space, (paddingBlockStart) => ({ paddingBlockStart })),
  paddingBottom: each(space, (paddingBlockEnd) => ({ paddingBlockEnd })),
  paddingStart: each(space, (paddingInlineStart) => ({ paddingInlineStart })),
  paddingEnd: each(space, (paddingInlineEnd) => ({ paddingInlineEnd })),
  marginTop: each({ ...space, auto: 'auto' }, (marginBlockStart) => ({ marginBlockStart })),
  marginBottom: each({ ...space, auto: 'auto' }, (marginBlockEnd) => ({ marginBlockEnd })),
  background: each(
    {
      ground: color.surface.ground,
      sunken: color.surface.sunken,
      card: color.surface.card,
      packshot: color.surface.packshot,
      inverse: color.surface.inverse,
      primarySoft: color.primary.soft,
      secondarySoft: color.secondary.soft,
      none: 'transparent',
    },
    (background) => ({ background }),
  ),
  color: each(
    {
      body: color.text.body,
      muted: color.text.muted,
      heading: color.text.heading,
      inverse: color.text.inverse,
      inverseMuted: color.text.inverseMuted,
      link: color.text.link,
      danger: color.danger.text,
      success: color.success.text,
      warning: color.warning.text,
    },
    (value) => ({ color: value }),
  ),
  font: each(vars.font, (fontFamily) => ({ fontFamily })),
  fontSize: each(
    { ...vars.text, headingMd: vars.heading.md, headingLg: vars.heading.lg, headingHero: vars.heading.hero },
    (value) => ({
      fontSize: value,
    }),
  ),
  weight: each(vars.weight, (fontWeight) => ({ fontWeight })),
  leading: each(vars.leading, (lineHeight) => ({ lineHeight })),
  /** Digits of one width, for columns of figures. */
  digits: each({ tabular: 'tabular-nums lining-nums' }, (fontVariantNumeric) => ({ fontVariantNumeric })),
  /** Waiting for a response that will replace it. */
  pending: each({ yes: '0.55' }, (value) => ({
    opacity: value,
    transition: `opacity ${vars.duration.normal}`,
  })),
  border: each(line, (border) => ({ border })),
  borderTop: each(line, (borderBlockStart) => ({ borderBlockStart })),
  borderBottom: each(line, (borderBlockEnd) => ({ borderBlockEnd })),
  radius: each(vars.radius, (borderRadius) => ({ borderRadius })),
  shadow: each({ ...vars.shadow, none: 'none' }, (boxShadow) => ({ boxShadow })),
  position: each({ relative: 'relative', static: 'static', sticky: 'sticky' }, (value) => ({
    position: value as 'static',
  })),
  overflow: each({ hidden: 'hidden', auto: 'auto', visible: 'visible', clip: 'clip' }, (overflow) => ({ overflow })),
  width: each({ full: '100%', auto: 'auto', fit: 'fit-content' }, (inlineSize) => ({ inlineSize })),
  height: each({ full: '100%', auto: 'auto' }, (blockSize) => ({ blockSize })),
  minWidth: each({ '0': '0' }, (minInlineSize) => ({ minInlineSize })),
  maxWidth: each(
    { measure: vars.size.measure, narrow: vars.size.narrow, content: vars.size.content, none: 'none' },
    (value) => ({
      maxInlineSize: value,
    }),
  ),
  marginX: each({ auto: 'auto' }, (marginInline) => ({ marginInline })),
  wrap: each({ wrap: 'wrap', nowrap: 'nowrap' }, (value) => ({ flexWrap: value as 'wrap' })),
  grow: each({ '0': '0', '1': '1' }, (value) => ({ flexGrow: Number(value) })),
  shrink: each({ '0': '0', '1': '1' }, (value) => ({ flexShrink: Number(value) })),
  alignSelf: each({ ...flexEdges, stretch: 'stretch' }, (alignSelf) => ({ alignSelf })),
  justifySelf: each({ start: 'start', center: 'center', end: 'end' }, (justifySelf) => ({ justifySelf })),
  whiteSpace: each({ nowrap: 'nowrap', preLine: 'pre-line' }, (value) => ({ whiteSpace: value as 'nowrap' })),
  print: {
    hide: { display: 'none' },
    /** On paper, the sheet itself is the card. */
    bare: { padding: 0, background: 'none', boxShadow: 'none', border: 0 },
  } as Record<'hide' | 'bare', Css>,
} satisfies Record<(typeof plainAtoms)[number], Record<string, Css>>;

const emit = (className: string, rule: Css, media?: string) =>
  globalStyle(`.${className}`, {
    '@layer': { [atomsLayer]: media ? { '@media': { [media]: rule } } : rule },
  } as GlobalStyleRule);

for (const [prefix, media] of [
  ['', undefined],
  ['t-', from.tablet],
  ['d-', from.desktop],
] as const) {
  for (const [name, rules] of Object.entries(responsive)) {
    for (const [key, rule] of Object.entries(rules)) emit(`rg-${prefix}${name}-${key}`, rule, media);
  }
}
// After the responsive ones, so that one edge overrides all four.
for (const [name, rules] of Object.entries(plain)) {
  for (const [key, rule] of Object.entries(rules)) {
    if (name === 'print') emit(`rg-print-${key}`, rule, 'print');
    else emit(`rg-${name}-${key}`, rule);
  }
}
