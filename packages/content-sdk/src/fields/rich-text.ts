import type { DataOf, ModelRef } from '../data/reader.ts';
import type { RichText } from '../data/rich-text.ts';
import { parseRichText } from '../rich-text/parse.ts';
import { resolveRichText } from '../rich-text/resolve.ts';
import type { ContentField } from './field.ts';
import { listOf } from './link.ts';
import type { Targets } from './link.ts';

/** A rich text; empty if there is none. `embeds` are the models whose records it may embed or link to; none unless they are given. */
export function richTextField<Model extends ModelRef = never>(
  embeds: Targets<Model> = () => [],
): ContentField<RichText<DataOf<Model>>> {
  return {
    targets: () => listOf(embeds),
    // Parsed for its problems only: storing the trees of all texts would almost double the memory of a snapshot.
    parse(value, report) {
      if (value === undefined || value === null) return null;
      parseRichText(value, report);
      return value;
    },
    resolve: (document: unknown, links) =>
      document === null
        ? []
        : resolveRichText<DataOf<Model>>(
            parseRichText(document, () => undefined),
            links,
            listOf(embeds),
          ),
  };
}
