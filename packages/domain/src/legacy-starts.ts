/**
 * What the first segment of a legacy URL can be. Separate from the table in `legacy-urls.ts`, so that a store can tell in a few bytes
 * that a URL is current and load the table for the others only; a test keeps the two in sync.
 */
export const LEGACY_START =
  /^\/(web|home|sch|index|dashboard|mystore|features|forgotPassword|createPassword|hs|becomePro|regen_stores)(\/|$)/i;
