interface Listed {
  readonly sku: string;
}

/** A list as it was read again, with the items of before that were removed, each at its place. Others that are missing are on another page. */
export function withRemoved<Item extends Listed>(
  before: readonly Item[],
  now: readonly Item[],
  isRemoved: (sku: string) => boolean,
): readonly Item[] {
  const current = new Set(now.map(({ sku }) => sku));
  const kept = [...now];
  for (const [at, item] of before.entries())
    if (!current.has(item.sku) && isRemoved(item.sku)) kept.splice(at, 0, item);
  return kept;
}
