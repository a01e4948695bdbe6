import { listCall } from './page-promise.ts';
import type { Page, PagePromise, SelectPage } from './page-promise.ts';
import { readOperation } from './operation.ts';
import type { Operation } from './operation.ts';
import type { Call } from './pipeline.ts';
import type { RequestOptions } from './request-options.ts';

/** For the lists of a resource whose answers are no pages themselves: where the page is. */
export type Selectors<Resource> = {
  readonly [
    Verb in keyof Resource as Resource[Verb] extends (...args: never) => PagePromise<infer Data, infer Item>
      ? Data extends Page<Item>
        ? never
        : Verb
      : never
  ]: Resource[Verb] extends (...args: never) => PagePromise<infer Data, infer Item> ? SelectPage<Data, Item> : never;
};

/**
 * Makes the methods of a resource out of their operations. The interface of the resource types them; a test compares it
 * with the contract.
 */
export function bind<Resource extends object>(
  call: Call,
  operations: Readonly<Record<keyof Resource, Operation>>,
  ...[selectors]: keyof Selectors<Resource> extends never ? [] : [selectors: Selectors<Resource>]
): Resource {
  const methods: Partial<Record<keyof Resource, unknown>> = {};
  for (const verb in operations) {
    const operation = operations[verb];
    const { flags } = readOperation(operation);
    const select = (selectors as Record<string, SelectPage<unknown, unknown>> | undefined)?.[verb] ?? isPage;
    methods[verb] = flags.includes('e')
      ? (options?: RequestOptions) => call(operation, undefined, options)
      : flags.includes('l')
        ? (params?: object, options?: RequestOptions) => listCall(call, operation, params, options, select)
        : (params?: object, options?: RequestOptions) => call(operation, params, options);
  }
  // Filled above, a method for each verb of the interface.
  return methods as Resource;
}

const isPage = (data: unknown): Page<unknown> => data as Page<unknown>;
