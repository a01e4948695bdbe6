import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A round sign with a number or an icon, before the step or the message it belongs to.',
  use: [
    'before each step of a form that goes on below the other.',
    'large, above the heading of a page that has good news.',
  ],
  avoid: [
    ['It says something that no word beside it says.', '`Badge`.'],
    ['The steps stand beside one another.', '`Stepper`.'],
    ['It stands for a person.', '`Avatar`.'],
  ],
  keyboard: [],
  accessibility: ['It is hidden from assistive technology. Say the step and its state in the heading beside it.'],
  do: ['Keep one tone to one meaning: `primary` for where one is, `success` for what is done.'],
  dont: ['Put more than two digits into it.'],
};
