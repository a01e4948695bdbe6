import { choiceParam, listParam, pageParam, textParam, type RawSearch } from '~/kernel/search-params.ts';

export const KINDS = ['Guide', 'Chart', 'Poster', 'Form', 'Card', 'Logo', 'Picture'] as const;

/** `/resources?q=peel&kind=Form&topic=Treatment+room&page=2&open=peel-consent-form`. Absent means any; `open` is the one in the dialog. */
export interface ResourceSearch {
  q?: string;
  kind?: (typeof KINDS)[number];
  topic?: string;
  page?: number;
  open?: string;
}

/** Reads any URL without throwing: what makes no sense is left out. */
export function parseResourceSearch(raw: RawSearch): ResourceSearch {
  const q = textParam(raw['q'], 100)?.replaceAll(/\s+/g, ' ');
  const kind = choiceParam(raw['kind'], KINDS);
  const topic = textParam(raw['topic'], 60);
  const page = pageParam(raw['page']);
  const [open] = listParam(raw['open'], 1);
  return {
    ...(q && { q }),
    ...(kind && { kind }),
    ...(topic && { topic }),
    ...(page && { page }),
    ...(open && { open }),
  };
}
