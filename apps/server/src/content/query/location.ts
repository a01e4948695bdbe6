import { isObject } from '../records/types.ts';
import { badValue } from './invalid-query.ts';

export interface Place {
  lat: number;
  lon: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function isPlace(value: unknown): value is Place {
  return isObject(value) && typeof value['lat'] === 'number' && typeof value['lon'] === 'number';
}

/** Kilometers along the surface. */
export function distance(a: Place, b: Place): number {
  const [dLat, dLon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

function numbers(path: string, text: string, counts: readonly number[]): number[] {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (counts.includes(parts.length) && parts.every(Number.isFinite)) return parts;
  throw badValue(path, text, `Expected ${counts.join(' or ')} numbers, separated by commas`);
}

export function placeOf(path: string, text: string): Place {
  const [lat = 0, lon = 0] = numbers(path, text, [2]);
  return { lat, lon };
}

/** `lat,lon,km` is a circle, `lat,lon,lat,lon` a rectangle from its bottom left to its top right corner. */
export function areaOf(path: string, text: string): (place: Place) => boolean {
  const [lat = 0, lon = 0, third = 0, fourth] = numbers(path, text, [3, 4]);
  if (fourth === undefined) return (place) => distance({ lat, lon }, place) <= third;
  return (place) => place.lat >= lat && place.lat <= third && place.lon >= lon && place.lon <= fourth;
}
