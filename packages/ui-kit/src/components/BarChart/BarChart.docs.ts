import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Amounts side by side, measured from zero, with the same figures as a table.',
  use: [
    'to compare amounts: sales of each day, pieces of each product.',
    'upright for time, with ISO days as categories and a `categoryFormat`; lying for names, which then have a line of their own.',
    'with up to four series, each of which has a color and a pattern.',
  ],
  avoid: [
    ['The change over time matters more than each amount.', '`LineChart`.'],
    ['There are one or two figures.', '`Text`: two numbers need no drawing.'],
    ['The course belongs into a card or a row.', '`Sparkline`.'],
  ],
  keyboard: [
    ['Tab', 'Reaches the chart, then the button of its table.'],
    ['ArrowLeft, ArrowRight, ArrowUp, ArrowDown', 'Go from point to point, in the direction of the text.'],
    ['Home, End', 'Go to the first and the last point.'],
    ['Escape', 'Clears the highlighted point.'],
  ],
  accessibility: [
    'It is a group with the title as its name; each point is read as a sentence with all of its figures.',
    'The table has every figure in the same words, and is there for everybody.',
    'Patterns, not only colors, tell series apart; in forced colors and in print they stay.',
    'It is laid out in percentages by the browser, so it is right before any script runs, and mirrored in right-to-left text.',
  ],
  do: ['Say in `description` what is to be seen.', 'Give `null` where nothing is known yet; zero is a figure.'],
  dont: ['Put more than about fifteen categories side by side.', 'Cut the axis: bars are read from zero.'],
};
