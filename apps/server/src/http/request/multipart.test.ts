import { describe, expect, test } from 'vitest';
import { HttpError } from '../../refuse.ts';
import { boundaryOf, readMultipart } from './multipart.ts';

const B = 'xyz';

function read(text: string, most = 10) {
  return readMultipart(Buffer.from(text), boundaryOf(`multipart/form-data; boundary=${B}`), most).map(
    ({ name, filename, contentType, bytes }) => [name, filename, contentType, bytes.toString()],
  );
}

function refusal(text: string, most = 10): string {
  try {
    read(text, most);
  } catch (error) {
    if (error instanceof HttpError) return `${error.status} ${error.code} ${error.message}`;
    throw error;
  }
  return 'read';
}

const part = (headers: string, body: string) => `--${B}\r\n${headers}\r\n\r\n${body}\r\n`;
const end = `--${B}--\r\n`;
const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value);

describe('reads', () => {
  test('fields, lists and files in their order', () => {
    const file = part(
      'Content-Disposition: form-data; name="file"; filename="a b.pdf"\r\nContent-Type: Application/PDF',
      '%PDF',
    );
    expect(read(field('a', '1') + field('b', '') + field('a', 'x\r\ny') + file + end)).toEqual([
      ['a', null, 'text/plain', '1'],
      ['b', null, 'text/plain', ''],
      ['a', null, 'text/plain', 'x\r\ny'],
      ['file', 'a b.pdf', 'application/pdf', '%PDF'],
    ]);
  });

  test('what merely resembles a boundary', () => {
    const body = `--${B}\n--xy\r\n--xy`;
    expect(read(field('a', body) + end)).toEqual([['a', null, 'text/plain', body]]);
  });

  test.each([
    ['name="a%22b"', 'a"b'],
    ['name="a\\"b"', 'a"b'],
    ['name=plain', 'plain'],
    ['name="Größe"', 'Größe'],
    ['NAME="a;b=c"', 'a;b=c'],
  ])('the name in %s', (parameter, name) => {
    expect(read(part(`content-disposition: form-data; ${parameter}`, 'v') + end)[0]?.[0]).toBe(name);
  });

  test('what fetch writes', async () => {
    const form = new FormData();
    form.append('name', 'Überall “so”');
    form.append('items', 'GM1');
    form.append('items', 'GM1');
    form.append(
      'file',
      new File([new Uint8Array([0, 255, 13, 10, 45, 45])], 'q"uote.pdf', { type: 'application/pdf' }),
    );
    const request = new Request('http://store.test', { method: 'POST', body: form });
    const bytes = Buffer.from(await request.arrayBuffer());
    const parts = readMultipart(bytes, boundaryOf(request.headers.get('content-type') ?? ''), 10);
    expect(parts.map(({ name, filename }) => [name, filename])).toEqual([
      ['name', null],
      ['items', null],
      ['items', null],
      ['file', 'q"uote.pdf'],
    ]);
    expect(parts[0]?.bytes.toString()).toBe('Überall “so”');
    expect([...(parts[3]?.bytes ?? [])]).toEqual([0, 255, 13, 10, 45, 45]);
  });

  test('a form without fields', () => {
    expect(read(end)).toEqual([]);
  });
});

describe('refuses', () => {
  test.each([
    ['nothing at all', ''],
    ['text instead of a form', 'hello'],
    ['another boundary', '--other\r\n\r\n'],
    ['an end in the middle of a body', field('a', 'x').slice(0, -6)],
    ['no end', field('a', 'x')],
    ['an end in the middle of a header', `--${B}\r\nContent-Disposition: form-`],
    ['a part without a body', `--${B}\r\nContent-Disposition: form-data; name="a"\r\n--${B}--\r\n`],
    ['a broken boundary', `--${B}junk\r\n\r\nx\r\n${end}`],
    ['something behind the end', `${field('a', 'x')}${end}more`],
    ['a part without headers', `--${B}\r\n\r\n\r\nx\r\n${end}`],
    ['a part without a name', part('Content-Disposition: form-data', 'x') + end],
    ['a part with an empty name', field('', 'x') + end],
    ['a part that is an attachment', part('Content-Disposition: attachment; name="a"', 'x') + end],
    ['a disposition that goes on', part('Content-Disposition: form-data; name="a" "b"', 'x') + end],
    ['two names', part('Content-Disposition: form-data; name="a"; name="b"', 'x') + end],
    [
      'two dispositions',
      part('Content-Disposition: form-data; name="a"\r\nContent-Disposition: form-data; name="b"', 'x') + end,
    ],
    ['a header without a colon', part('Content-Disposition', 'x') + end],
    ['a folded header', part('Content-Disposition: form-data;\r\n name="a"', 'x') + end],
    ['a lone line feed in a header', part('Content-Disposition: form-data; name="a\nb"', 'x') + end],
    ['base64', part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64', 'eA==') + end],
    [
      'headers that never end',
      part(`Content-Disposition: form-data; name="a"\r\nX-Long: ${'x'.repeat(9_000)}`, 'x') + end,
    ],
  ])('%s', (_name, text) => {
    expect(refusal(text)).toMatch(/^400 malformed_form The form cannot be read: .+\.$/);
  });

  test('more parts than it may have', () => {
    expect(refusal(field('a', '1').repeat(3) + end, 3)).toBe('read');
    expect(refusal(field('a', '1').repeat(4) + end, 3)).toBe('413 too_many_parts A form has at most 3 parts.');
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=a<b',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('the type %s', (type) => {
    expect(() => boundaryOf(type)).toThrow(/names no boundary/);
  });

  test('whatever is cut off anywhere', () => {
    const whole = field('a', 'one') + part('Content-Disposition: form-data; name="f"; filename="f.pdf"', 'two') + end;
    for (let length = 0; length < whole.length - 2; length += 1) {
      expect([length, refusal(whole.slice(0, length))]).toEqual([length, expect.stringMatching(/^400 malformed_form/)]);
    }
  });
});
