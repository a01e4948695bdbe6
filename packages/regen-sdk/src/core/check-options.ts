import type { ClientOptions } from './client-options.ts';
import type { RequestOptions } from './request-options.ts';
import { isUuid } from './uuid.ts';

/** Options that cannot work are refused when the client is made, not called a network error at the first call. */
export function checkOptions(options: ClientOptions): void {
  // JavaScript also calls it without any.
  const given: Partial<ClientOptions> | undefined = options;
  if (!given) refuse('The client needs options: at least `baseUrl` and `clientKey`.');
  const { baseUrl, clientKey, fetch, session, browserId, hooks } = given;
  if (!baseUrl) refuse('The client needs `baseUrl`, the address of the API: "https://shop.example/api/v1/regen".');
  if (fetch && typeof fetch !== 'function') refuse('`fetch` is no function.');
  checkAddress(`${baseUrl}`, fetch);
  if (!clientKey) refuse('The client needs `clientKey`, which names the application.');
  // It travels as the user name of a Basic credential.
  if (!/^[!-9;-~]+$/.test(clientKey)) refuse('`clientKey` has letters that a header cannot carry.');
  if (session && typeof session.getToken !== 'function') refuse('`session` needs the methods `getToken` and `end`.');
  if (browserId !== undefined && !isUuid(browserId)) {
    refuse(`\`browserId\` is no UUID: "${browserId}".`);
  }
  if (hooks && !Array.isArray(hooks)) refuse('`hooks` is no list.');
  checkCallOptions(given);
}

/** The same for what each call can have too. */
export function checkCallOptions({ timeout = 0, maxRetries = 0, headers = {} }: RequestOptions): void {
  if (typeof timeout !== 'number' || !(timeout >= 0)) refuse(`\`timeout\` is no number of milliseconds: ${timeout}.`);
  if (!(Number.isInteger(maxRetries) && maxRetries >= 0))
    refuse(`\`maxRetries\` is no number of attempts: ${maxRetries}.`);
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers([[name, value ?? '']]);
    } catch {
      // The value may be a credential.
      refuse(`\`headers\` has a name or value that a header cannot carry: "${name}".`);
    }
  }
}

function checkAddress(url: string, fetch: ClientOptions['fetch']): void {
  if (!/^https?:\/\//.test(url)) {
    if (!url.startsWith('/')) refuse(`\`baseUrl\` is no address: "${url}".`);
    if (!fetch && typeof location === 'undefined') {
      refuse(`\`baseUrl\` needs an origin outside of a page: "https://shop.example${url}".`);
    }
  }
  if (/[?#]/.test(url)) refuse(`\`baseUrl\` takes no query and no fragment: "${url}".`);
}

function refuse(sentence: string): never {
  throw new TypeError(sentence);
}
