import { ERROR_PAGE, REFERENCE, problemPage } from '@regen/contract';
import type { Description, ShownOperation } from './description.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

export const pageOf = (tag: string): string => `${REFERENCE}/${encodeURIComponent(tag)}`;
export const linkTo = ({ tag, id }: ShownOperation): string => `${pageOf(tag)}#${id}`;
export const titleOf = (tag: string): string => tag.charAt(0).toUpperCase() + tag.slice(1);

export const linkToError = (code: string): Html => html`<a href="${problemPage(code)}"><code>${code}</code></a>`;

export interface Page {
  title: string;
  /** The tag that is shown; null on the first page and on that of the errors. */
  tag: string | null;
  path: string;
  main: Html;
}

function navigation({ tags, operations }: Description, { tag: shown, path }: Page): Html {
  const current = (isIt: boolean) => (isIt ? html` aria-current="page"` : null);
  return html`<nav aria-label="API reference">
    <ul>
      <li><a href="${REFERENCE}" ${current(path === REFERENCE)}>Overview</a></li>
      <li><a href="${ERROR_PAGE}" ${current(path === ERROR_PAGE)}>Errors</a></li>
      ${tags.map(({ name }) => {
        const own = name === shown ? operations.filter(({ tag }) => tag === name) : [];
        return html`<li>
          <a href="${pageOf(name)}" ${current(name === shown)}>${titleOf(name)}</a>${
            own.length > 0
              ? html`<ul>
                  ${own.map(({ id, summary }) => html`<li><a href="#${id}">${summary}</a></li>`)}
                </ul>`
              : null
          }
        </li> `;
      })}
    </ul>
  </nav>`;
}

/** A whole page, the same bytes for everyone. */
export function layout(page: Page, description: Description, styleSheet: string): string {
  const { title, main } = page;
  const { info } = description;
  return html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <meta name="description" content="Reference of the ${info.title}, version ${info.version}." />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${styleSheet}" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header>
          <a class="brand" href="${REFERENCE}">${info.title}</a> <span>Version ${info.version}</span>
          <a href="/openapi.json">openapi.json</a>
        </header>
        <div class="frame">
          ${navigation(description, page)}
          <main id="main" tabindex="-1">${main}</main>
        </div>
      </body>
    </html> `.text;
}
