import type { ComponentDocs } from '../../docs.ts';

export const docs: ComponentDocs = {
  is: 'A thin line at the top of the window while the next page is on its way and the present one stays.',
  use: ['once in the shell of an app, while a navigation is under way.'],
  avoid: [
    ['How far it is, is known.', '`ProgressBar`.'],
    ['The room of the page is empty until then.', '`Skeleton`.'],
    ['A button waits.', '`Button` with `loading`.'],
  ],
  keyboard: [],
  accessibility: ['It is hidden from assistive technology: announce the title of the page once it is there.'],
  do: ['Take it away when the page is there, without a last movement.'],
  dont: ['Show two of them at once.'],
};
