import { readContract } from '@regen/contract';
import type { Contract } from '@regen/contract';
import { expect, it } from 'vitest';
import { highest } from './change.ts';
import { compareContracts } from './compare-contracts.ts';

const contract = readContract();

/** Anything of a description, for edits. */
interface Tree {
  [key: string]: Tree;
}
type Edit = (at: { schema(name: string): Tree; operation(path: string, method: string): Tree; whole: Tree }) => void;

function edited(edit: Edit): Contract {
  const copy = structuredClone(contract);
  const whole = copy as unknown as Tree; // only to be written to
  edit({
    whole,
    schema: (name) => whole['components']?.['schemas']?.[name] as Tree,
    operation: (path, method) => whole['paths']?.[path]?.[method] as Tree,
  });
  return copy;
}

/** An edit writes any JSON; `Tree` only says how to get there. */
const set = (at: Tree | undefined, key: string, value: unknown): void => {
  if (at === undefined) throw new Error(`There is nothing to put ${key} into.`);
  at[key] = value as Tree;
};
const drop = (at: Tree | undefined, key: string): void => {
  if (at?.[key] === undefined) throw new Error(`There is no ${key} to take away.`);
  delete at[key];
};
const push = (at: Tree | undefined, value: unknown): void => {
  (at as unknown as unknown[]).push(value);
};
const without = (at: Tree | undefined, key: string, value: unknown): void => {
  const values = at?.[key] as unknown as unknown[];
  expect(values).toContain(value);
  set(
    at,
    key,
    values.filter((one) => one !== value),
  );
};

const properties = (schema: Tree): Tree => schema['properties'] as Tree;
const headers = (whole: Tree): Tree => whole['components']?.['headers'] as Tree;
const ordersPath = '/user/{id}/order';
const searchParameter = (operation: Tree): Tree => {
  const found = (operation['parameters'] as unknown as Tree[]).find((one) => (one['name'] as unknown) === 'search');
  return found as Tree;
};

/** Each edit, the operation by which it is noticed, the bump it requires and its description. */
const EDITS: readonly (readonly [name: string, edit: Edit, operation: string, level: string, text: RegExp])[] = [
  [
    'a field of an answer is removed',
    ({ schema }) => drop(properties(schema('Product')), 'gtin'),
    'productGet',
    'major',
    /^the result\.gtin is gone$/,
  ],
  [
    'a field of a body is removed',
    ({ schema }) => drop(properties(schema('ProductIds')), 'userId'),
    'productListByIds',
    'major',
    /the body\.userId is gone/,
  ],
  [
    'an optional field is added to an answer',
    ({ schema }) => set(properties(schema('Product')), 'origin', { type: 'string' }),
    'productGet',
    'minor',
    /the result\.origin is new$/,
  ],
  [
    'a field that is always there is added to an answer',
    ({ schema }) => {
      set(properties(schema('Product')), 'origin', { type: 'string' });
      push(schema('Product')['required'], 'origin');
    },
    'productGet',
    'minor',
    /origin is new and required/,
  ],
  [
    'an optional field is added to a body',
    ({ schema }) => set(properties(schema('ProductIds')), 'note', { type: 'string' }),
    'productListByIds',
    'minor',
    /the body\.note is new$/,
  ],
  [
    'a required field is added to a body',
    ({ schema }) => {
      set(properties(schema('ProductIds')), 'note', { type: 'string' });
      push(schema('ProductIds')['required'], 'note');
    },
    'productListByIds',
    'major',
    /the body\.note is new and required/,
  ],
  [
    'a field of a body becomes required',
    ({ schema }) => push(schema('ProductIds')['required'], 'userId'),
    'productListByIds',
    'major',
    /the body\.userId is required/,
  ],
  [
    'a field of a body may be left out',
    ({ schema }) => without(schema('ProductIds'), 'required', 'ids'),
    'productListByIds',
    'minor',
    /the body\.ids may be left out/,
  ],
  [
    'a field of an answer may be missing',
    ({ schema }) => without(schema('Product'), 'required', 'gtin'),
    'productGet',
    'major',
    /the result\.gtin may be missing/,
  ],
  [
    'an enum of an answer is narrowed',
    ({ schema }) => without(properties(schema('Stock'))['state'], 'enum', 'low_stock'),
    'productGet',
    'minor',
    /stock\.state is not `low_stock` any more/,
  ],
  [
    'an enum of an answer is widened',
    ({ schema }) => push(properties(schema('Stock'))['state']?.['enum'], 'on_order'),
    'productGet',
    'major',
    /stock\.state may be `on_order`/,
  ],
  [
    'an enum of a parameter is narrowed',
    ({ schema }) => without(schema('ProductSort'), 'enum', 'newest'),
    'productList',
    'major',
    /the parameter `sort` is not `newest` any more/,
  ],
  [
    'an enum of a parameter is widened',
    ({ schema }) => push(schema('UploadCreate')['properties']?.['contentType']?.['enum'], 'image/avif'),
    'storePictureCreateUpload',
    'minor',
    /the body\.contentType may be `image\/avif`/,
  ],
  [
    'a parameter becomes required',
    ({ operation }) => set(searchParameter(operation(ordersPath, 'get')), 'required', true),
    'orderList',
    'major',
    /the parameter `search` is required/,
  ],
  [
    'a parameter is removed',
    ({ operation }) =>
      set(
        operation(ordersPath, 'get'),
        'parameters',
        (operation(ordersPath, 'get')['parameters'] as unknown as Tree[]).filter(
          (one) => one !== searchParameter(operation(ordersPath, 'get')),
        ),
      ),
    'orderList',
    'major',
    /the parameter `search` is gone/,
  ],
  [
    'an optional parameter is added',
    ({ operation }) =>
      push(operation(ordersPath, 'get')['parameters'], { name: 'state', in: 'query', schema: { type: 'string' } }),
    'orderList',
    'minor',
    /the parameter `state` is new$/,
  ],
  [
    'a required parameter is added',
    ({ operation }) =>
      push(operation(ordersPath, 'get')['parameters'], {
        name: 'state',
        in: 'query',
        required: true,
        schema: { type: 'string' },
      }),
    'orderList',
    'major',
    /the parameter `state` is new and required/,
  ],
  [
    'a parameter is limited',
    ({ operation }) => set(searchParameter(operation(ordersPath, 'get'))['schema'], 'maxLength', 3),
    'orderList',
    'major',
    /the parameter `search`: `maxLength` is 3/,
  ],
  [
    'a limit of a parameter is raised',
    ({ operation }) => set(searchParameter(operation(ordersPath, 'get'))['schema'], 'maxLength', 5000),
    'orderList',
    'minor',
    /`maxLength` is 5000/,
  ],
  [
    'a description changes',
    ({ schema }) => set(schema('Price'), 'description', 'Other words.'),
    'productGet',
    'patch',
    /the result\.price is described in other words/,
  ],
  [
    'a summary changes',
    ({ operation }) => set(operation('/product/{sku}', 'get'), 'summary', 'Other words'),
    'productGet',
    'patch',
    /^is described in other words/,
  ],
  [
    'the type of a field changes',
    ({ schema }) => set(properties(schema('Price'))['yourPrice'], 'type', 'string'),
    'productGet',
    'major',
    /yourPrice is `string` instead of `number`/,
  ],
  [
    'a whole number of an answer may have a fraction',
    ({ schema }) => set(properties(schema('ProductPage'))['totalCount'], 'type', 'number'),
    'productList',
    'major',
    /totalCount may have a fraction/,
  ],
  [
    'an answer may be null',
    ({ schema }) => set(properties(schema('Product'))['tagline'], 'type', ['string', 'null']),
    'productGet',
    'major',
    /tagline may be null/,
  ],
  [
    'an answer is never null',
    ({ schema }) => set(properties(schema('Product'))['gtin'], 'type', 'string'),
    'productGet',
    'minor',
    /gtin is never null/,
  ],
  [
    'a body may be null',
    ({ schema }) => set(properties(schema('ProductIds'))['userId'], 'type', ['string', 'null']),
    'productListByIds',
    'minor',
    /the body\.userId may be null/,
  ],
  [
    'an object of an answer may be null',
    ({ schema }) =>
      set(properties(schema('Product')), 'price', {
        anyOf: [{ $ref: '#/components/schemas/Price' }, { type: 'null' }],
      }),
    'productGet',
    'major',
    /the result\.price may be null/,
  ],
  [
    'an object of an answer is never null',
    ({ schema }) => set(properties(schema('Cart')), 'coupon', { $ref: '#/components/schemas/CouponState' }),
    'cartGet',
    'minor',
    /the result\.coupon is never null/,
  ],
  [
    'a kind of block is added to an answer',
    ({ schema }) => push(schema('Block')['oneOf'], { type: 'object', properties: { type: { const: 'quote' } } }),
    'pageGetContent',
    'major',
    /blocks\[\] may be `type=quote`/,
  ],
  [
    'a kind of block is removed from an answer',
    ({ schema }) => set(schema('Block'), 'oneOf', (schema('Block')['oneOf'] as unknown as Tree[]).slice(1)),
    'pageGetContent',
    'minor',
    /blocks\[\] is not `HeadingBlock` any more/,
  ],
  [
    'a pattern is loosened for answers',
    ({ schema }) => drop(schema('Sku'), 'pattern'),
    'productGet',
    'minor',
    /the result\.sku: `pattern` is gone/,
  ],
  [
    'a pattern is changed for bodies',
    ({ schema }) => set(schema('Sku'), 'pattern', '^X'),
    'productListByIds',
    'major',
    /the body\.ids\[\]: `pattern`/,
  ],
  [
    'an operation is removed',
    ({ whole }) => drop(whole['paths'], '/faqs'),
    'faqList',
    'major',
    /`GET \/api\/v1\/regen\/faqs` is gone/,
  ],
  [
    'an operation is added',
    ({ whole }) => set(whole['paths'], '/news', { get: { operationId: 'newsList', responses: {} } }),
    'newsList',
    'minor',
    /`GET \/api\/v1\/regen\/news` is new/,
  ],
  [
    'an operation moves',
    ({ whole }) => {
      set(whole['paths'], '/questions', whole['paths']?.['/faqs']);
      drop(whole['paths'], '/faqs');
    },
    'faqList',
    'major',
    /`GET \/api\/v1\/regen\/questions` instead of `GET \/api\/v1\/regen\/faqs`/,
  ],
  [
    'an error status is added',
    ({ operation }) => set(operation('/faqs', 'get')['responses'], '409', { description: 'No.' }),
    'faqList',
    'minor',
    /it may answer 409/,
  ],
  [
    'an error status is removed',
    ({ operation }) => drop(operation('/product/{sku}', 'get')['responses'], '404'),
    'productGet',
    'major',
    /it does not answer 404 any more/,
  ],
  [
    'a result is added',
    ({ operation }) => set(operation('/faqs', 'get')['responses'], '202', { description: 'Later.' }),
    'faqList',
    'major',
    /it may answer 202/,
  ],
  [
    'an operation moves to another host',
    ({ whole }) => set(whole['paths']?.['/storeLabels/{id}'], 'servers', [{ url: '/api/v1/pictures' }]),
    'storePictureCreateUpload',
    'major',
    /`POST \/api\/v1\/pictures\/storeLabels\/\{id\}` instead of `POST \/api\/v1\/uploads\/storeLabels\/\{id\}`/,
  ],
  [
    'a header of an answer may be missing',
    ({ whole }) => drop(headers(whole)['RetryAfter'], 'required'),
    'productSearch',
    'major',
    /^the header `Retry-After` of the error 429 may be missing/,
  ],
  [
    'a header of an answer is always there',
    ({ whole }) => set(headers(whole)['ETag'], 'required', true),
    'productGet',
    'minor',
    /^the header `ETag` of the result is always there/,
  ],
  [
    'an operation is deprecated',
    ({ operation }) => set(operation('/faqs', 'get'), 'deprecated', true),
    'faqList',
    'minor',
    /^is deprecated/,
  ],
  [
    'a field is deprecated',
    ({ schema }) => set(properties(schema('Faq'))['topic'], 'deprecated', true),
    'faqList',
    'minor',
    /topic is deprecated/,
  ],
  [
    'a key is needed',
    ({ operation }) => set(operation('/faqs', 'get'), 'security', [{ session: [] }]),
    'faqList',
    'major',
    /is open with session instead of/,
  ],
  [
    'no key is needed',
    ({ operation }) => set(operation('/account', 'get'), 'security', []),
    'accountGet',
    'minor',
    /needs no key any more/,
  ],
  [
    'fields of other names may be there',
    ({ schema }) => drop(schema('Price'), 'additionalProperties'),
    'productGet',
    'major',
    /fields of other names may be there/,
  ],
  [
    'a default changes',
    ({ operation }) =>
      set(
        (
          (operation('/products/{userId}', 'get')['parameters'] as unknown as Tree[]).find(
            (one) => (one['name'] as unknown) === 'perPage',
          ) as Tree
        )['schema'],
        'default',
        24,
      ),
    'productList',
    'major',
    /`perPage`: left out it stands for `24`/,
  ],
  [
    'a keyword appears that nobody knows',
    ({ schema }) => set(schema('Price'), 'if', {}),
    'productGet',
    'major',
    /`if` changed/,
  ],
];

it('finds no difference between a description and itself', () => {
  expect(compareContracts(contract, structuredClone(contract))).toEqual([]);
});

it.each(EDITS)('%s', (_, edit, operation, level, text) => {
  const changes = compareContracts(contract, edited(edit)).filter((change) => change.operation === operation);
  expect(changes.map((change) => change.text).join('\n')).toMatch(new RegExp(text.source, `${text.flags}m`));
  expect(highest(changes.map((change) => change.level))).toBe(level);
});

it('names every operation that a change reaches, and no other', () => {
  const changes = compareContracts(
    contract,
    edited(({ schema }) => drop(properties(schema('StoreLabel')), 'url')),
  );
  expect(new Set(changes.map(({ operation }) => operation))).toEqual(
    new Set(['storeLabelGet', 'storeLabelCreate', 'storeLabelUpdate']),
  );
});

it('judges a schema for each way that it goes', () => {
  const changes = compareContracts(
    contract,
    edited(({ schema }) => set(schema('Sku'), 'maxLength', 10)),
  );
  const levels = new Map(changes.map(({ operation, text, level }) => [`${operation}: ${text}`, level]));
  expect(levels.get('productGet: the parameter `sku`: `maxLength` is 10 instead of 33')).toBe('major');
  expect(levels.get('productGet: the result.sku: `maxLength` is 10 instead of 33')).toBe('patch');
});
