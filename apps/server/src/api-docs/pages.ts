import { ERROR_PAGE, REFERENCE } from '@regen/contract';
import type { ShownOperation } from './description.ts';
import { errorList } from './error-page.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { layout, linkTo, pageOf, titleOf } from './layout.ts';
import { operationSection } from './operation-page.ts';
import type { Reference } from './operation-page.ts';
import { prose } from './prose.ts';

function operationList(operations: readonly ShownOperation[]): Html {
  return html`<ul class="operations">
    ${operations.map(
      (operation) =>
        html`<li>
          <a href="${linkTo(operation)}">${operation.summary}</a>
          <span class="call"
            ><span class="verb ${operation.method}">${operation.method.toUpperCase()}</span>
            <code>${operation.path}</code></span
          >
        </li> `,
    )}
  </ul>`;
}

function overview({ description, origin }: Reference): Html {
  const { info, tags, operations } = description;
  const hosts = [...new Set(operations.map(({ base }) => base))];
  const additions = operations.filter(({ addition }) => addition !== null).length;
  return html`<h1>${info.title}</h1>
    ${prose(info.description)}
    <p>
      The description that these pages are made from is at <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1). It
      has ${operations.length} operations, ${additions} of which the specification does not name; each of those says why
      it is there.
    </p>
    <h2 id="start">Begin</h2>
    <pre tabindex="0" role="group" aria-label="First call with the SDK"><code>import { createRegen } from '@regen/sdk';

const regen = createRegen({
  baseUrl: '${origin}${hosts[0]}',
  clientKey: 'YOUR_CLIENT_KEY',
});
const { items } = await regen.products.list({ userId: 'public' });</code></pre>
    <p>
      Calls go to ${hosts.map((host, at) => html`${at > 0 ? ' and ' : null}<code>${origin}${host}</code>`)}. The SDK
      sends the client key or the session, the <code>Browser-Id</code> and idempotency keys by itself.
    </p>
    ${tags.map(
      ({ name, description: text }) =>
        html`<section aria-labelledby="tag-${name}">
          <h2 id="tag-${name}"><a href="${pageOf(name)}">${titleOf(name)}</a></h2>
          ${prose(text)}${operationList(operations.filter(({ tag }) => tag === name))}
        </section> `,
    )}`;
}

function tagPage(reference: Reference, name: string, text: string | undefined): Html {
  const own = reference.description.operations.filter(({ tag }) => tag === name);
  return html`<h1>${titleOf(name)}</h1>
    ${prose(text)}${operationList(own)} ${own.map((operation) => operationSection(operation, reference))}`;
}

/** Every page of the reference: path → HTML. */
export function renderPages(reference: Reference, styleSheet: string): Map<string, string> {
  const { description } = reference;
  const { info, tags } = description;
  const pages = [
    { title: `${info.title} · Reference`, tag: null, path: REFERENCE, main: overview(reference) },
    { title: `Errors · ${info.title}`, tag: null, path: ERROR_PAGE, main: errorList(description) },
    ...tags.map(({ name, description: text }) => ({
      title: `${titleOf(name)} · ${info.title}`,
      tag: name,
      path: pageOf(name),
      main: tagPage(reference, name, text),
    })),
  ];
  return new Map(pages.map((page) => [page.path, layout(page, description, styleSheet)]));
}
