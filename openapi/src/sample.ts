import type { Contract, Example, Parameter, Schema } from './contract.ts';
import type { Operation } from './operations.ts';
import { resolve } from './resolve.ts';

/** Values that read well, by the name of the field. Whatever is not here is made from the schema. */
const VALUES: ReadonlyMap<string, unknown> = new Map(
  Object.entries({
    email: 'gwen@example.com',
    password: 'a long pass phrase',
    firstName: 'Gwen',
    lastName: 'Ito',
    phone: '+1 801 555 0123',
    accountName: 'Lumen Skin Clinic',
    name: 'Lumen Skin Clinic',
    line1: '12 Elm Street',
    city: 'Salt Lake City',
    region: 'UT',
    state: 'UT',
    postalCode: '84101',
    country: 'US',
    countryCode: 'US',
    sku: '1401',
    quantity: 1,
    search: 'vitamin c',
    term: 'calm',
    slug: 'founder',
    courseId: 'HAE-2026-11',
    timezone: 'America/Denver',
    period: 'month',
    week: '2026-W47',
    storeLabel: 'lumen-skin-clinic',
    newStoreLabel: 'lumen-skin-clinic',
    message: 'Your order is ready.',
    bundleName: 'Calm winter skin',
    shippingMethodId: 'ground',
    token: 'the-token-from-the-link-or-email',
    bundleToken: 'the-token-of-the-link',
    accessToken: 'the-token-of-the-registration',
  }),
);

const FORMATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    email: 'gwen@example.com',
    uuid: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
    'date-time': '2026-11-21T09:30:00Z',
    date: '2026-11-21',
    uri: 'https://shop.example/',
  }),
);

/** Replaces the file of a form. */
export class FileSample {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

function fits(value: unknown, { type, enum: values, pattern, minLength = 0, maxLength = Infinity }: Schema): boolean {
  if (values) return values.includes(value);
  if (!([type ?? []].flat() as unknown[]).includes(typeof value === 'number' ? 'integer' : typeof value)) return false;
  if (typeof value !== 'string') return true;
  return value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value));
}

function sampleText({ pattern, format, minLength = 0 }: Schema): string {
  const prefix = /^\^\(?\??:?([a-z]+_)/.exec(pattern ?? '')?.[1];
  if (prefix) return `${prefix}01hzx0k3v9`;
  const made = format ? FORMATS.get(format) : undefined;
  return made ?? 'text'.padEnd(minLength, '-');
}

/** A value that the schema allows: what it gives as an example, else a likely one. Of an object the required fields. */
function sample(contract: Contract, schema: Schema, name = ''): unknown {
  const own = resolve(contract, schema);
  if (own.examples?.length) return own.examples[0];
  if (own.const !== undefined) return own.const;
  if (fits(VALUES.get(name), own)) return VALUES.get(name);
  if (own.default !== undefined && own.default !== null) return own.default;
  if (own.enum) return own.enum[0];
  const variant = (own.anyOf ?? own.oneOf)?.find(({ type: kind }) => kind !== 'null');
  if (variant) return sample(contract, variant, name);
  const type = [own.type ?? 'object'].flat()[0];
  if (type === 'string' && own.format === 'binary') return new FileSample(`${name}.pdf`);
  if (type === 'string') return sampleText(own);
  if (type === 'integer' || type === 'number') return own.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return own.items && own.minItems !== 0 ? [sample(contract, own.items, 'sku')] : [];
  const fields = Object.entries(own.properties ?? {});
  const wanted = fields.filter(([field]) => own.required?.includes(field));
  const shown = wanted.length > 0 || !own.minProperties ? wanted : fields.slice(0, own.minProperties);
  return Object.fromEntries(shown.map(([field, value]) => [field, sample(contract, value, field)]));
}

export function sampleParameter(contract: Contract, parameter: Parameter): unknown {
  const example: unknown = parameter.example;
  return example ?? sample(contract, parameter.schema, parameter.name);
}

/** A body for an operation: the example of the contract, else one made from its schema. */
export function sampleBody(contract: Contract, { body }: Operation): unknown {
  if (body?.schema === undefined) return undefined;
  const [first] = Object.values(body.examples ?? {});
  const example: unknown = body.example ?? (first && resolve<Example>(contract, first).value);
  return example ?? sample(contract, body.schema);
}
