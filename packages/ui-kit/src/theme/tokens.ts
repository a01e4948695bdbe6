import { light } from './light.ts';
import { scales } from './scales.ts';

/** What a theme must supply: the colours of a theme plus the scales that all themes share. */
export const tokens = { color: light, ...scales };

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> };

/** Colours of any theme: the same roles as the light one. */
export type ThemeColors = Widen<typeof light>;
