import { schemaName } from '@regen/contract';
import type { Schema } from '@regen/contract';
import type { Description } from './description.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { inline } from './prose.ts';
import { limitsOf, typeText, variantsOf } from './schema-text.ts';

/** Fields deeper than this are folded. */
const OPEN_LEVELS = 1;

/** Shows schemas as trees. One writer per operation: what it has shown once, it only names the next time. */
export class SchemaTree {
  readonly #description: Description;
  readonly #shown = new Set<string>();

  constructor(description: Description) {
    this.#description = description;
  }

  /** A schema with its fields; null when there is nothing below it. */
  fields(schema: Schema, level = 0): Html | null {
    const name = schemaName(schema);
    const own = this.#description.follow<Schema>(schema);
    const { variants } = variantsOf(own);
    if (own.items) return this.fields(own.items, level);
    if (variants.length === 1 && variants[0]) return this.fields(variants[0], level);
    if (variants.length > 1) return this.#variants(variants, level);
    if (typeof own.additionalProperties === 'object') return this.fields(own.additionalProperties, level);
    if (own.properties === undefined) return null;
    if (name !== null && this.#shown.has(name))
      return html`<p class="again">The fields of <code>${name}</code> are shown above.</p>`;
    if (name !== null) this.#shown.add(name);
    const required = new Set(own.required);
    return html`<ul class="fields">
      ${Object.entries(own.properties).map(([field, value]) => this.#field(field, value, required.has(field), level))}
    </ul>`;
  }

  #variants(variants: readonly Schema[], level: number): Html | null {
    const trees = variants.flatMap((variant) => {
      const tree = this.fields(variant, level);
      return tree ? [html`<li><span class="variant">${typeText(variant, this.#description)}</span>${tree}</li>`] : [];
    });
    return trees.length > 0
      ? html`<ul class="variants">
          ${trees}
        </ul>`
      : null;
  }

  #field(field: string, schema: Schema, isRequired: boolean, level: number): Html {
    const text = schema.description ?? this.#description.follow<Schema>(schema).description;
    const below = this.fields(schema, level + 1);
    const limits = limitsOf(schema, this.#description);
    const folded =
      below &&
      (level + 1 > OPEN_LEVELS || below.text.length > 6_000
        ? html`<details>
            <summary>Fields of <code>${field}</code></summary>
            ${below}
          </details>`
        : below);
    return html`<li>
      <span class="field"
        ><code class="name">${field}</code> <span class="type">${typeText(schema, this.#description)}</span>${
          isRequired ? null : html` <span class="optional">optional</span>`
        }</span
      >${limits.length > 0 ? html`<span class="limits"> · ${inline(limits.join(' · '))}</span>` : null}${
        text ? html`<span class="text">${inline(text.trim())}</span>` : null
      }${folded}
    </li> `;
  }
}
