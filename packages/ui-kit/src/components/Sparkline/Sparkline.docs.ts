import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'The course of one figure at the height of a line or two, with its last value beside it.',
  use: [
    'on cards of key figures and in rows, where the shape of the course is enough.',
    'with `isStatic` where the same figures stand beside it.',
  ],
  avoid: [
    ['People are to read values off it.', '`LineChart`, which has axes.'],
    ['Several courses are compared.', '`LineChart` with several series.'],
  ],
  keyboard: [
    ['Tab', 'Reaches it, unless it is static.'],
    ['ArrowLeft, ArrowRight', 'Go from point to point; the figure beside it follows.'],
    ['Home, End', 'Go to the first and the last point.'],
  ],
  accessibility: [
    'Its name says first, last, lowest and highest value in words.',
    'A table with all figures is there for screen readers, or for everybody with `table="toggle"`.',
  ],
  do: ['Name what it shows and of which time: "Sales of the last seven days".'],
  dont: ['Fill a table of fifty rows with sparklines that all take the focus: make them static.'],
};
