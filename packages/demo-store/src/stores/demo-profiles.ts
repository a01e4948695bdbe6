import type { TeamMember } from '@regen/sdk';
import type { DemoStoreName } from './demo-stores.ts';

export interface DemoProfile {
  intro: string;
  team: readonly TeamMember[];
  /** Keys of demo bundles that the page shows to everybody. */
  bundles: readonly number[];
}

/** What the demo stores say about themselves. */
export const demoProfiles: Readonly<Record<DemoStoreName, DemoProfile>> = {
  lumen: {
    intro: `Facials and peels for skin that needs calm more than correction. We take half an hour to listen before your first treatment, and we write down what to do at home afterward.

Every product on our shelves is one we use in the treatment room.`,
    team: [
      { name: 'Dana Whitfield', role: 'Owner, master esthetician' },
      { name: 'Rosa Delgado', role: 'Esthetician, peels and pigmentation' },
      { name: 'Mei Tanaka', role: 'Esthetician, sensitive skin' },
      { name: 'June Park', role: 'Front desk and orders' },
    ],
    bundles: [1, 2, 5],
  },
  ode: {
    intro:
      'Skin care without the small talk, if you like. Short, thorough treatments for busy people, and routines that take three minutes.',
    team: [
      { name: 'Marcus Ode', role: 'Owner, licensed esthetician' },
      { name: 'Imani Brooks', role: 'Esthetician, shaving and ingrown hair' },
    ],
    bundles: [8],
  },
};
