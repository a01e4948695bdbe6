import { operations, readContract, resolve } from '@regen/contract';
import type { Example, Schema } from '@regen/contract';

const contract = readContract();

/** Texts for patterns that their schema gives no example for. */
const TEXTS = [
  'usr_01hzx0k3v9',
  'acc_01hzx0k3v9',
  'crt_01hzx0k3v9',
  'ord_01hzx0k3v9',
  'adr_01hzx0k3v9',
  'loc_01hzx0k3v9',
  'bdl_01hzx0k3v9',
  'msg_01hzx0k3v9',
  'reg_01hzx0k3v9',
  'ses_01hzx0k3v9',
  'upl_01hzx0k3v9',
  'rev_01hzx0k3v9',
  'apl_01hzx0k3v9',
  'US',
  'sample-text-0001',
  '+1 303 555 0100',
  '123',
  '09:30',
];
const FORMATS: Record<string, unknown> = {
  email: 'ana@example.com',
  uuid: '0d2c8e6a-6f1d-4b5e-9a35-1f9b2a7c4e10',
  date: '2026-11-21',
  'date-time': '2026-11-21T10:00:00Z',
};

/** Parameters of each operation as its method takes them, valid by the contract: what is required, and the whole body. */
export function sampleParams(): Map<string, Record<string, unknown>> {
  return new Map(
    operations(contract).map(({ id, parameters, body }) => {
      const params: Record<string, unknown> = {};
      for (const { in: place, name, required, schema } of parameters) {
        if (place === 'path' || (place === 'query' && required)) params[name] = sample(schema);
      }
      const [first] = Object.values(body?.examples ?? {});
      const example: unknown = body?.example ?? (first && resolve<Example>(contract, first).value);
      return [id, { ...params, ...((example ?? (body && sample(body.schema ?? {})) ?? {}) as object) }];
    }),
  );
}

function sample(entry: Schema): unknown {
  const schema = resolve(contract, entry);
  const given = [schema.const, schema.examples?.[0], schema.default, schema.enum?.[0]];
  const first = given.find((value) => value !== undefined);
  if (first !== undefined) return first;
  const [variant] = schema.anyOf ?? schema.oneOf ?? [];
  if (variant) return sample(variant);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sample));
  const type = [schema.type].flat()[0];
  if (type === 'object') {
    const names = Object.keys(schema.properties ?? {});
    const wanted = new Set([...(schema.required ?? []), ...(schema.minProperties ? names.slice(0, 1) : [])]);
    const isForm = names.some((name) => resolve(contract, schema.properties?.[name] ?? {}).format === 'binary');
    const chosen = names.filter((name) => wanted.has(name) || (isForm && name === 'file'));
    return Object.fromEntries(chosen.map((name) => [name, sample(schema.properties?.[name] ?? {})]));
  }
  if (type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => sample(schema.items ?? {}));
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (schema.format === 'binary') return new File(['%PDF-1.7'], 'care-plan.pdf', { type: 'application/pdf' });
  if (schema.format) return FORMATS[schema.format];
  const pattern = new RegExp(schema.pattern ?? '.', 'u');
  const text = TEXTS.toReversed().find((candidate) => pattern.test(candidate) && candidate.length >= 10);
  return text ?? TEXTS.find((candidate) => pattern.test(candidate));
}
