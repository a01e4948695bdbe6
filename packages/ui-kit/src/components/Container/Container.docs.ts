import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Centers the content of a page and keeps it off the edges of the screen.',
  use: [
    'once around the content of a page or of a full-width band.',
    'as `narrow` for forms and reading, `content` for most pages, `wide` for lists of products.',
  ],
  avoid: [['It groups a part of a page.', '`Stack` or `Card`.']],
  keyboard: [],
  accessibility: ['It has no role; use `as="main"` for the one that is the main part of the page.'],
  do: ['Choose the width by what is read, not by what fits.'],
  dont: ['Put one into another: the margins add up.'],
};
