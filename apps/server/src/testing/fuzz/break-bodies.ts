import type { Schema } from '@regen/contract';
import type { Draft } from './draft.ts';
import { withHeader } from './draft.ts';
import type { Random } from './random.ts';
import type { Input } from './schemas.ts';
import { boundary, deep, NASTY, wrongType } from './values.ts';

/** Breaks one thing of a request. Returns false when there is nothing of its kind to break. */
export type Break = (draft: Draft, input: Input, random: Random) => boolean;

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of the body as an object, or null when it is none. */
function jsonOf({ body }: Draft, { isForm }: Input): Json | null {
  if (isForm || typeof body !== 'string') return null;
  const value: unknown = JSON.parse(body);
  return isObject(value) ? value : null;
}

/** Some object inside of the body, and its schema: fields of fields are broken as often as those on top. */
function somewhere(top: Json, schema: Schema, random: Random): { place: Json; schema: Schema } {
  const inner = Object.entries(top).filter((entry): entry is [string, Json] => isObject(entry[1]));
  if (inner.length === 0 || random.once(2)) return { place: top, schema };
  const [name, value] = random.pick(inner);
  return somewhere(value, schema.properties?.[name] ?? {}, random);
}

export function onField(change: (place: Json, name: string, schema: Schema, random: Random) => void): Break {
  return (draft, input, random) => {
    const json = jsonOf(draft, input);
    if (!json || !input.body) return false;
    const { place, schema } = somewhere(json, input.body, random);
    const names = [...new Set([...Object.keys(place), ...Object.keys(schema.properties ?? {})])];
    if (names.length === 0) return false;
    const name = random.pick(names);
    change(place, name, schema.properties?.[name] ?? {}, random);
    draft.body = JSON.stringify(json);
    return true;
  };
}

const KEYS = ['extra', 'id', 'userId', 'accountId', 'isAdmin', 'permissions', 'price', '', '$where', 'a'.repeat(3_000)];

function withRaw(make: (body: string, random: Random) => string | Buffer): Break {
  return (draft, { isForm, body }, random) => {
    if (isForm || !body) return false;
    draft.body = make(typeof draft.body === 'string' ? draft.body : '{}', random);
    return true;
  };
}

const BROKEN_BYTES = [
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from([0xc3, 0x28]),
  Buffer.from([0xed, 0xa0, 0x80]),
  Buffer.from([0xf8, 0xa1, 0xa1, 0xa1]),
];

/** Inserts invalid UTF-8 into the first string of the body. */
function withBadBytes(body: string, random: Random): Buffer {
  const at = body.indexOf('"', body.indexOf(':')) + 1;
  const bytes = Buffer.from(body);
  return Buffer.concat([bytes.subarray(0, at), random.pick(BROKEN_BYTES), bytes.subarray(at)]);
}

export const BODY_BREAKS: Readonly<Record<string, Break>> = {
  'wrong type': onField((place, name, _schema, random) => (place[name] = wrongType(random))),
  'missing field': onField((place, name) => delete place[name]),
  'unknown field': onField((place, _name, _schema, random) => (place[random.pick(KEYS)] = wrongType(random))),
  boundary: onField((place, name, schema, random) => (place[name] = boundary(schema, random))),
  'nasty text': onField((place, name, _schema, random) => (place[name] = random.pick(NASTY))),
  'deep field': onField((place, name, _schema, random) => {
    place[name] = JSON.parse(deep(random.pick([10, 200, 2_000]), random)) as unknown;
  }),
  prototype: withRaw((body, random) =>
    body.replace('{', random.pick(['{"__proto__":{"isAdmin":true},', '{"constructor":{"prototype":{"a":1}},'])),
  ),
  'repeated key': withRaw((body) => body.replace(/\{("\w+":)/, '{$1null,$1')),
  'truncated JSON': withRaw((body, random) => body.slice(0, random.below(body.length))),
  'not JSON': withRaw((_body, random) =>
    random.pick([
      '',
      'null',
      'NaN',
      '[]',
      '"x"',
      '1',
      'true',
      "{'a':1}",
      '{a:1}',
      '<xml/>',
      '\uFEFF{}',
      '{}{}',
      '[1,]',
    ]),
  ),
  'deep body': withRaw((_body, random) => deep(random.pick([100, 5_000, 50_000, 200_000]), random)),
  'huge body': withRaw((_body, random) => {
    const size = random.pick([900_000, 1_100_000, 2_000_000]);
    return random.pick([`{"a":"${'x'.repeat(size)}"}`, `[${'0,'.repeat(size / 2)}0]`, ' '.repeat(size)]);
  }),
  'broken UTF-8': withRaw(withBadBytes),
  'cut body': (draft, { body }, random) => {
    if (!body || draft.body === null) return false;
    const bytes = Buffer.from(draft.body);
    withHeader(draft, 'content-length', String(bytes.length));
    draft.body = bytes.subarray(0, random.below(bytes.length));
    draft.isCut = true;
    return true;
  },
  'wrong content type': (draft, { body }, random) => {
    if (!body) return false;
    withHeader(draft, 'content-type', random.pick(CONTENT_TYPES));
    return true;
  },
  'body where none is taken': (draft, { body }, random) => {
    if (body) return false;
    withHeader(draft, 'content-type', random.pick(['application/json', ...CONTENT_TYPES]));
    draft.body = random.pick(['{}', '{"a":1}', 'text', '', '[', 'x'.repeat(5_000)]);
    return true;
  },
};

const CONTENT_TYPES = [
  null,
  '',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'APPLICATION/JSON',
  'application/json-patch+json',
  'application/json, text/plain',
  ';;;',
  'a'.repeat(2_000),
];

export function onForm(change: (text: string, random: Random) => string | null): Break {
  return (draft, { isForm }, random) => {
    if (!isForm || draft.body === null) return false;
    const changed = change(draft.body.toString('latin1'), random);
    if (changed === null) return false;
    draft.body = Buffer.from(changed, 'latin1');
    return true;
  };
}

const PART_HEADERS = [
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name=""',
  'Content-Disposition: form-data; name="__proto__"',
  'Content-Disposition: form-data; name="file"; filename="../../x.pdf"\r\nContent-Type: application/pdf',
  'Content-Disposition: form-data; name="file"; filename="a\u0000.pdf"',
  "Content-Disposition: form-data; name*=utf-8''x",
  'Content-Disposition: attachment; name="bundleName"',
  'Content-Disposition: form-data; name="items"; filename="x"',
  `Content-Disposition: form-data; name="${'n'.repeat(9_000)}"`,
  'Content-Transfer-Encoding: base64',
  'x',
  '',
];

export const FORM_BREAKS: Readonly<Record<string, Break>> = {
  'truncated form': onForm((text, random) => text.slice(0, random.below(text.length))),
  'form without end': onForm((text) => text.replace(/--\r\n$/, '')),
  'other boundary': onForm((text) => text.replaceAll('matrix-boundary', 'another')),
  'part header': onForm((text, random) => text.replace(/Content-Disposition: [^\r]*/, () => random.pick(PART_HEADERS))),
  'many parts': onForm((text) => {
    const part = /--[^\r]+\r\nContent-Disposition[\s\S]*?\r\n(?=--)/.exec(text)?.[0] ?? '';
    return part.repeat(1_500) + text;
  }),
  'bytes in a part': onForm((text, random) =>
    text.replace(
      /\r\n\r\n[^\r]*/,
      () => `\r\n\r\n${random.pick(BROKEN_BYTES).toString('latin1')}${random.pick(NASTY)}`,
    ),
  ),
  'huge part': onForm((text, random) =>
    text.replace(/\r\n\r\n[^\r]*/, `\r\n\r\n${'x'.repeat(random.pick([5_000, 1_200_000, 12_000_000]))}`),
  ),
  'bare newlines': onForm((text) => text.replaceAll('\r\n', '\n')),
};
