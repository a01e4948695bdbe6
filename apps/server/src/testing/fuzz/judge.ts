import { areLinked } from '../matrix/people.ts';
import type { People, Person } from '../matrix/people.ts';
import type { RawRequest } from './connection.ts';

/** PostgreSQL's messages about invalid statements. */
const OF_POSTGRESQL =
  /syntax error at or near|(?:relation|column|function) .{1,80} does not exist|invalid input syntax for|unterminated quoted|duplicate key value|violates \w+ constraint|pg_catalog|division by zero|invalid byte sequence/;

const SPILLS: readonly RegExp[] = [
  /\bat [\w.<>]+ \(|\bat (file|node):|node_modules|\.ts:\d+|\.js:\d+/,
  /<!doctype|<html|<body|<script/i,
  OF_POSTGRESQL,
  /\b(select|insert into|update|delete from) [\s\S]{1,60}\b(from|values|set|where)\b/i,
];

/** Finds internals that an error response leaks. It may repeat what the request contained. */
export function spillOf(text: string, request: () => string, patterns = SPILLS): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !request().includes(found)) return `the answer contains “${found}”`;
  }
  return null;
}

/** What staff may read about all people. */
const OF_PEOPLE = new Set(['adminListPeople', 'adminGetPerson', 'adminUpdateAccount', 'adminSetPersonAccess']);

/** Whether staff are reading what is theirs to read: people, conversations of the care team, reviews, applications and orders. */
const isOfCare = (operationId: string, sender: Person): boolean =>
  sender.isStaff &&
  ((operationId.startsWith('message') && sender.permissions.includes('messages:care')) ||
    (operationId.startsWith('review') && sender.permissions.includes('admin:reviews')) ||
    (/^admin.+Orders?$|^adminSetTracking$/.test(operationId) && sender.permissions.includes('admin:orders')) ||
    (operationId.endsWith('Application') && sender.permissions.includes('admin:applications')) ||
    (OF_PEOPLE.has(operationId) && sender.permissions.includes('admin:users')) ||
    (operationId === 'adminListApplications' && sender.permissions.includes('admin:applications')));

export function leakOf(operationId: string, text: string, sender: Person | null, people: People): string | null {
  const others = Object.values(people).filter(
    (person) =>
      text.includes(person.canary) &&
      sender?.accountId !== person.accountId &&
      !(sender && (areLinked(people, sender, person) || isOfCare(operationId, sender))),
  );
  return others.length === 0 ? null : `private data of ${others.map(({ key }) => key).join(' and ')}`;
}

/** The same for an HTML page, which may contain any catalog text: database messages and stack traces only. */
export const pageSpillOf = (text: string, request: () => string): string | null =>
  spillOf(text, request, [OF_POSTGRESQL, /\bat (?:async )?[\w.<>]+ \((?:file|node|\/)|\bat (?:file|node):/]);

/** A request on one line, without its credentials. */
export function shown({ head, body }: RawRequest): string {
  const text = `${head.replaceAll(/authorization: (\w+) [^\r]*/gi, 'authorization: $1 …')}${body.toString('latin1')}`;
  return JSON.stringify(text.length > 900 ? `${text.slice(0, 700)} … ${text.slice(-200)} (${text.length})` : text);
}
