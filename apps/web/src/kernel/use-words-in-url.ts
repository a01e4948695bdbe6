import { useState, type ChangeEvent } from 'react';
import { followUrl, lastWords, startWords, typeWords, wordsOf } from './words/words-in-url.ts';

/** Properties of a search field whose words are in the URL. `show` puts them there; `areFirst` says that there were none before. */
export function useWordsInUrl(inUrl: string | undefined, show: (words: string | undefined, areFirst: boolean) => void) {
  const [words, setWords] = useState(() => startWords(inUrl));
  const followed = followUrl(words, inUrl);
  if (followed !== words) setWords(followed);
  return {
    type: 'search',
    iconStart: 'search',
    value: followed.text,
    maxLength: 100,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setWords((before) => typeWords(before, value));
      show(wordsOf(value), lastWords(followed) === undefined);
    },
  } as const;
}
