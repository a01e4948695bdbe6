import { concerns } from './concerns.ts';
import { ingredients } from './ingredients.ts';
import { routines } from './routines.ts';
import { treatmentRoom } from './treatment-room.ts';
import type { Slides } from './types.ts';

export const slides: Slides = { ...routines, ...ingredients, ...concerns, ...treatmentRoom };
