import { backBar } from './back-bar.ts';
import { clientCards } from './client-cards.ts';
import { clientCharts } from './client-charts.ts';
import type { Document } from './html.ts';
import { peels } from './peels.ts';
import { retail } from './retail.ts';
import { school } from './school.ts';
import { treatmentRoom } from './treatment-room.ts';

export const documents: readonly Document[] = [
  ...treatmentRoom,
  ...peels,
  ...backBar,
  ...clientCharts,
  ...clientCards,
  ...retail,
  ...school,
];
