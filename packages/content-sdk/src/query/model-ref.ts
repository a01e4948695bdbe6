import type { ModelRef } from '../data/reader.ts';

/**
 * Names a model without its schema, for code that runs in a browser: `modelRef<typeof faq>('faq')`, with `import type` for `faq`. A view
 * is named as the second argument.
 */
export function modelRef<Model extends ModelRef>(
  type: Model['type'],
  ...[view]: Model['view'] extends string ? [view: Model['view']] : []
): Pick<Model, 'type' | 'view' | '_data'> {
  return { type, view };
}
