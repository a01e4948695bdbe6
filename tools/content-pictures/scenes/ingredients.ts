import { looks } from '../looks.ts';
import { azelaic, gluconolactone, glycolic, lactic, mandelic, niacinamide, salicylic } from '../molecules.ts';
import type { Picture } from '../picture.ts';

export const ingredients: readonly Picture[] = [
  {
    id: 'acids-by-size',
    title: 'Five acids by size',
    description:
      'Ball-and-stick models of glycolic, lactic, salicylic and mandelic acid and gluconolactone on rising steps, the smallest on the left',
    eye: [0.2, 2.6, 9.4],
    at: [0.1, 1.35, 0],
    lens: 1.98,
    look: looks.steel,
    parts: [glycolic, lactic, salicylic, mandelic, gluconolactone].join('\n'),
    solid: `
      put(slab(p - vec3(-2.95, 0.0, 0.3), vec3(1.15, 0.2, 1.2), 0.03), IVORY, 0.15);
      put(slab(p - vec3(-1.65, 0.0, 0.15), vec3(1.2, 0.45, 1.2), 0.03), IVORY, 0.15);
      put(slab(p - vec3(-0.2, 0.0, 0.0), vec3(1.5, 0.7, 1.2), 0.03), IVORY, 0.15);
      put(slab(p - vec3(1.4, 0.0, -0.1), vec3(1.5, 0.95, 1.2), 0.03), IVORY, 0.15);
      put(slab(p - vec3(3.1, 0.0, -0.2), vec3(1.7, 1.2, 1.2), 0.03), IVORY, 0.15);
      glycolic(yaw(p - vec3(-2.95, 0.2, 0.3), 0.3), 0.28);
      lactic(yaw(p - vec3(-1.65, 0.45, 0.15), 0.25), 0.3);
      salicylic(yaw(p - vec3(-0.2, 0.7, 0.0), 0.3), 0.32);
      mandelic(yaw(p - vec3(1.4, 0.95, -0.1), 0.2), 0.34);
      gluconolactone(yaw(p - vec3(3.1, 1.2, -0.2), 0.2), 0.36);`,
  },
  {
    id: 'the-case-for-azelaic-acid',
    title: 'Azelaic acid',
    description: 'A model of azelaic acid, nine carbons long, before two ears of grain and a dish of white powder',
    eye: [0.1, 3.4, 7.6],
    at: [0, 0.55, 0.1],
    lens: 2.15,
    look: looks.sage,
    parts: `${azelaic}
    void ear(vec3 p) {
      if (rod(p, vec3(0.0, 0.1, 0.0), vec3(3.6, 0.1, 0.0), 0.3) > 0.4) { put(rod(p, vec3(0.0, 0.1, 0.0), vec3(3.6, 0.1, 0.0), 0.3), AMBER, 0.1); return; }
      put(rod(p, vec3(0.0, 0.09, 0.0), vec3(3.4, 0.09, 0.0), 0.022), #c2a05c, 0.2);
      float i = clamp(floor(p.x / 0.13), 0.0, 12.0);
      for (float k = -1.0; k <= 1.0; k++) {
        float j = clamp(i + k, 0.0, 12.0);
        vec3 q = p - vec3(j * 0.13 + 0.06, 0.1, 0.0);
        q.z = abs(q.z) - 0.09; q = yaw(q, -0.5);
        put(egg(q, vec3(0.15, 0.075, 0.075)) * 0.8, #cfa65a, 0.3);
        put(taper(q, vec3(-0.1, 0.0, 0.02), vec3(-0.62, 0.04, 0.14), 0.012, 0.004), #d8b878, 0.2);
      }
    }`,
    solid: `
      azelaic(yaw(p - vec3(0.05, 0.0, 1.0), 0.12), 0.36);
      plate(p - vec3(1.75, 0.0, -0.75), 0.85, IVORY, IVORY);
      float l = length(p.xz - vec2(1.75, -0.75));
      put((p.y - 0.12 - 0.42 * exp(-l * l * 3.2) + max(l - 0.76, 0.0) - 0.035 * noise(p * 9.0)) * 0.55, #fbfaf7, 0.0);
      ear(yaw(p - vec3(-2.6, 0.0, -0.2), -0.22));
      ear(yaw(p - vec3(-2.3, 0.1, -0.75), 0.02));`,
  },
  {
    id: 'four-rungs-of-vitamin-a',
    title: 'Four rungs',
    description: 'A stair of four stone steps; on each a golden drop, deeper in color the higher it stands',
    eye: [-0.4, 3.0, 8.6],
    at: [0, 1.35, 0],
    lens: 2.1,
    look: looks.amber,
    parts: `float step_(vec3 p, float i) { return slab(p - vec3(-2.4 + 1.6 * i, 0.0, -0.25 * i), vec3(1.58, 0.45 + 0.55 * i, 2.0), 0.03); }`,
    clear: `
      put(ball(p - vec3(-2.4, 0.45 + 0.32, 0.1), 0.34), #fff0c8, 0.9);
      put(ball(p - vec3(-0.8, 1.0 + 0.36, -0.1), 0.38), #f9d98e, 0.9);
      put(ball(p - vec3(0.8, 1.55 + 0.4, -0.3), 0.42), #efb14c, 0.9);
      put(ball(p - vec3(2.4, 2.1 + 0.44, -0.5), 0.46), #d97c22, 0.9);`,
    solid: `
      put(step_(p, 0.0), #efe6d8, 0.15); put(step_(p, 1.0), #ece2d2, 0.15); put(step_(p, 2.0), #e8dccb, 0.15); put(step_(p, 3.0), #e4d7c4, 0.15);`,
  },
  {
    id: 'niacinamide-in-numbers',
    title: 'Two, five and ten percent',
    description: 'Three glasses filled to two, five and ten marks, and a model of niacinamide',
    eye: [0.2, 2.2, 8.4],
    at: [0, 1.0, 0],
    lens: 2.1,
    look: looks.mist,
    parts: `${niacinamide}
    void glass(vec3 p, float fill) {
      put(smax(drum(p, 0.5, 2.3, 0.05), -drum(p - vec3(0.0, 0.12, 0.0), 0.44, 2.6, 0.04), 0.02), #f4fafc, 0.9);
      put(drum(p - vec3(0.0, 0.13, 0.0), 0.425, fill, 0.02), #7f9fc4, 0.9);
    }
    void marks(vec3 p) {
      float y = clamp(floor((p.y - 0.13) / 0.19 + 0.5), 1.0, 10.0);
      put(block(p - vec3(-0.2, 0.13 + y * 0.19, 0.52), vec3(mod(y, 5.0) < 0.5 ? 0.14 : 0.08, 0.008, 0.006), 0.004), INDIGO, 0.2);
    }`,
    clear: `glass(p - vec3(-2.3, 0.0, 0.2), 0.38); glass(p - vec3(-0.95, 0.0, -0.1), 0.95); glass(p - vec3(0.4, 0.0, -0.4), 1.9);`,
    solid: `
      marks(p - vec3(-2.3, 0.0, 0.2)); marks(p - vec3(-0.95, 0.0, -0.1)); marks(p - vec3(0.4, 0.0, -0.4));
      niacinamide(yaw(p - vec3(2.1, 0.0, 0.5), -0.25), 0.34);`,
  },
  {
    id: 'reading-an-ingredient-list',
    title: 'Reading the small print',
    description: 'A carton lying on its side with lines of small print, and a magnifying glass over one of them',
    eye: [0.3, 4.6, 5.6],
    at: [0.1, 0.4, 0.1],
    lens: 2.35,
    look: looks.sand,
    clear: `put(egg(yaw(p - vec3(0.55, 1.15, 0.5), 0.0), vec3(0.78, 0.14, 0.78)), #f2f8fc, 0.9);`,
    solid: `
      vec3 b = yaw(p - vec3(-0.1, 0.0, 0.0), 0.18);
      put(slab(b, vec3(3.4, 0.75, 2.1), 0.02), #f7f3ec, 0.25);
      put(slab(b - vec3(-1.83, 0.0, 0.0), vec3(0.25, 0.76, 2.11), 0.02), INDIGO, 0.3);
      vec3 g = p - vec3(0.55, 1.15, 0.5);
      put(ring(g, 0.82, 0.07), METAL, 0.9);
      put(taper(g, vec3(0.62, 0.0, 0.6), vec3(1.75, -0.55, 1.5), 0.07, 0.1), INDIGO, 0.6);`,
    paint: `
      vec3 b = yaw(p - vec3(-0.1, 0.0, 0.0), 0.18);
      if (b.y > 0.74 && b.y < 0.79 && b.x > -1.5 && b.x < 1.5 && abs(b.z) < 0.85) {
        float row = floor((b.z + 0.85) / 0.17), v = fract((b.z + 0.85) / 0.17), end_ = 1.4 - random(vec2(row, 4.0)) * 0.5 - (row > 8.5 ? 1.2 : 0.0);
        float x = b.x * 13.0, word = smoothstep(0.24, 0.32, noise(vec3(x * 0.34, row * 7.3, 2.0)));
        float stroke = 0.55 + 0.45 * step(0.35, random(vec2(floor(x * 1.6), row)));
        float ink = step(0.28, v) * step(v, 0.68) * step(-1.4, b.x) * step(b.x, end_) * word * stroke;
        if (row < 0.5) ink = step(0.2, v) * step(v, 0.8) * step(-1.4, b.x) * step(b.x, -0.5);
        c = mix(c, INDIGO, ink * 0.72);
      }`,
  },
  {
    id: 'vitamin-c-acid-or-oil',
    title: 'Acid and oil',
    description: 'Half an orange between a clear drop and a golden one, with a white and an amber bottle behind',
    eye: [0, 3.0, 6.6],
    at: [0.05, 0.6, 0],
    lens: 2.05,
    look: looks.amber,
    parts: `
    void orange(vec3 p) {
      p = nod(p - vec3(0.0, 0.9, 0.0), -0.62);
      float r = length(p) - 0.98 + 0.006 * noise(p * 26.0);
      put(smax(r, p.y - 0.1, 0.02), #e8892b, 0.5);
      put(max(length(p) - 0.955, p.y - 0.104), #f7e6c4, 0.2);
      float a = atan(p.z, p.x), s = 6.28318 / 10.0, b = (fract(a / s) - 0.5) * s, l = length(p.xz);
      vec2 q = l * vec2(cos(b), sin(b));
      float wedge = max(max(abs(q.y) - (q.x - 0.07) * 0.285, q.x - 0.82), 0.06 - q.x);
      put(max(smax(wedge, -0.01, 0.05), abs(p.y - 0.06) - 0.06 - 0.012 * noise(vec3(q * 22.0, floor(a / s)))) * 0.6, #f2a03d, 0.75);
    }`,
    clear: `
      put(drop(p - vec3(-1.6, 0.0, 1.15), 0.55), #f3f8fb, 0.9);
      put(drop(p - vec3(-2.3, 0.0, 0.6), 0.2), #f3f8fb, 0.9);
      put(drop(p - vec3(1.65, 0.0, 1.15), 0.55), #eeb040, 0.9);
      put(drop(p - vec3(2.35, 0.0, 0.65), 0.22), #eeb040, 0.9);`,
    solid: `orange(p - vec3(0.0, 0.0, 0.35));
      dropper(p - vec3(1.45, 0.0, -1.1), 0.48, 1.35, #8a4b1c, INDIGO);
      flacon(p - vec3(-1.5, 0.0, -1.1), 0.5, 1.5, IVORY, INDIGO);`,
  },
];
