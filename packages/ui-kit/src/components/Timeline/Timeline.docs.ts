import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'What has happened, from the first to the last, and what comes next.',
  use: ['for the states of an order, an application or a registration.'],
  avoid: [
    ['A person goes through it, step by step.', '`Stepper`.'],
    ['The events have days of their own to choose from.', '`Calendar`.'],
  ],
  keyboard: [],
  accessibility: [
    'An ordered list; the line and the dots are decoration.',
    'Say in `time` of what has not happened that it is to come: the hollow dot is not read.',
  ],
  do: ['Put a `time` element into `time`, in the zone of the person.'],
  dont: ['List more than one event to come: what follows may be otherwise.'],
};
