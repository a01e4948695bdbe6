import { findLeaks } from './leak-detector.ts';
import type { Question } from './leak-requests.ts';
import type { Person, Store } from './leak-store.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Cookies that somebody's browser has been given; a guest's cart needs its secret one. */
const jars = new WeakMap<Person, Map<string, string>>();

/** Sends a request as a person and reads the entire response. Redirects are responses too. */
export async function ask(
  url: string,
  person: Person,
  { method, body }: Pick<Question, 'method' | 'body'> = { method: 'GET' },
  extra: Record<string, string> = {},
): Promise<Reply> {
  const jar = jars.get(person) ?? new Map<string, string>();
  jars.set(person, jar);
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...person.headers,
      // Pages would be compressed for each response, only to be decompressed here.
      'accept-encoding': 'identity',
      ...(cookie && { cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...extra,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    jar.set(name, value);
  }
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What a response contains that is not for this person. Anyone with the link of a recommendation may read it. */
export function leaksOf(store: Store, person: Person, reply: Pick<Reply, 'text' | 'headers'>, asked: string): string[] {
  const linked = store.bundles.filter(({ token }) => asked.includes(token)).map(({ mark }) => mark);
  const view = { ...person.view, marks: new Set([...person.view.marks, ...linked]) };
  const heads = [...reply.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return findLeaks(reply.text, view, asked).concat(findLeaks(heads, view, asked));
}

/** Does all of it, a few at a time. */
export async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items].values();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
