import { letters } from '../../../../packages/ui-kit/src/components/Logo/letters.ts';
import { escape, ink } from '../figures/svg.ts';
import type { Document, Format } from './html.ts';

/** Inches. */
export const SIZES: Record<Format, { width: number; height: number }> = {
  letter: { width: 8.5, height: 11 },
  card: { width: 5, height: 7 },
  sign: { width: 5, height: 7 },
};

const style = `
@page { margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
body { font: 400 10pt/1.42 'Regen Sans'; color: ${ink.text}; -webkit-print-color-adjust: exact; font-variant-numeric: lining-nums }
.sheet { position: relative; overflow: hidden; break-after: page; padding: .55in .65in .6in; display: flex; flex-direction: column; gap: 9pt }
main { display: flex; flex-direction: column; gap: 9pt }
.sheet:last-child { break-after: auto }
.letter { inline-size: 8.5in; block-size: 11in }
.card, .sign { inline-size: 5in; block-size: 7in; padding: .4in .42in .48in; font-size: 9.2pt }
.card main, .sign main { gap: 7pt }
header { display: flex; justify-content: space-between; align-items: center; color: ${ink.muted}; border-block-end: .75pt solid ${ink.line}; padding-block-end: 7pt }
header svg { inline-size: .78in; color: ${ink.indigo} }
footer { position: absolute; inset-inline: .65in; inset-block-end: .3in; display: flex; justify-content: space-between; font-size: 7.8pt; color: ${ink.muted} }
.card footer, .sign footer { inset-inline: .42in; inset-block-end: .22in }
h1 { font: 500 27pt/1.08 'Regen Serif'; color: ${ink.indigo}; letter-spacing: -.01em; text-wrap: balance }
.card h1 { font-size: 20pt }
.sign h1 { font-size: 30pt }
h2 { font: 500 14pt/1.2 'Regen Serif'; color: ${ink.indigo}; margin-block-start: 4pt }
.card h2 { font-size: 12pt; margin-block-start: 1pt }
h3 { font-size: 10pt; font-weight: 600; color: ${ink.indigo}; margin-block-end: 3pt }
.intro { font-size: 11.4pt; color: ${ink.muted}; text-wrap: pretty }
.card .intro { font-size: 10pt }
.sign .intro { font-size: 12.5pt }
.sign ul { font-size: 11.5pt }
ul, ol { padding-inline-start: 14pt; display: grid; gap: 2.5pt }
ul::marker, li::marker { color: ${ink.steel} }
td { overflow-wrap: break-word }
table { inline-size: 100%; border-collapse: collapse; font-size: 9.2pt }
th { text-align: start; font-weight: 600 }
thead th { color: ${ink.indigo}; background: ${ink.indigoSoft}; padding: 4pt 6pt }
tbody th, td { padding: 4pt 6pt; border-block-end: .75pt solid ${ink.line}; vertical-align: top; text-align: start }
.to-fill tbody th, .to-fill td { border: .75pt solid #c9c3ba; block-size: 21pt; vertical-align: middle }
.to-fill td { padding: 0 }
.to-fill td i { display: block; block-size: 20pt }
.columns { display: flex; gap: 16pt; align-items: stretch }
.columns > div { flex: 1; min-inline-size: 0; display: flex; flex-direction: column; gap: 6pt }
.columns > div > .box { flex: 1 }
.box { background: ${ink.ground}; border: .75pt solid ${ink.line}; border-radius: 6pt; padding: 8pt 10pt }
.warning { background: ${ink.amberSoft}; border-inline-start: 3pt solid ${ink.amber}; padding: 6pt 9pt; border-radius: 0 4pt 4pt 0 }
.figure svg { display: block; inline-size: 100% }
.figure { align-self: center; max-inline-size: 100% }
.fields { display: grid; grid-template-columns: repeat(12, 1fr); gap: 8pt 12pt }
.field span { display: block; font-size: 8pt; color: ${ink.muted}; white-space: nowrap }
.field i { display: block; block-size: 16pt; border-block-end: .75pt solid ${ink.muted} }
.room i { block-size: calc(var(--lines) * 17pt); border: .75pt solid #c9c3ba; border-radius: 4pt }
.checks { list-style: none; display: grid; gap: 4pt 12pt; padding: 0 }
.checks li { display: flex; gap: 6pt; align-items: baseline }
.checks i { flex: none; inline-size: 9pt; block-size: 9pt; border: .9pt solid ${ink.muted}; border-radius: 2pt; translate: 0 1pt }
.center { text-align: center; display: flex; flex-direction: column; align-items: center; gap: 14pt; padding-block-start: .35in }
.center p:last-child { font-size: 11pt }
.code { display: block }
.talkers { display: grid; grid-template-columns: 1fr 1fr; gap: .16in }
.talker { border: .75pt dashed #b9b3aa; padding: .2in; block-size: 2.62in; display: flex; flex-direction: column; gap: 6pt }
.talker h2 { font-size: 18pt; margin: 0 }
.talker p { font-size: 11.5pt; color: ${ink.muted} }
.talker ul { margin-block-start: auto; font-size: 10.5pt }
.swatches { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8pt }
.swatches i { block-size: .7in; border-radius: 6pt; border: .75pt solid ${ink.line} }
.serif { font-family: 'Regen Serif'; font-size: 13pt }
sup { font-size: .7em; line-height: 0 }
`;

const mark = `<svg viewBox="0 0 113 24" fill="none" stroke="currentColor" stroke-width="1.9" role="img" aria-label="Regen"><path d="${letters}"/></svg>`;

interface Printed {
  /** Its fonts as CSS. */
  fonts: string;
  title: string;
  topic: string;
  /** `2026-05`: which edition it is. */
  month: string;
}

/** The pages of a document. */
export function pageHtml({ format, sheets }: Document, { fonts, title, topic, month }: Printed): string {
  const edition = new Date(`${month}-15`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const pages = sheets.map((content, index) => {
    const head = index === 0 && format !== 'sign' ? `<h1>${escape(title)}</h1>` : '';
    const place = sheets.length > 1 ? `${index + 1} of ${sheets.length}` : 'regen.example';
    return `<section class="sheet ${format}"><header><span>${escape(topic)}</span>${mark}</header><main>${head}${content}</main><footer><span>${escape(title)} · ${edition}</span><span>${place}</span></footer></section>`;
  });
  return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${escape(title)}</title><style>${fonts}${style}</style><body>${pages.join('')}</body></html>`;
}
