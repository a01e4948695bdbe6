import type { ClientOptions } from './client-options.ts';

/** Options that cannot work are refused when the client is made, not called a network error at the first call. */
export function checkOptions({ baseUrl, clientKey, fetch }: Partial<ClientOptions>): void {
  if (!baseUrl)
    throw new TypeError('The client needs `baseUrl`, the address of the API: "https://shop.example/api/v1/regen".');
  if (!/^https?:\/\//.test(baseUrl)) {
    if (!baseUrl.startsWith('/')) throw new TypeError(`\`baseUrl\` is no address: "${baseUrl}".`);
    if (!fetch && typeof location === 'undefined') {
      throw new TypeError(`\`baseUrl\` needs an origin outside of a page: "https://shop.example${baseUrl}".`);
    }
  }
  if (/[?#]/.test(baseUrl)) throw new TypeError(`\`baseUrl\` takes no query and no fragment: "${baseUrl}".`);
  if (!clientKey) throw new TypeError('The client needs `clientKey`, which names the application.');
  // It travels as the user name of a Basic credential.
  if (!/^[!-9;-~]+$/.test(clientKey)) throw new TypeError('`clientKey` has letters that a header cannot carry.');
}
