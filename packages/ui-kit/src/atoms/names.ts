// Property names at run time; their values live in properties.css.ts, which is compiled to CSS.

export const responsiveAtoms = [
  'display',
  'direction',
  'align',
  'justify',
  'columns',
  'textAlign',
  'gap',
  'rowGap',
  'columnGap',
  'padding',
  'paddingX',
  'paddingY',
  'paddingTop',
  'paddingBottom',
  'paddingStart',
  'paddingEnd',
  'marginTop',
  'marginBottom',
] as const;

export const plainAtoms = [
  'background',
  'color',
  'border',
  'borderTop',
  'borderBottom',
  'radius',
  'shadow',
  'position',
  'overflow',
  'width',
  'height',
  'minWidth',
  'maxWidth',
  'marginX',
  'wrap',
  'grow',
  'shrink',
  'alignSelf',
  'justifySelf',
  'whiteSpace',
  'print',
] as const;

export const atomNames: ReadonlySet<string> = new Set<string>([...responsiveAtoms, ...plainAtoms]);
