import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'Says things to screen readers that others see: `useAnnounce` gives the function, `LiveRegionProvider` the place.',
  use: [
    'for results that appear away from the focus: "24 products", "Added to your cart".',
    'with `assertive` only when something failed that the person is waiting for.',
  ],
  avoid: [
    ['The message is also for the eye.', '`Toast` or `Banner` with `live`, which announce by themselves.'],
    ['The focus moves to the message anyway.', 'Nothing: it is read there.'],
  ],
  keyboard: [],
  accessibility: [
    'The provider stands once around the app, so that its regions are there before anything is said.',
    'The same words twice are read twice.',
    'Without a provider `useAnnounce` is silent and harmless.',
  ],
  do: ['Keep it to a few words, and to the result.'],
  dont: ['Announce each letter that is typed: wait for the pause.'],
};
