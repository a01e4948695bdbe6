import { printFigure } from '../figures/draw-figure.ts';
import type { Figure } from '../figures/types.ts';

/** Parts of documents. Texts are HTML, so that they can hold emphasis. */

/** As on screens and paper: a letter sheet, a card of 5 by 7 inches, or a sign of that size with large letters. */
export type Format = 'letter' | 'card' | 'sign';

export interface Document {
  /** Of its record, which has the title that is printed on it. */
  slug: string;
  format: Format;
  /** Pages; the first begins with the title, unless it is a sign. */
  sheets: readonly string[];
}

export const intro = (text: string): string => `<p class="intro">${text}</p>`;
export const h2 = (text: string): string => `<h2>${text}</h2>`;
export const p = (text: string): string => `<p>${text}</p>`;
export const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const box = (title: string, ...content: readonly string[]): string =>
  `<section class="box"><h3>${title}</h3>${content.join('')}</section>`;
export const warning = (text: string): string => `<p class="warning">${text}</p>`;
export const columns = (...parts: readonly string[]): string =>
  `<div class="columns">${parts.map((part) => `<div>${part}</div>`).join('')}</div>`;

/** `inches` is its width. */
export const figure = (drawing: Figure, inches: number): string =>
  `<div class="figure" style="inline-size:${inches}in">${printFigure(drawing)}</div>`;

export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    row.map((cell, index) => (index === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('');
  return `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells(row)}</tr>`)
    .join('')}</tbody></table>`;
}

/** A table to write into, with the texts of its first cells in each row. Its empty cells become fields of the PDF. */
export function tableToFill(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (given: readonly string[], row: number) =>
    head.map((name, column) => {
      const text = given[column];
      return text === undefined
        ? `<td><i data-field="${name}, row ${row + 1}"></i></td>`
        : `<th scope="row">${text}</th>`;
    });
  return `<table class="to-fill"><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows
    .map((given, row) => `<tr>${cells(given, row).join('')}</tr>`)
    .join('')}</tbody></table>`;
}

export const emptyTable = (head: readonly string[], rows: number): string =>
  tableToFill(
    head,
    Array.from({ length: rows }, () => []),
  );

/** Places to write: a name, and how many twelfths of the width it takes. They become fields of the PDF. */
export const fields = (...all: readonly (readonly [name: string, width: number])[]): string =>
  `<div class="fields">${all
    .map(
      ([name, width]) =>
        `<div class="field" style="grid-column:span ${width}"><span>${name}</span><i data-field="${name}"></i></div>`,
    )
    .join('')}</div>`;

/** Room for several lines of writing. */
export const room = (name: string, lines: number): string =>
  `<div class="field room" style="--lines:${lines}"><span>${name}</span><i data-field="${name}" data-lines="${lines}"></i></div>`;

/** Boxes to tick, in columns. */
export const checks = (count: number, ...items: readonly string[]): string =>
  `<ul class="checks" style="grid-template-columns:repeat(${count},1fr)">${items
    .map((item) => `<li><i data-check="${item.replace(/<[^>]+>/g, '')}"></i><span>${item}</span></li>`)
    .join('')}</ul>`;
