import { isFor } from '@regen/content-sdk';
import { shopModels } from '@regen/content-sdk/models';
import type { IndexedRecord, SpaceIndex } from '../index/space-index.ts';

const ASSET = /^Asset (.+)$/;

/** By content type: who may read its records is the same for all of its models. */
const audiences = new Map(shopModels.map(({ type, audience }) => [type, audience]));

/** Whether visitors may read it. A type that the shop has no model of says nothing about who may. */
function isOpen({ contentTypeId, fields }: IndexedRecord, locale: string): boolean {
  const audience = audiences.get(contentTypeId ?? '');
  return audience !== undefined && isFor(audience, 'web', (field) => fields[field]?.[locale]);
}

/** IDs of the assets that everybody may read. */
export type OpenFiles = (index: SpaceIndex) => ReadonlySet<string>;

/**
 * An asset is open while a published record for visitors links to it; all others are gated, so that a record that is unpublished takes its
 * files along. Found out once per change of the space.
 */
export function createOpenFiles(): OpenFiles {
  let known: { index: SpaceIndex; seq: number; open: ReadonlySet<string> } | undefined;
  return (index) => {
    if (known?.index === index && known.seq === index.seq) return known.open;
    const locale = index.model.locales.find(({ isDefault }) => isDefault)?.code ?? 'en-US';
    const open = new Set<string>();
    for (const record of index.stages.published.all('Entry')) {
      if (!isOpen(record, locale)) continue;
      for (const key of record.links) {
        const id = ASSET.exec(key)?.[1];
        if (id !== undefined) open.add(id);
      }
    }
    known = { index, seq: index.seq, open };
    return open;
  };
}
