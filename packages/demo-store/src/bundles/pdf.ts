/** A heading and the lines under it. */
export interface Section {
  heading: string;
  lines: readonly string[];
}

const WIDTH = 612;
const HEIGHT = 792;
const MARGIN = 64;
const LINE_CHARACTERS = 84;

/** Text as a PDF string in WinAnsi; what that does not have is left out. */
function literal(text: string): string {
  const ansi = text
    .replaceAll('’', '\x92')
    .replaceAll('“', '\x93')
    .replaceAll('”', '\x94')
    .replaceAll('–', '\x96')
    .replace(/[^\x20-\xff]/g, '');
  return `(${ansi.replace(/[\\()]/g, '\\$&')})`;
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > LINE_CHARACTERS) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function contentOf(title: string, sections: readonly Section[]): string {
  const drawn: string[] = [];
  let y = HEIGHT - MARGIN;
  const draw = (font: string, size: number, text: string, gap: number) => {
    y -= gap;
    drawn.push(`BT /${font} ${size} Tf ${MARGIN} ${y} Td ${literal(text)} Tj ET`);
  };
  draw('F1', 24, title, 24);
  drawn.push(`0.21 0.22 0.33 RG 1 w ${MARGIN} ${y - 12} m ${WIDTH - MARGIN} ${y - 12} l S`);
  y -= 12;
  for (const { heading, lines } of sections) {
    draw('F1', 15, heading, 36);
    for (const line of lines) {
      for (const [place, part] of wrap(line).entries()) draw('F2', 11, part, place === 0 ? 20 : 15);
    }
  }
  return drawn.join('\n');
}

/** A one-page PDF in the fonts that every reader has. The same text gives the same bytes. */
export function makePdf(title: string, sections: readonly Section[]): Buffer {
  const content = contentOf(title, sections);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${literal(title)} >>`,
  ];
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const places: number[] = [];
  for (const [index, object] of objects.entries()) {
    places.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const place of places) text += `${String(place).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
