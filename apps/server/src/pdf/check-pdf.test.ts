import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdfName } from '../modules/recommendations/instructions.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { createPdfCheck } from './check-pdf.ts';
import { problemOf } from './find-problem.ts';

const checkPdf = createPdfCheck();

const good = makePdf('Routine', 'AM: cleanse (gently), tone, protect.').toString('latin1');

/** The good file with another object in it. */
function withObject(object: string | Buffer): Buffer {
  const place = good.indexOf('xref\n');
  const [head, tail] = [good.slice(0, place), good.slice(place)];
  return Buffer.concat([
    Buffer.from(`${head}9 0 obj\n`, 'latin1'),
    Buffer.from(object as string, 'latin1'),
    Buffer.from(`\nendobj\n${tail}`, 'latin1'),
  ]);
}

function compressed(text: string, dictionary = '/Filter /FlateDecode'): Buffer {
  const data = deflateSync(Buffer.from(text, 'latin1'));
  return Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 4 ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

test('an ordinary PDF is taken', async () => {
  expect(await checkPdf(Buffer.from(good, 'latin1'))).toBeNull();
  expect(problemOf(withObject('<< /Names [(a) 1 0 R] /Title (About /JavaScripting) >>'))).toBeNull();
  expect(problemOf(withObject(compressed('1 0 << /Type /Page >>')))).toBeNull();
});

test.each([
  ['nothing', ''],
  ['text', 'Cleanse, tone, protect.'],
  ['a page', `<html><script>1</script></html>${good}`],
  ['the beginning only', '%PDF-1.7\n'],
  ['one that was cut off', good.slice(0, good.length - 100)],
  ['one with its end far before the end', `${good}${' '.repeat(2_000)}`],
])('%s is not a PDF', async (_name, text) => {
  expect(await checkPdf(Buffer.from(text, 'latin1'))).toBe('not_pdf');
});

test('a protected PDF is refused', () => {
  expect(problemOf(Buffer.from(good.replace('/Root', '/Encrypt 8 0 R /Root'), 'latin1'))).toBe('encrypted');
});

test.each([
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['a script with an escaped name', '<< /S /J#61va#53cript /JS (app.alert(1)) >>'],
  ['a program', '<< /S /Launch /F (a.exe) >>'],
  ['a file', '<< /Names << /EmbeddedFiles 3 0 R >> >>'],
  ['a form of another kind', '<< /XFA 3 0 R >>'],
  ['a script inside a string that looks like a stream', '(>>\nstream\n) << /S /JavaScript >> (endstream)'],
])('a PDF with %s is refused', (_name, object) => {
  expect(problemOf(withObject(object))).toBe('active_content');
});

test('a PDF with a script in a compressed object is refused, and so is one with an unreadable object', () => {
  expect(problemOf(withObject(compressed('1 0 << /S /JavaScript >>')))).toBe('active_content');
  expect(problemOf(withObject(compressed('1 0 << /Encrypt 3 0 R >>')))).toBe('encrypted');
  expect(problemOf(withObject(compressed('1 0', '/Filter [/ASCII85Decode /FlateDecode]')))).toBe('unreadable');
  expect(problemOf(withObject(compressed('1 0').subarray(0, -10)))).toBe('unreadable');
  expect(problemOf(withObject(compressed('x'.repeat(33 * 1024 * 1024))))).toBe('unreadable');
});

const HIDDEN = '<< /Title (Next) /A << /S /JavaScript /JS (app.alert\\("hidden"\\)) >> >>';

/** A whole PDF 1.7 with an object stream and a table that is a stream too, as programs write it today. */
function modernPdf(
  hidden: string,
  { type = '/Type /ObjStm', more = '', header = '7 0 obj', keyword = 'stream\n' } = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places = new Map<number, number>();
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (number: number, ...text: (string | Buffer)[]) => {
    places.set(number, length());
    for (const part of text) parts.push(Buffer.from(part as string, 'latin1'));
  };
  add(1, '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>\nendobj\n');
  add(2, '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n');
  add(3, '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n');
  add(4, '4 0 obj\n<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>\nendobj\n');
  const data = deflateSync(Buffer.from(`5 0 ${hidden}`, 'latin1'));
  const dictionary = `<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} ${more}>>`;
  add(7, `${header}\n${dictionary}\n${keyword}`, data, '\nendstream\nendobj\n');
  const start = length();
  const rows = Array.from({ length: 9 }, (_, number) => {
    if (number === 5) return [2, 7, 0];
    return number === 8 ? [1, start, 0] : places.has(number) ? [1, places.get(number) ?? 0, 0] : [0, 0, 255];
  });
  const table = deflateSync(
    Buffer.from(rows.flatMap(([kind = 0, place = 0, rest = 0]) => [kind, place >> 8, place & 255, rest])),
  );
  add(
    8,
    `8 0 obj\n<< /Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode /Length ${table.length} >>\nstream\n`,
    table,
  );
  parts.push(Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

test('a modern PDF without a script is accepted', () => {
  expect(problemOf(modernPdf('<< /Title (Next) /Dest [3 0 R /Fit] >>'))).toBeNull();
});

test.each([
  ['in an object stream', {}],
  ['behind a text that looks like an object', { more: '/X (obj) ' }],
  ['behind a long dictionary', { more: `/X (${'A'.repeat(2_500)}) ` }],
  ['in an object stream that does not say what it is', { type: '' }],
  ['in an object stream that says it is a picture', { type: '/Type /XObject /Subtype /Image' }],
  ['behind another way to begin a stream', { keyword: 'stream \r\n' }],
  ['behind a comment in the name of the object', { header: `7 0 % ${'A'.repeat(500)}\nobj`, type: '' }],
  ['behind a comment of its own', { type: '% >>\n' }],
])('a PDF with a script %s is refused', (_name, how) => {
  expect(problemOf(modernPdf(HIDDEN, how))).toBe('active_content');
});

test.each([
  ['a dictionary with one key twice', { more: '/Filter /ASCIIHexDecode ' }],
  ['objects that are packed with a predictor', { more: '/DecodeParms << /Predictor 12 >> ' }],
  ['a dictionary that does not end', { more: '/X [' }],
])('a PDF with %s is refused, because it cannot be read', (_name, how) => {
  expect(problemOf(modernPdf('<< /Title (Next) >>', how))).toBe('unreadable');
});

test.each([
  [
    'asks another site when it opens',
    '<< /Type /Catalog /OpenAction << /S /URI /URI (https://a.example) >> >>',
    'active_content',
  ],
  ['starts something that is not there', '<< /Type /Catalog /OpenAction 99 0 R >>', 'active_content'],
  ['does something when a page opens', '<< /Type /Page /AA << /O 9 0 R >> >>', 'active_content'],
  ['sends a form', '<< /S /SubmitForm /F (https://a.example) >>', 'active_content'],
  ['opens at its first page', '<< /Type /Catalog /OpenAction [3 0 R /Fit] >>', null],
  ['links to a site', '<< /Type /Annot /A << /S /URI /URI (https://a.example) >> >>', null],
])('of a PDF that %s', (_name, object, problem) => {
  expect(problemOf(modernPdf(object))).toBe(problem);
  expect(problemOf(withObject(object))).toBe(problem);
});

test('a PDF that overflows the stack of the thread is refused', async () => {
  const bytes = modernPdf('<< /Title (Next) >>', { more: `/X ${'['.repeat(200_000)} ` });
  expect(await checkPdf(bytes)).toBe('unreadable');
});

test('the result of the thread is returned', async () => {
  expect(await checkPdf(modernPdf(HIDDEN))).toBe('active_content');
});

test('objects within objects within objects do not hold up others', async () => {
  const depth = 200_000;
  const bytes = withObject(Buffer.from(`${'1 0 obj<<>>stream\n'.repeat(depth)}${'endstream\n'.repeat(depth)}`));
  expect(await work(async () => expect(await checkPdf(bytes)).toBe('unreadable'))).toBeLessThan(8_000);
});

/** Milliseconds of CPU, whatever else the machine does. Looking again from every start would take minutes. */
async function work(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(['stream\n>>', '#41', '/JavaScripx ', '<< /Type /ObjStm /Filter /FlateDecode >>'])(
  '9 MB of %j are searched without blocking others',
  async (filler) => {
    const bytes = withObject(Buffer.alloc(9_000_000, filler));
    expect(await work(() => checkPdf(bytes))).toBeLessThan(2_000);
  },
);

test('many short streams before the only end of a stream do not hold up others', async () => {
  const dictionary = Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>stream\n');
  const stream = Buffer.concat([dictionary, deflateSync(Buffer.from('1 0'))]);
  const streams = Buffer.alloc(19_000 * stream.length, stream);
  const bytes = withObject(Buffer.concat([streams, Buffer.alloc(8_000_000, 'endstrea '), Buffer.from('endstream')]));
  expect(await work(() => checkPdf(bytes))).toBeLessThan(4_000);
});

test.each([
  ['routine.pdf', 'routine.pdf'],
  ['ROUTINE.PDF', 'ROUTINE.pdf'],
  ['C:\\Users\\me\\plan', 'plan.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['evil\u202efdp.exe', 'evilfdp.exe.pdf'],
  ['a\r\nb".pdf', 'ab.pdf'],
  ['', 'instructions.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
])('the file name %j becomes %j', (given, expected) => {
  expect(pdfName(given)).toBe(expected);
});
