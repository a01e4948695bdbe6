/**
 * What the first part of an old address can be. Apart from the table of `legacy-urls.ts`, so that a store can tell in a few bytes
 * that an address is not old and load the table for the others only; a test keeps the two together.
 */
export const LEGACY_START =
  /^\/(web|home|sch|index|dashboard|mystore|features|forgotPassword|createPassword|hs|becomePro|regen_stores)(\/|$)/i;
