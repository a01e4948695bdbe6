/** Below the key of the list, so that what makes that old makes this old as well. */
export function favoriteSkusKey(userId: string) {
  return ['favoriteList', { id: userId }, 'skus'] as const;
}
