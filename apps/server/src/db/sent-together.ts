/**
 * The results of two pieces of work in one transaction whose first statements are sent together. Waits for both to end even if one fails:
 * none of their statements may follow the end of the transaction.
 */
export async function sentTogether<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
