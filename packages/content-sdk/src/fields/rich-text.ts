import type { DataOf, ModelRef } from '../data/reader.ts';
import type { RichText } from '../data/rich-text.ts';
import { parseRichText } from '../rich-text/parse.ts';
import { presentRichText } from '../rich-text/present.ts';
import type { ContentField } from './field.ts';
import { listOf } from './link.ts';
import type { Targets } from './link.ts';

/** A rich text; empty if there is none. `embeds` are the models whose records it may embed or link to; none unless they are given. */
export function richTextField<Model extends ModelRef = never>(
  embeds: Targets<Model> = () => [],
): ContentField<RichText<DataOf<Model>>> {
  return {
    targets: () => listOf(embeds),
    // Read once for what is wrong with it. Kept as it came, since the trees of all texts would double the snapshot.
    parse(value, complain) {
      if (value === undefined || value === null) return null;
      parseRichText(value, complain);
      return value;
    },
    present: (document: unknown, links) =>
      document === null
        ? []
        : presentRichText<DataOf<Model>>(
            parseRichText(document, () => undefined),
            links,
            listOf(embeds),
          ),
  };
}
