/**
 * What a component's `<Name>.docs.ts` says, beside what its props and stories show; its page in the Storybook is made of it.
 * In each text, a component in backticks becomes a link to its page, and anything else in backticks is shown as code.
 */
export interface ComponentDocs {
  /** What it is, in a sentence or two. */
  is: string;
  /** When to use it: each completes "Use it …". */
  use: readonly string[];
  /** When not to, and what to take instead. */
  avoid: readonly (readonly [when: string, instead: string])[];
  /** Keys, joined by `+` and parted by `,`, and what they do. Empty: it takes no focus of its own. */
  keyboard: readonly (readonly [keys: string, action: string])[];
  /** What it exposes to assistive technology, and what its user must provide. */
  accessibility: readonly string[];
  do: readonly string[];
  dont: readonly string[];
}
