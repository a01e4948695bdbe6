import type { Text } from './rich-text.ts';

/** A text in parts: what comes before the first of its highest headings, and each of these with what follows it. */
export function sectionsOf(text: Text): { opening: Text; sections: readonly Text[] } {
  const highest = Math.min(...text.map((block) => (block.type === 'heading' ? block.level : Infinity)));
  const starts = text.flatMap((block, index) => (block.type === 'heading' && block.level === highest ? index : []));
  return {
    opening: text.slice(0, starts[0]),
    sections: starts.map((start, index) => text.slice(start, starts[index + 1])),
  };
}
