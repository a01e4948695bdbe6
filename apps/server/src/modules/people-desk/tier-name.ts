/** 2 → "Tier 2". */
export const tierName = (tier: number | null): string | null => (tier === null ? null : `Tier ${tier}`);
