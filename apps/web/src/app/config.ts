/** What the storefront must know before its first call. Public: it stands in every page. */
export interface PublicConfig {
  /** Path of the API on this origin. */
  readonly apiBaseUrl: string;
  /** Names this application to the API; no secret. */
  readonly clientKey: string;
  /** Origin in canonical addresses, for example `https://shop.example`. */
  readonly origin: string;
}

export const configElementId = 'regen-config';

/** Reads what the server wrote into the page. */
export function readConfig(document: Document): PublicConfig {
  const element = document.getElementById(configElementId);
  if (element?.textContent == null) throw new Error('The page carries no configuration.');
  return JSON.parse(element.textContent) as PublicConfig;
}
