import { textParam } from '../search-params.ts';

/** A search field whose words are in the URL, which follows what is typed. */
export interface WordsInUrl {
  /** As typed. */
  readonly text: string;
  /** What the URL had at last. */
  readonly inUrl: string | undefined;
  /** What has been typed and not yet come back with the URL, oldest first. */
  readonly onTheWay: readonly (string | undefined)[];
}

/** As the URL has it: nothing typed is nothing in it. */
export const wordsOf = (text: string): string | undefined => textParam(text, 100)?.replaceAll(/\s+/g, ' ');

export const startWords = (inUrl: string | undefined): WordsInUrl => ({ text: inUrl ?? '', inUrl, onTheWay: [] });

/** What the URL has, or is about to have. */
export const lastWords = ({ inUrl, onTheWay }: WordsInUrl): string | undefined =>
  onTheWay.length > 0 ? onTheWay.at(-1) : inUrl;

export function typeWords(before: WordsInUrl, text: string): WordsInUrl {
  const { inUrl, onTheWay } = before;
  const words = wordsOf(text);
  const last = lastWords(before);
  return { text, inUrl, onTheWay: words === last ? onTheWay : [...onTheWay, words] };
}

/** What comes back late leaves what has been typed since; Back or a link changes the text. */
export function followUrl(words: WordsInUrl, inUrl: string | undefined): WordsInUrl {
  if (inUrl === words.inUrl) return words;
  const at = words.onTheWay.indexOf(inUrl);
  return at < 0 ? startWords(inUrl) : { ...words, inUrl, onTheWay: words.onTheWay.slice(at + 1) };
}
