import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePdf } from '../../db/seed/bundles/pdf.ts';
import { checkPdf } from './check-pdf.ts';
import { pdfName } from './instructions.ts';

const good = makePdf('Routine', [{ heading: 'AM', lines: ['Cleanse (gently), tone, protect.'] }]).toString('latin1');

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
  expect(await checkPdf(withObject('<< /Names [(a) 1 0 R] /Title (About /JavaScripting) >>'))).toBeNull();
  expect(await checkPdf(withObject(compressed('1 0 << /Type /Page >>')))).toBeNull();
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

test('a protected PDF is refused', async () => {
  expect(await checkPdf(Buffer.from(good.replace('/Root', '/Encrypt 8 0 R /Root'), 'latin1'))).toBe('encrypted');
});

test.each([
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>'],
  ['a script with an escaped name', '<< /S /J#61va#53cript /JS (app.alert(1)) >>'],
  ['a program', '<< /S /Launch /F (a.exe) >>'],
  ['a file', '<< /Names << /EmbeddedFiles 3 0 R >> >>'],
  ['a form of another kind', '<< /XFA 3 0 R >>'],
  ['a script inside a string that looks like a stream', '(>>\nstream\n) << /S /JavaScript >> (endstream)'],
])('a PDF with %s is refused', async (_name, object) => {
  expect(await checkPdf(withObject(object))).toBe('active_content');
});

test('a PDF with a script in a compressed object is refused, and so is one that cannot be looked into', async () => {
  expect(await checkPdf(withObject(compressed('1 0 << /S /JavaScript >>')))).toBe('active_content');
  expect(await checkPdf(withObject(compressed('1 0 << /Encrypt 3 0 R >>')))).toBe('encrypted');
  expect(await checkPdf(withObject(compressed('1 0', '/Filter [/ASCII85Decode /FlateDecode]')))).toBe('active_content');
  expect(await checkPdf(withObject(compressed('1 0').subarray(0, -10)))).toBe('active_content');
  expect(await checkPdf(withObject(compressed('x'.repeat(33 * 1024 * 1024))))).toBe('active_content');
});

/** Milliseconds of CPU, whatever else the machine does. Looking again from every start would take minutes. */
async function work(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(['stream\n>>', '#41', '/JavaScripx ', '<< /Type /ObjStm /Filter /FlateDecode >>'])(
  '9 MB of %j are looked through without holding up others',
  async (filler) => {
    const bytes = withObject(Buffer.alloc(9_000_000, filler));
    expect(await work(() => checkPdf(bytes))).toBeLessThan(2_000);
  },
);

test('many short streams before the only end of a stream do not hold up others', async () => {
  const dictionary = Buffer.from('<< /Type /ObjStm /Filter /FlateDecode >>stream\n');
  const streams = Array.from({ length: 19_000 }, () => Buffer.concat([dictionary, deflateSync(Buffer.from('1 0'))]));
  const bytes = withObject(Buffer.concat([...streams, Buffer.alloc(8_000_000, 'endstrea '), Buffer.from('endstream')]));
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
