/**
 * The results of two works of one transaction whose first statements are sent together. Waits for both to end, also when one fails: none of
 * their statements may follow the end of the transaction.
 */
export async function sentTogether<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}
