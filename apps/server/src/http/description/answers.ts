import type { Operation } from '@regen/contract';

/** The status of the first success response. */
export function successStatus({ responses }: Operation): number {
  const codes = responses.map(({ status }) => status).filter((code) => code.startsWith('2'));
  return Number(codes.toSorted()[0] ?? '200');
}

/** What its responses can have in addition to their body. */
export function answersOf({ parameters, responses }: Operation): { isPaged: boolean; isConditional: boolean } {
  return {
    isPaged: parameters.some(({ in: place, name }) => place === 'query' && name === 'page'),
    isConditional: responses.some(({ status }) => status === '304'),
  };
}
