import type { Description } from './description.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { linkTo } from './layout.ts';
import { inline } from './prose.ts';

/** Above this many operations, their number says more than a list of them. */
const FEW = 12;

/** Every error code: the target of a problem's `type`. */
export function errorList({ errors, operations }: Description): Html {
  return html`<h1>Errors</h1>
    <p>
      Every answer that is not a success is <code>application/problem+json</code> (RFC 9457). Branch on
      <code>code</code>, show <code>message</code>, and quote <code>requestId</code> when you report a problem.
      <code>details</code> says what is wrong with the input, one entry a field, each with a JSON pointer as its
      <code>path</code>.
    </p>
    ${Object.entries(errors).map(([code, { status, title, description }]) => {
      const own = operations.filter((operation) => operation.errors.includes(code));
      const where =
        own.length > FEW
          ? `${own.length} operations return it.`
          : own.map((operation, at) => html`${at > 0 ? ', ' : null}<a href="${linkTo(operation)}">${operation.id}</a>`);
      return html`<section id="${code}" aria-labelledby="${code}-title">
        <h2 id="${code}-title">
          <a href="#${code}"><code>${code}</code></a>
        </h2>
        <p><span class="status bad">${status}</span> <span class="meaning">${title}</span></p>
        <p>${inline(description)}</p>
        ${own.length > 0 ? html`<p>${where}</p>` : null}
      </section>`;
    })}`;
}
