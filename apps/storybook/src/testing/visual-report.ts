import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Finding {
  /** Of the baseline, without its ending. */
  name: string;
  title: string;
  reason: string;
  expected?: Buffer;
  actual?: Buffer;
  difference?: Buffer;
}

const pictures = ['expected', 'actual', 'difference'] as const;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (finding: Finding, picture: (typeof pictures)[number]) =>
  finding[picture]
    ? `<figure><figcaption>${picture}</figcaption><a href="${finding.name}.${picture}.png"><img src="${finding.name}.${picture}.png" alt="${picture}: ${escape(finding.title)}"></a></figure>`
    : `<figure><figcaption>${picture}</figcaption><p>none</p></figure>`;

const document = (findings: readonly Finding[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${findings.length} stories look different</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #222; background: #f4f4f2; }
  section { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 1rem; margin-block: 1.5rem; }
  h2 { font-size: 1.125rem; margin: 0; }
  .row { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; }
  figure { margin: 0; }
  figcaption { font-weight: 600; text-transform: capitalize; }
  img { max-width: 100%; border: 1px solid #ccc; }
</style>
<h1>${findings.length} stories look different</h1>
<p>If they are meant to: <code>npm run baselines</code>, look at the pictures, and commit them with the change.</p>
<nav><ul>${findings.map(({ name, title }) => `<li><a href="#${name}">${escape(title)}</a></li>`).join('')}</ul></nav>
${findings
  .map(
    (finding) => `<section id="${finding.name}">
<h2>${escape(finding.title)}</h2>
<p>${escape(finding.reason)}</p>
<div class="row">${pictures.map((picture) => figure(finding, picture)).join('')}</div>
</section>`,
  )
  .join('\n')}
</html>
`;

/** A page in a folder of its own, with what was expected, what is, and the difference, side by side. */
export class VisualReport {
  readonly folder: string;
  readonly #findings: Finding[] = [];

  /** Empties the folder: what it shows is of this run. */
  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
  }

  get url(): string {
    return pathToFileURL(join(this.folder, 'index.html')).href;
  }

  add(finding: Finding): void {
    this.#findings.push(finding);
    mkdirSync(this.folder, { recursive: true });
    for (const picture of pictures) {
      const bytes = finding[picture];
      if (bytes) writeFileSync(join(this.folder, `${finding.name}.${picture}.png`), bytes);
    }
    writeFileSync(join(this.folder, 'index.html'), document(this.#findings));
  }
}
