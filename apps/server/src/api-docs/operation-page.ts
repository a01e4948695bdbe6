import { schemaName } from '@regen/contract';
import type { OperationResponse } from '@regen/contract';
import type { AccessRule } from '../http/access/rules.ts';
import type { Description, ShownOperation } from './description.ts';
import { html } from './html.ts';
import type { Html, Piece } from './html.ts';
import { json } from './json.ts';
import { linkToError } from './layout.ts';
import { parameters } from './parameter-lists.ts';
import { inline, prose } from './prose.ts';
import { typeText } from './schema-text.ts';
import { SchemaTree } from './schema-tree.ts';
import { curl, sdkSnippet } from './snippets.ts';
import { whoMay } from './who-may.ts';

export interface Reference {
  description: Description;
  rules: ReadonlyMap<string, AccessRule>;
  /** Such as `https://shop.example`, for the calls that are shown. */
  origin: string;
}

/** A tree of fields that is longer, in characters of HTML, is folded: the example beside it says more at a glance. */
const LONG = 3_000;

/** Long lines scroll inside, so it can be reached with the keyboard and has a name. */
const code = (label: string, text: Piece): Html =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;

function requestBody({ id, body }: ShownOperation, tree: SchemaTree, description: Description): Html | null {
  if (body?.schema === undefined) return null;
  const { schema } = body;
  return html`<section>
    <h3 id="${id}-body">Body</h3>
    <p class="kind">
      <code>${body.type}</code> <span class="type">${typeText(schema, description)}</span>${
        body.isRequired ? null : html` <span class="optional">optional</span>`
      }
    </p>
    ${prose(description.follow(schema).description)}${tree.fields(schema)}
  </section>`;
}

function answer(
  { status, description: text, media }: OperationResponse,
  operation: ShownOperation,
  tree: SchemaTree,
  description: Description,
): Html {
  const isError = !status.startsWith('2');
  // The codes of an error response are in a separate list.
  const schema = isError ? media?.schema?.allOf?.[0] : media?.schema;
  const isUsual = schema !== undefined && schemaName(schema) === 'Error';
  const examples = isUsual ? [] : description.examplesOf(media);
  const shown = examples.map(({ value, summary }, at) => {
    const label = `Example of ${status}${at > 0 ? `, number ${at + 1}` : ''}, ${operation.id}`;
    return html`${summary ? html`<p class="kind">${summary}</p>` : null}${code(label, json(value))}`;
  });
  const type = schema && !isUsual ? typeText(schema, description) : null;
  const fields = schema && !isUsual ? tree.fields(schema) : null;
  const kind = type && html`<p class="kind"><span class="type">${type}</span></p>`;
  const isLong = fields !== null && fields.text.length > LONG;
  const content = html`${isLong ? null : kind}${isLong ? null : fields}${shown}${
    isLong
      ? html`<details>
          <summary>Fields of <code>${type}</code></summary>
          ${fields}
        </details>`
      : null
  }`;
  const codes = operation.errors.filter((code) => String(description.errors[code]?.status) === status);
  const meaning =
    codes.length > 0 ? codes.map((code, at) => html`${at > 0 ? ', ' : null}${linkToError(code)}`) : inline(text.trim());
  const head = html`<span class="status ${isError ? 'bad' : 'good'}">${status}</span>
    <span class="meaning">${meaning}</span>`;
  if (content.text === '') return html`<div class="answer"><p>${head}</p></div>`;
  return isError
    ? html`<details class="answer">
        <summary>${head}</summary>
        ${content}
      </details>`
    : html`<div class="answer">
        <p>${head}</p>
        ${content}
      </div>`;
}

/** Everything about one operation. */
export function operationSection(operation: ShownOperation, { description, rules, origin }: Reference): Html {
  const { id, method, fullPath, summary, addition, endOfLife } = operation;
  const tree = new SchemaTree(description);
  const sdk = operation.written['x-sdk'];
  return html`<article id="${id}" aria-labelledby="${id}-title">
    <h2 id="${id}-title"><a href="#${id}">${summary}</a></h2>
    <p class="call"><span class="verb ${method}">${method.toUpperCase()}</span> <code>${fullPath}</code></p>
    ${prose(operation.description)}
    <dl class="facts">
      ${
        endOfLife === null
          ? null
          : html`<div>
              <dt>Deprecated</dt>
              <dd>Since ${endOfLife.since}${endOfLife.sunset === null ? '.' : `. It goes on ${endOfLife.sunset}.`}</dd>
            </div>`
      }
      <div>
        <dt>Who may call it</dt>
        <dd>${inline(whoMay(operation, rules.get(id)))}</dd>
      </div>
      <div>
        <dt>Operation</dt>
        <dd><code>${id}</code></dd>
      </div>
      ${
        addition === null
          ? null
          : html`<div>
              <dt>Addition</dt>
              <dd>Not in the specification; it is here because ${addition.trim().replace(/\.$/, '')}.</dd>
            </div>`
      }
    </dl>
    ${parameters(operation, description)} ${requestBody(operation, tree, description)}
    <section>
      <h3 id="${id}-try">Call it</h3>
      ${
        sdk
          ? html`<p class="kind"><code>@regen/sdk</code></p>
              ${code(`${summary} with the SDK`, sdkSnippet(operation, description))}`
          : null
      }
      <p class="kind"><code>curl</code></p>
      ${code(`${summary} with curl`, curl(operation, description, origin))}
    </section>
    <section>
      <h3 id="${id}-responses">Responses</h3>
      ${operation.responses.map((one) => answer(one, operation, tree, description))}
    </section>
  </article> `;
}
