// Screens compose; how things look is said in the design system. So a style sheet of the storefront places things, and no more.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Properties that place things, say how much room they take, and how what does not fit ends. */
const layout = new Set(
  `display position inset insetBlock insetInline insetBlockStart insetBlockEnd insetInlineStart insetInlineEnd zIndex order
  gap rowGap columnGap grid gridArea gridColumn gridRow gridTemplateColumns gridTemplateRows gridTemplateAreas gridAutoColumns gridAutoFlow
  flex flexGrow flexShrink flexDirection flexWrap alignContent alignItems alignSelf justifyContent justifyItems justifySelf
  placeContent placeItems float clear inlineSize blockSize minInlineSize minBlockSize maxInlineSize maxBlockSize aspectRatio
  margin marginBlock marginInline marginBlockStart marginBlockEnd marginInlineStart marginInlineEnd padding paddingBlock
  paddingInline paddingBlockStart paddingBlockEnd paddingInlineStart paddingInlineEnd scrollMarginBlockStart scrollPaddingBlockEnd
  overflow overflowX overflowY overflowWrap whiteSpace textAlign textOverflow maskImage contain listStyle WebkitBoxOrient WebkitLineClamp
  breakInside breakAfter breakBefore visibility`
    .trim()
    .split(/\s+/),
);
/** Not properties: conditions, and the names of sets of styles. */
const structure = new Set(['selectors', 'print', 'sm', 'md']);

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'));

interface Findings {
  properties: string[];
  values: string[];
}

function looksIn(source: string): Findings {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/atoms\(\{[\s\S]*?\}\)/g, '');
  const texts = [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => plain ?? template ?? '');
  const bare = code.replaceAll(/'[^'\n]*'|`[^`]*`/g, "''");
  const keys = [...bare.matchAll(/[{,]\s*([A-Za-z]+)\s*:/g)].map(([, key = '']) => key);
  return {
    properties: keys.filter((key) => !layout.has(key) && !structure.has(key)),
    values: texts.filter((text) => /#[0-9a-f]{3,8}\b|\d(?:px|pt)\b|\b(?:rgb|hsl|oklch|color-mix)\(/i.test(text)),
  };
}

it('distinguishes a style from a location', () => {
  const source = `
    // color: 'red'
    export const a = style([atoms({ color: 'muted' }), { display: 'grid', color: 'red', '@media': { print: { fontSize: '12px' } } }]);
    export const b = style({ inlineSize: '3rem', border: \`1px solid \${x}\`, background: '#fff' });`;
  expect(looksIn(source)).toEqual({
    properties: ['color', 'fontSize', 'border', 'background'],
    values: ['12px', '1px solid ${x}', '#fff'],
  });
});

it('finds the style sheets', () => {
  expect(files.length).toBeGreaterThan(20);
});

describe.each(files)('%s', (file) => {
  it('places things and leaves looks to the design system', () => {
    expect(looksIn(readFileSync(join(root, file), 'utf8'))).toEqual({ properties: [], values: [] });
  });
});
