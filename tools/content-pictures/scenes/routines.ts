import { looks } from '../looks.ts';
import type { Picture } from '../picture.ts';

export const routines: readonly Picture[] = [
  {
    id: 'four-products-to-begin-with',
    title: 'Four to begin with',
    description: 'A cleanser, a serum, a cream and a sunscreen on four blocks of stone',
    eye: [0.1, 2.3, 8.2],
    at: [0, 1.2, 0],
    look: looks.sand,
    solid: `
      put(drum(p - vec3(-2.05, 0.0, 0.1), 0.72, 0.35, 0.03), #ddd2c4, 0.15); pump(p - vec3(-2.05, 0.35, 0.1), 0.4, 1.4, IVORY, INDIGO); band(p - vec3(-2.05, 0.35, 0.1), 0.4, 0.4, 0.06, STEEL);
      put(drum(p - vec3(-0.6, 0.0, -0.3), 0.68, 1.0, 0.03), #d4c8b8, 0.15); dropper(p - vec3(-0.6, 1.0, -0.3), 0.34, 0.86, STEEL, INDIGO);
      put(drum(p - vec3(0.8, 0.0, 0.3), 0.75, 0.6, 0.03), #e2d8cb, 0.15); jar(p - vec3(0.8, 0.6, 0.3), 0.5, 0.6, IVORY, INDIGO);
      put(drum(p - vec3(2.2, 0.0, 0.0), 0.68, 0.2, 0.03), #d8cdbe, 0.15); tube(p - vec3(2.2, 0.2, 0.0), 0.36, 1.75, #f0c469, INDIGO);`,
  },
  {
    id: 'cold-weather-skin',
    title: 'Cold outside',
    description: 'An open jar of rich cream beside blocks of ice, in blue winter light',
    eye: [0.1, 3.2, 6.8],
    at: [0, 0.6, 0],
    look: looks.steel,
    clear: `
      put(slab(yaw(p - vec3(1.55, 0.0, 0.3), 0.5), vec3(1.1, 1.05, 1.1), 0.12) + 0.015 * noise(p * 4.0), #dcebf6, 0.9);
      put(slab(yaw(p - vec3(2.05, 0.0, -1.1), 0.2), vec3(1.2, 1.6, 1.1), 0.12) + 0.015 * noise(p * 4.0), #d0e4f4, 0.9);
      put(slab(yaw(p - vec3(0.65, 0.0, 1.35), -0.4), vec3(0.55, 0.5, 0.55), 0.1), #dcebf6, 0.9);`,
    solid: `
      towels(yaw(p - vec3(-1.5, 0.0, -1.1), 0.2), vec3(2.2, 0.3, 1.3), 3, #c8d3df);
      openJar(p - vec3(-0.75, 0.0, 0.55), 0.85, 0.8, IVORY, CREAM);
      put(drum(yaw(p - vec3(-2.1, 0.0, 1.1), 0.3), 0.82, 0.22, 0.04), INDIGO, 0.5);`,
  },
  {
    id: 'skin-at-fourteen',
    title: 'Three steps for a school week',
    description: 'Three small products on a stack of notebooks, with two pencils and an apple',
    eye: [0.2, 2.6, 7.6],
    at: [0, 0.95, 0],
    look: looks.sage,
    solid: `
      put(slab(yaw(p - vec3(-0.7, 0.0, 0.0), 0.08), vec3(3.2, 0.28, 2.1), 0.03), INDIGO, 0.3);
      put(slab(yaw(p - vec3(-0.7, 0.03, 0.03), 0.08), vec3(3.14, 0.22, 2.1), 0.02), #f7f3ea, 0.1);
      put(slab(yaw(p - vec3(-0.7, 0.28, 0.0), -0.06), vec3(2.9, 0.22, 1.9), 0.03), #c98f72, 0.3);
      put(slab(yaw(p - vec3(-0.7, 0.31, 0.03), -0.06), vec3(2.85, 0.16, 1.9), 0.02), #f7f3ea, 0.1);
      put(slab(yaw(p - vec3(-0.7, 0.5, 0.0), 0.12), vec3(2.7, 0.18, 1.7), 0.03), STEEL, 0.3);
      tube(p - vec3(-1.6, 0.68, 0.0), 0.28, 1.25, IVORY, STEEL); pump(p - vec3(-0.7, 0.68, 0.0), 0.28, 0.95, IVORY, INDIGO); tube(p - vec3(0.2, 0.68, 0.0), 0.26, 1.1, #f0c469, INDIGO);
      vec3 a = p - vec3(2.0, 0.66, -0.2); float l = length(a.xz);
      put((length(a * vec3(1.0, 1.08, 1.0)) - 0.7 + 0.2 * exp(-l * l * 14.0) * step(0.0, a.y) + 0.1 * exp(-l * l * 14.0)) * 0.8, #b94f3e, 0.7);
      put(taper(a, vec3(0.0, 0.45, 0.0), vec3(0.08, 0.85, 0.0), 0.03, 0.04), #6b4a34, 0.2);
      vec3 q = yaw(p - vec3(1.3, 0.07, 1.4), 0.15);
      put(rod(q, vec3(-1.1, 0.0, 0.0), vec3(0.8, 0.0, 0.0), 0.07), #e0a93f, 0.5); put(taper(q, vec3(-1.1, 0.0, 0.0), vec3(-1.4, 0.0, 0.0), 0.07, 0.01), #e8d3b2, 0.2);`,
  },
  {
    id: 'twelve-weeks-with-retinal',
    title: 'A calendar of nights',
    description:
      'A board of twelve columns and seven rows of hollows; golden beads fill more of each column, week by week',
    eye: [0.3, 5.0, 5.4],
    at: [0, 0, 0.15],
    lens: 1.95,
    look: looks.indigo,
    solid: `
      float d = slab(p, vec3(5.6, 0.3, 3.5), 0.08);
      vec2 c = clamp(floor(vec2((p.x + 2.52) / 0.42, (p.z + 1.47) / 0.42)), vec2(0.0), vec2(11.0, 6.0));
      vec3 q = p - vec3(-2.31 + c.x * 0.42, 0.3, -1.26 + c.y * 0.42);
      put(smax(d, -(length(q - vec3(0.0, 0.04, 0.0)) - 0.16), 0.02), IVORY, 0.3);
      float nights = c.x < 2.0 ? 1.0 : c.x < 4.0 ? 2.0 : c.x < 7.0 ? 3.0 : c.x < 9.0 ? 4.0 : 5.0;
      float on = mod(c.y * nights + floor(nights * 0.5), 7.0) < nights ? 1.0 : 0.0;
      if (on > 0.5) put(ball(q - vec3(0.0, 0.02, 0.0), 0.135), mix(#f0cf86, #d0822a, c.x / 11.0), 0.85);
      else D = min(D, max(0.15, D));
      dropper(p - vec3(2.2, 0.3, -2.3), 0.4, 1.1, AMBER, IVORY);`,
  },
];
