import type { Picture } from '../picture.ts';
import { concerns } from './concerns.ts';
import { ingredients } from './ingredients.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { careProtocols } from './protocols-care.ts';
import { faceProtocols } from './protocols-face.ts';
import { rooms } from './rooms.ts';
import { routines } from './routines.ts';
import { sun } from './sun.ts';

export const pictures: readonly Picture[] = [
  ...ingredients,
  ...concerns,
  ...sun,
  ...practice,
  ...routines,
  ...faceProtocols,
  ...careProtocols,
  ...people,
  ...rooms,
];
