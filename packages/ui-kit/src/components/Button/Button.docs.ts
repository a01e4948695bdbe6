import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Starts an action: adds, saves, sends, removes. With `asChild` it lends its look to a link.',
  use: [
    'for what changes something, on this page or on the server.',
    'with `loading` while the action runs: the button keeps its width, its name and the focus, and ignores presses.',
    'as `primary` for the one action that the page is about, `secondary` for the others, `ghost` for what may be overlooked, `danger` for destructive actions.',
  ],
  avoid: [
    ['It only goes somewhere else.', '`Link`, or `asChild` around a link when the step is the main one.'],
    ['There is room for an icon only.', '`IconButton`, which asks for a name.'],
    ['It offers a list of actions.', '`Menu`, opened by a button.'],
    ['It turns a setting on or off at once.', '`Switch`.'],
  ],
  keyboard: [
    ['Enter, Space', 'Presses it. Around a link, only Enter does.'],
    ['Tab', 'Reaches it also while it is loading; not when it is `disabled`.'],
  ],
  accessibility: [
    'Its text is its name; icons in it are decoration.',
    'While loading it is `aria-busy` and `aria-disabled`, and its name stays. Say in a `LiveRegion` when the work is done.',
    'It is `type="button"` by default, so that it submits no form by accident.',
    '`md` and `lg` are 44 px high or more; `sm` is for dense places, such as rows of a table.',
  ],
  do: ['Say what happens: "Add to cart", "Place order".', 'Keep one `primary` in sight.'],
  dont: [
    'Write "OK" or "Submit", which say nothing when read alone.',
    'Disable the button of a form to show that it is not filled in yet: accept the press and say what is missing.',
  ],
};
