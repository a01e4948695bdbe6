import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: "Sections that open and close, made of the platform's `details`, so that they work before scripts have loaded and are found by the browser's own search.",
  use: [
    'for details that some readers want and most skip: ingredients, warnings, questions and answers.',
    "with `single` when the sections answer each other's question and only one is of interest at a time.",
  ],
  avoid: [
    ['Everyone needs the content.', 'Headings and text, open on the page.'],
    ['The sections are views of one thing that people switch between.', '`Tabs`.'],
    ['There is one short aside.', '`Popover`.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next title.'],
    ['Enter, Space', 'Opens or closes the section.'],
  ],
  accessibility: [
    'Each title is a heading inside of a `summary`: choose `headingLevel` so that it follows the heading above.',
    'The browser says whether a section is expanded.',
    "An item's `id` is the id of its section on the page, so a link to `#id` leads there.",
  ],
  do: ['Write titles that tell what is inside: "How to use", not "More".'],
  dont: ['Hide what a person must know before buying.', 'Put an accordion into an accordion.'],
};
