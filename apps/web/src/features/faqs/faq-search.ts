import { textParam, type RawSearch } from '~/kernel/search-params.ts';

/** `/faqs?q=return&topic=Returns+and+refunds`. */
export interface FaqSearch {
  q?: string;
  topic?: string;
}

export function parseFaqSearch(raw: RawSearch): FaqSearch {
  const q = textParam(raw['q'], 100)?.replaceAll(/\s+/g, ' ');
  const topic = textParam(raw['topic'], 60);
  return { ...(q && { q }), ...(topic && { topic }) };
}
