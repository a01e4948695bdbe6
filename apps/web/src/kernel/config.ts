import type { PublicConfig } from '../../types/entry-server.d.ts';

/** What the storefront must know before its first call. Public: it is in every page. */
export type { PublicConfig } from '../../types/entry-server.d.ts';

export const configElementId = 'regen-config';

/** Reads what the server wrote into the page. */
export function readConfig(document: Document): PublicConfig {
  const element = document.getElementById(configElementId);
  if (element?.textContent == null) throw new Error('The page carries no configuration.');
  return JSON.parse(element.textContent) as PublicConfig;
}
