import type { Operation, Parameter } from '@regen/contract';
import type { Description } from './description.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { inline } from './prose.ts';
import { limitsOf, typeText } from './schema-text.ts';

const PLACES = { path: 'Path', query: 'Query', header: 'Headers', cookie: 'Cookies' } as const;

function parameterList(parameters: readonly Parameter[], description: Description): Html {
  return html`<ul class="fields">
    ${parameters.map(({ name, required, description: text, schema }) => {
      const limits = limitsOf(schema, description);
      return html`<li>
        <span class="field"
          ><code class="name">${name}</code> <span class="type">${typeText(schema, description)}</span>${
            required ? null : html` <span class="optional">optional</span>`
          }</span
        >${limits.length > 0 ? html`<span class="limits"> · ${inline(limits.join(' · '))}</span>` : null}${
          text ? html`<span class="text">${inline(text)}</span>` : null
        }
      </li> `;
    })}
  </ul>`;
}

/** Where the values of a call go, each place with its names. */
export function parameters({ id, parameters: all }: Operation, description: Description): Html[] {
  return (['path', 'query', 'header', 'cookie'] as const).flatMap((place) => {
    const here = all.filter((parameter) => parameter.in === place);
    if (here.length === 0) return [];
    return [
      html`<section>
        <h3 id="${id}-${place}">${PLACES[place]}</h3>
        ${parameterList(here, description)}
      </section>`,
    ];
  });
}
