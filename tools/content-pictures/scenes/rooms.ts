import { looks } from '../looks.ts';
import { glycolic } from '../molecules.ts';
import type { Picture } from '../picture.ts';
import { head } from './people.ts';

/** The home page, the school, the promotion, and one post that needs a head. */
export const rooms: readonly Picture[] = [
  {
    id: 'someone-who-knows',
    title: 'A treatment room',
    description: 'A treatment bed with a folded blanket and a rolled towel, a stool and a lamp, in morning light',
    eye: [1.2, 3.3, 9.4],
    at: [0.1, 1.25, 0],
    lens: 2.05,
    look: looks.sand,
    solid: `
      vec3 b = p - vec3(-0.35, 0.0, 0.0);
      put(block(b - vec3(0.0, 1.15, 0.0), vec3(2.2, 0.16, 0.75), 0.12), #f3ece2, 0.2);
      put(block(tip(b - vec3(-1.75, 1.5, 0.0), 0.5), vec3(0.75, 0.13, 0.74), 0.11), #f3ece2, 0.2);
      put(slab(b, vec3(3.2, 0.14, 1.1), 0.05), IVORY, 0.3); put(slab(b - vec3(0.0, 0.1, 0.0), vec3(1.1, 0.95, 0.75), 0.06), STONE, 0.25);
      towels(b - vec3(1.35, 1.31, 0.0), vec3(1.1, 0.16, 1.3), 2, STEEL);
      rolledTowel(yaw(tip(b - vec3(-1.45, 1.62, 0.0), 0.5), 1.5708), 0.2, 0.55, IVORY);
      vec3 s = p - vec3(2.45, 0.0, 0.9); put(drum(s - vec3(0.0, 0.85, 0.0), 0.48, 0.2, 0.08), INDIGO, 0.3); put(drum(s, 0.07, 0.9, 0.01), METAL, 0.9); put(drum(s, 0.5, 0.07, 0.03), METAL, 0.8);
      vec3 l = p - vec3(-2.95, 0.0, -0.9); put(drum(l, 0.4, 0.07, 0.03), METAL, 0.8); put(rod(l, vec3(0.0, 0.0, 0.0), vec3(0.0, 2.4, 0.0), 0.04), METAL, 0.9); put(rod(l, vec3(0.0, 2.4, 0.0), vec3(1.0, 2.75, 0.5), 0.035), METAL, 0.9);
      vec3 r = nod(l - vec3(1.15, 2.7, 0.55), 0.5); put(ring(r, 0.36, 0.085), IVORY, 0.5); put(drum(r - vec3(0.0, -0.02, 0.0), 0.33, 0.04, 0.01), #d5e3ea, 0.97);`,
  },
  {
    id: 'the-treatment-room',
    title: 'A trolley, set',
    description: 'A trolley of two shelves set for a treatment: towels, bowls, bottles and jars',
    eye: [0.2, 3.4, 8.6],
    at: [0, 1.3, 0],
    lens: 2.0,
    look: looks.sea,
    solid: `
      put(slab(p - vec3(0.0, 1.25, 0.0), vec3(4.4, 0.12, 1.8), 0.05), IVORY, 0.4); put(slab(p - vec3(0.0, 0.25, 0.0), vec3(4.4, 0.12, 1.8), 0.05), IVORY, 0.4);
      vec3 m = vec3(abs(p.x) - 2.12, p.y, abs(p.z) - 0.82); put(rod(m, vec3(0.0, 0.1, 0.0), vec3(0.0, 1.5, 0.0), 0.045), METAL, 0.9); put(ball(m - vec3(0.0, 0.09, 0.0), 0.1), INDIGO, 0.5);
      towels(p - vec3(-1.45, 1.37, 0.0), vec3(1.1, 0.17, 1.0), 4, #e3edea);
      bowlOf(p - vec3(0.05, 1.37, 0.35), 0.48, IVORY, CREAM); bowlOf(p - vec3(0.85, 1.37, -0.3), 0.48, IVORY, #bcd3da);
      dropper(p - vec3(1.75, 1.37, 0.1), 0.25, 0.68, STEEL, INDIGO); flacon(p - vec3(0.0, 1.37, -0.45), 0.25, 0.85, IVORY, INDIGO);
      rolledTowel(p - vec3(-1.3, 0.37, 0.1), 0.25, 0.55, IVORY); rolledTowel(p - vec3(-0.05, 0.37, 0.1), 0.25, 0.55, IVORY); jar(p - vec3(1.2, 0.37, 0.1), 0.34, 0.46, IVORY, INDIGO); jar(p - vec3(1.8, 0.37, -0.2), 0.24, 0.34, IVORY, STEEL);`,
  },
  {
    id: 'back-bar',
    title: 'The back bar',
    description:
      'Large white back-bar bottles with colored bands in a row on a long shelf; in front another and a list',
    eye: [-1.4, 2.5, 8.6],
    at: [0, 1.15, 0],
    lens: 2.05,
    look: looks.steel,
    solid: `
      put(slab(p - vec3(0.0, 0.0, -0.3), vec3(7.2, 0.16, 1.7), 0.03), #cdb59a, 0.3);
      float near = clamp(floor((p.x + 2.85) / 0.95), 0.0, 5.0);
      for (float k = -1.0; k <= 1.0; k++) {
        float i = clamp(near + k, 0.0, 5.0); vec3 q = p - vec3(-2.375 + 0.95 * i, 0.16, -0.35);
        vec3 tone = i < 1.0 ? STEEL : i < 2.0 ? SAGE : i < 3.0 ? CLAY : i < 4.0 ? AMBER : i < 5.0 ? INDIGO : BLUSH;
        pump(q, 0.38, 1.75, IVORY, INDIGO); band(q, 0.38, 0.5, 0.16, tone);
      }
      pump(p - vec3(1.4, 0.0, 1.3), 0.42, 1.5, IVORY, INDIGO); band(p - vec3(1.4, 0.0, 1.3), 0.42, 0.4, 0.5, STEEL);
      put(slab(yaw(p - vec3(-1.2, 0.0, 1.3), 0.2), vec3(1.5, 0.03, 1.0), 0.01), #fbf9f4, 0.1);`,
    paint: `vec3 q = yaw(p - vec3(-1.2, 0.0, 1.3), 0.2); if (q.y > 0.025 && q.y < 0.04 && abs(q.x) < 0.68 && abs(q.z) < 0.42) { float row = floor((q.z + 0.42) / 0.14), v = fract((q.z + 0.42) / 0.14); c = mix(c, INDIGO, step(0.3, v) * step(v, 0.6) * (step(-0.6, q.x) * step(q.x, -0.3) + step(-0.2, q.x) * step(q.x, 0.5 - 0.4 * random(vec2(row, 1.0)))) * 0.65); }`,
  },
  {
    id: 'school-range',
    title: 'By the liter',
    description: 'Liter bottles beside the small retail sizes of the same products, on books',
    eye: [0.2, 2.7, 8],
    at: [0, 1.15, 0],
    look: looks.sage,
    solid: `
      pump(p - vec3(-2.1, 0.0, -0.2), 0.55, 1.75, IVORY, INDIGO); band(p - vec3(-2.1, 0.0, -0.2), 0.55, 0.5, 0.5, STEEL);
      pump(p - vec3(-0.75, 0.0, -0.5), 0.55, 1.75, IVORY, INDIGO); band(p - vec3(-0.75, 0.0, -0.5), 0.55, 0.5, 0.5, SAGE);
      put(slab(yaw(p - vec3(1.5, 0.0, 0.1), 0.12), vec3(2.5, 0.3, 1.8), 0.03), STEEL, 0.3); put(slab(yaw(p - vec3(1.5, 0.04, 0.04), 0.12), vec3(2.46, 0.22, 1.8), 0.02), #f7f3ea, 0.1);
      put(slab(yaw(p - vec3(1.5, 0.3, 0.1), -0.05), vec3(2.3, 0.24, 1.6), 0.03), INDIGO, 0.3); put(slab(yaw(p - vec3(1.5, 0.33, 0.14), -0.05), vec3(2.26, 0.18, 1.6), 0.02), #f7f3ea, 0.1);
      pump(p - vec3(0.85, 0.54, 0.1), 0.26, 0.82, IVORY, INDIGO); band(p - vec3(0.85, 0.54, 0.1), 0.26, 0.22, 0.25, STEEL);
      pump(p - vec3(1.55, 0.54, 0.1), 0.26, 0.82, IVORY, INDIGO); band(p - vec3(1.55, 0.54, 0.1), 0.26, 0.22, 0.25, SAGE);
      jar(p - vec3(2.2, 0.54, 0.2), 0.3, 0.4, IVORY, INDIGO);`,
  },
  {
    id: 'ingredients-that-work',
    title: 'What is inside',
    description: 'A model of an acid between four dishes: oil, white powder, clear gel and cream',
    eye: [0.1, 4.0, 6.4],
    at: [0, 0.4, 0],
    look: looks.mist,
    parts: glycolic,
    solid: `
      glycolic(yaw(p - vec3(0.0, 0.0, 0.3), 0.2), 0.55);
      plate(p - vec3(-1.9, 0.0, -0.7), 0.72, IVORY, AMBER);
      plate(p - vec3(1.9, 0.0, -0.7), 0.72, IVORY, IVORY); float l = length(p.xz - vec2(1.9, -0.7)); put((p.y - 0.1 - 0.4 * exp(-l * l * 4.0) - 0.03 * noise(p * 9.0) + max(l - 0.64, 0.0)) * 0.55, #fbfaf7, 0.0);
      put(dish(p - vec3(-1.9, 0.0, 1.0), 0.72, 0.22, 0.05), IVORY, 0.7); put(drum(p - vec3(-1.9, 0.0, 1.0), 0.66, 0.13 + 0.02 * sin(p.x * 5.0) * sin(p.z * 4.0), 0.02), #a9cfcd, 0.97);
      openJar(p - vec3(1.9, 0.0, 1.0), 0.68, 0.42, IVORY, CREAM);`,
  },
  {
    id: 'twelve-days',
    title: 'Twelve days',
    description: 'Twelve small boxes with ribbons, stacked in four steps, in winter window light',
    eye: [0.3, 3.2, 8.2],
    at: [0, 1.5, 0],
    lens: 1.85,
    look: looks.indigo,
    parts: `void gift(vec3 p, vec3 paper, vec3 ribbon) {
      if (slab(p, vec3(0.95, 0.9, 0.95), 0.03) > 0.3) { put(slab(p, vec3(0.95, 0.9, 0.95), 0.03), paper, 0.3); return; }
      put(slab(p, vec3(0.88, 0.62, 0.88), 0.03), paper, 0.35); put(slab(p - vec3(0.0, 0.5, 0.0), vec3(0.93, 0.2, 0.93), 0.03), paper * 1.06, 0.35);
      put(slab(p, vec3(0.95, 0.712, 0.15), 0.01), ribbon, 0.6); put(slab(p, vec3(0.15, 0.712, 0.95), 0.01), ribbon, 0.6);
      vec3 m = vec3(abs(p.x) - 0.15, p.y - 0.79, p.z); m = tip(m, 0.5); put(smax(abs(egg(m, vec3(0.19, 0.1, 0.12))) - 0.015, abs(m.z) - 0.07, 0.01) * 0.7, ribbon, 0.6); put(ball(p - vec3(0.0, 0.75, 0.0), 0.07), ribbon, 0.6);
    }`,
    solid: `
      put(slab(p - vec3(0.0, 0.0, 0.1), vec3(6.0, 0.12, 3.0), 0.04), IVORY, 0.2);
      for (int i = 0; i < 12; i++) {
        float k = float(i), row = k < 5.0 ? 0.0 : k < 9.0 ? 1.0 : k < 11.0 ? 2.0 : 3.0;
        float at_ = row < 0.5 ? k - 2.0 : row < 1.5 ? k - 6.5 : row < 2.5 ? k - 9.5 : 0.0;
        vec3 paper = mod(k, 4.0) < 0.5 ? STEEL : mod(k, 4.0) < 1.5 ? #f1e9de : mod(k, 4.0) < 2.5 ? BLUSH : SAGE;
        gift(yaw(p - vec3(at_ * 1.05, 0.12 + row * 0.71, -0.2 * row + 0.3), 0.25 * sin(k * 2.3)), paper, mod(k, 4.0) < 0.5 || mod(k, 4.0) > 2.5 ? #f4eee4 : INDIGO);
      }`,
  },
  {
    id: 'the-places-sunscreen-misses',
    title: 'Seen in ultraviolet',
    description:
      'A sculpted head in violet light: sunscreen makes the skin dark, and the lids, ears, nose and hairline stay bright',
    eye: [0, 2.35, 7.2],
    at: [0.15, 2.12, 0],
    lens: 2.25,
    look: { ...looks.indigo, panes: [9, 9], paneAt: [1.2, 0], bars: [30, 30], depth: 2.6, light: [-0.7, 0.45, 0.66] },
    parts: head,
    solid: `
      vec3 q = yaw(p - vec3(0.35, 2.3, 0.0), -0.5); put(face(q, 1.0, 0.0, 0.0) * 0.8, #8d86b8, 0.3);
      put(shoulders(q) * 0.9, #4a4380, 0.2);
      float h = egg(q - vec3(0.0, 0.26, -0.15), vec3(0.66, 0.68, 0.74)); h = smax(h, -egg(q - vec3(0.0, -0.2, 0.72), vec3(0.66, 0.78, 0.62)), 0.05); h = smax(h, -q.y - 0.16, 0.06);
      put((h + 0.008 * sin(atan(q.x, q.y - 0.5) * 60.0)) * 0.8, #2b2750, 0.4);
      put((ball(q - vec3(0.0, 0.62, -0.72), 0.32) + 0.008 * sin(q.y * 40.0)) * 0.8, #2b2750, 0.4);`,
    paint: `vec3 q = yaw(p - vec3(0.35, 2.3, 0.0), -0.5), m = vec3(abs(q.x), q.yz);
      if (distance(c, #8d86b8) < 0.02) {
        float w = 0.07 * (fbm(q * 6.0) - 0.5);
        float bare = min(length((m - vec3(0.25, 0.05, 0.55)) * vec3(1.0, 1.6, 0.5)) - 0.13, length(m - vec3(0.66, -0.04, -0.06)) - 0.22);
        bare = min(bare, length((m - vec3(0.1, -0.2, 0.66)) * vec3(1.0, 0.8, 0.6)) - 0.05);
        bare = min(bare, min(0.47 - q.y, 0.62 - length(q.xz * vec2(1.0, 0.5))));
        bare = min(bare, length((m - vec3(0.34, -0.75, -0.1)) * vec3(1.0, 0.7, 1.0)) - 0.24);
        c = mix(#b3a6de, #5d5096, smoothstep(-0.06, 0.1, bare + w));
        c = features(q, c, #4d3f80, #2b2750);
      }`,
  },
];
