import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'How amounts change over time, with the same figures as a table.',
  use: [
    'for a course of many points: points of a year, visits of ninety days.',
    'with up to four series, each of which has a color, a dash and a marker.',
    'with `fromZero` where the size matters too.',
  ],
  avoid: [
    ['The amounts are compared one with another.', '`BarChart`.'],
    ['It stands in a row or a card without room for an axis.', '`Sparkline`.'],
    [
      'The categories have no order.',
      '`BarChart`, lying: a line between them would say that there is something between.',
    ],
  ],
  keyboard: [
    ['Tab', 'Reaches the chart, then the button of its table.'],
    ['ArrowLeft, ArrowRight', 'Go from point to point, in the direction of the text.'],
    ['Home, End', 'Go to the first and the last point.'],
    ['Escape', 'Clears the highlighted point.'],
  ],
  accessibility: [
    'It is a group with the title as its name; each place on the axis is read as a sentence with the figures of all series.',
    'The table has every figure in the same words, and is there for everybody.',
    'Dashes and markers tell lines apart without color; in forced colors and in print they stay.',
  ],
  do: ['Keep to evenly spaced times, and give `null` for those that lack a figure: the line is parted there.'],
  dont: ['Use `smooth` where someone reads single values off the line.'],
};
