import type { Bundle, ErrorBody } from '@regen/sdk';
import { signedFiles } from '../routes.ts';
import { makePdf } from './make-pdf.ts';
import { PRODUCTS } from './shop/products.ts';
import type { Answer, TestServer, TestServerOptions } from './test-server.ts';

/** Bundles have files. */
export const bundleServer: TestServerOptions = { routes: [signedFiles] };

/** What retail clients and professionals both buy. */
export const SHARED_SKUS = [PRODUCTS.cleanser, PRODUCTS.serum, PRODUCTS.cream] as const;
/** What only professionals buy. */
export const PRO_SKU = PRODUCTS.b2bOnly;

export interface BundleFields {
  bundleName?: string;
  items?: readonly string[];
  instructions?: string;
  file?: File;
}

export function formOf(fields: BundleFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) form.append(name, each as string | File);
  }
  return form;
}

export function pdfFile(name = 'routine.pdf', title = 'Evening routine'): File {
  const bytes = makePdf(title, 'PM: cleanse, then two drops of serum.');
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}

export type Person = { jwt: string; id: string; accountId: string };

/** A professional at work with bundles. */
export class Author {
  readonly #server: TestServer;
  readonly person: Person;

  constructor(server: TestServer, person: Person) {
    this.#server = server;
    this.person = person;
  }

  create<Body = Bundle>(fields: BundleFields = {}, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    const body = formOf({ bundleName: 'Evening reset', items: [...SHARED_SKUS], ...fields });
    return this.#server.call<Body>('POST', `/recommendations/${this.person.id}`, { as: this.person, body, headers });
  }

  /** A bundle that exists afterward. */
  async made(fields: BundleFields = {}): Promise<Bundle> {
    const { body, status, text } = await this.create(fields);
    if (status !== 201) throw new Error(`No bundle: ${text}`);
    return body;
  }

  update<Body = Bundle>(bundleId: string, fields: BundleFields, headers: Record<string, string> = {}) {
    return this.call<Body>('PUT', bundleId, '', formOf(fields), headers);
  }

  send<Body = ErrorBody>(bundleId: string, clientIds: readonly string[], message?: string) {
    return this.call<Body>('POST', bundleId, '/send', { clientIds, ...(message !== undefined && { message }) });
  }

  call<Body = Bundle>(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    bundleId: string,
    below = '',
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.#server.call<Body>(method, `/recommendations/${this.person.id}/bundle/${bundleId}${below}`, {
      as: this.person,
      headers,
      ...(body !== undefined && { body }),
    });
  }
}
