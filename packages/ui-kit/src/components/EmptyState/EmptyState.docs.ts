import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Nothing here yet, why, and what to do next.',
  use: ['for an empty cart, a search without results, a list that nobody has filled.'],
  avoid: [
    ['It could not be loaded.', '`ErrorState`.'],
    ['It is still loading.', '`Skeleton`.'],
  ],
  keyboard: [['Tab', 'Reaches the action.']],
  accessibility: [
    'Its title is a heading: choose `headingLevel` so that it follows the one above.',
    'The icon is decoration.',
    'When it replaces a list after a filter, announce the result with `LiveRegion`.',
  ],
  do: ['Offer one next step.', 'Say which search or filter found nothing.'],
  dont: ['Blame the visitor.', 'Be funny about an empty cart.'],
};
