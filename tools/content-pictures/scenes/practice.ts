import { looks } from '../looks.ts';
import type { Picture } from '../picture.ts';

/** Posts for those who treat, and about their business. */
export const practice: readonly Picture[] = [
  {
    id: 'a-shelf-of-twelve',
    title: 'A shelf of twelve',
    description:
      'Two shelves on a wall with six products each: pumps, droppers, jars and tubes in white, blue and soft colors',
    eye: [0.3, 2.6, 9],
    at: [0, 1.75, 0],
    lens: 2.2,
    look: { ...looks.sand, depth: 0.9 },
    solid: `
      put(slab(p - vec3(0.0, 0.25, 0.1), vec3(5.4, 0.14, 1.3), 0.02), #cdb59a, 0.3);
      put(slab(p - vec3(0.0, 2.05, 0.1), vec3(5.4, 0.14, 1.3), 0.02), #cdb59a, 0.3);
      vec3 a = p - vec3(0.0, 0.39, 0.2), b = p - vec3(0.0, 2.19, 0.2);
      pump(a - vec3(-2.2, 0.0, 0.0), 0.3, 1.0, IVORY, INDIGO); pump(a - vec3(-1.4, 0.0, 0.0), 0.3, 1.0, IVORY, STEEL);
      dropper(a - vec3(-0.55, 0.0, 0.0), 0.27, 0.72, STEEL, INDIGO); dropper(a - vec3(0.2, 0.0, 0.0), 0.27, 0.72, AMBER, INDIGO);
      jar(a - vec3(1.08, 0.0, 0.0), 0.38, 0.5, IVORY, INDIGO); jar(a - vec3(2.1, 0.0, 0.0), 0.42, 0.56, IVORY, STEEL);
      flacon(b - vec3(-2.2, 0.0, 0.0), 0.27, 0.9, IVORY, INDIGO); flacon(b - vec3(-1.45, 0.0, 0.0), 0.27, 0.9, SAGE, INDIGO);
      tube(b - vec3(-0.65, 0.0, 0.0), 0.27, 1.15, IVORY, INDIGO); tube(b - vec3(0.2, 0.0, 0.0), 0.27, 1.15, BLUSH, INDIGO);
      tube(b - vec3(1.05, 0.0, 0.0), 0.27, 1.0, #f0c469, INDIGO); dropper(b - vec3(2.05, 0.0, 0.0), 0.27, 0.72, INDIGO, IVORY);`,
  },
  {
    id: 'what-a-facial-costs',
    title: 'To the cent',
    description: 'Five stacks of coins from low to high; a small bottle stands on the lowest',
    eye: [0.2, 2.9, 8],
    at: [0, 1.05, 0],
    look: looks.steel,
    parts: `void coins(vec3 p, float count, vec3 color) {
      float i = clamp(floor(p.y / 0.13), 0.0, count - 1.0);
      vec3 q = p - vec3(0.035 * sin(i * 2.7), i * 0.13, 0.035 * cos(i * 4.1));
      put(drum(q, 0.5, 0.125, 0.025), color, 0.75);
      put(drum(p, 0.44, 0.13 * count - 0.01, 0.01), color * 0.8, 0.6);
    }`,
    solid: `
      put(slab(p - vec3(0.0, -0.02, 0.0), vec3(6.4, 0.14, 1.9), 0.03), IVORY, 0.2);
      coins(p - vec3(-2.4, 0.12, 0.1), 2.0, #cfa468); coins(p - vec3(-1.2, 0.12, 0.0), 5.0, #c9a06a);
      coins(p - vec3(0.0, 0.12, 0.0), 8.0, METAL); coins(p - vec3(1.2, 0.12, 0.0), 12.0, METAL); coins(p - vec3(2.4, 0.12, 0.0), 17.0, #c9a06a);
      dropper(p - vec3(-2.4, 0.38, 0.1), 0.26, 0.66, STEEL, INDIGO);`,
  },
  {
    id: 'the-ten-minutes-after',
    title: 'Between the bed and the door',
    description: 'A glass of water, a card with three handwritten lines, a pen and a small jar on a counter',
    eye: [0.2, 3.4, 6.6],
    at: [0, 0.5, 0],
    look: looks.sage,
    clear: `put(smax(drum(p - vec3(-1.75, 0.015, -0.3), 0.56, 1.5, 0.06), -drum(p - vec3(-1.75, 0.95, -0.3), 0.5, 1.5, 0.04), 0.02), #eef6f8, 0.9);`,
    solid: `
      put(slab(yaw(p - vec3(0.35, 0.0, 0.75), 0.2), vec3(2.3, 0.035, 1.5), 0.012), #fbf8f2, 0.2);
      vec3 q = yaw(p - vec3(1.15, 0.0, 0.45), -0.7);
      put(rod(q, vec3(-0.2, 0.13, 0.5), vec3(1.3, 0.13, 0.5), 0.075), INDIGO, 0.7);
      put(taper(q, vec3(-0.2, 0.13, 0.5), vec3(-0.48, 0.1, 0.5), 0.06, 0.01), METAL, 0.9);
      jar(p - vec3(1.75, 0.0, -0.9), 0.55, 0.7, IVORY, STEEL);
      tube(p - vec3(0.45, 0.0, -1.2), 0.36, 1.6, IVORY, INDIGO);`,
    paint: `vec3 q = yaw(p - vec3(0.35, 0.0, 0.75), 0.2);
      if (p.y > 0.03 && p.y < 0.04 && abs(q.x) < 1.1 && abs(q.z) < 0.7) {
        float row = floor((q.z + 0.55) / 0.32), v = fract((q.z + 0.55) / 0.32) - 0.5;
        float wave = 0.16 * sin(q.x * 31.0 + row) * noise(vec3(q.x * 5.0, row, 1.0)) + 0.12 * sin(q.x * 57.0 + row * 2.0);
        float ink = smoothstep(0.09, 0.05, abs(v - wave)) * step(-0.9, q.x) * step(q.x, row < 2.5 ? 0.75 - 0.35 * random(vec2(row)) : -9.0) * smoothstep(0.22, 0.26, noise(vec3(q.x * 3.1, row * 5.0, 8.0))) * step(0.0, row) * step(row, 2.5);
        c = mix(c, INDIGO, ink * 0.85);
      }`,
  },
  {
    id: 'extractions-without-marks',
    title: 'Laid out for extractions',
    description: 'A steel loop tool, cotton pads, folded gauze and a bowl of water laid out on a white tray',
    eye: [0.1, 4.6, 5.6],
    at: [0.05, 0.15, 0],
    lens: 2.0,
    look: looks.sea,
    solid: `
      tray(p, vec2(5.2, 3.4), IVORY);
      towels(p - vec3(-1.75, 0.05, 0.5), vec3(1.2, 0.12, 1.2), 3, #fbf9f5);
      pads(p - vec3(-1.6, 0.05, -0.95), 0.42, 4); pads(p - vec3(-0.75, 0.05, -0.9), 0.42, 2);
      bowlOf(p - vec3(1.55, 0.05, -0.6), 0.85, #eef0ef, #bfd6dc);
      vec3 t = yaw(p - vec3(0.45, 0.13, 0.75), 0.12);
      put(rod(t, vec3(-0.75, 0.0, 0.0), vec3(1.35, 0.0, 0.0), 0.045), METAL, 0.95);
      put(rod(t, vec3(-0.3, 0.0, 0.0), vec3(0.9, 0.0, 0.0), 0.065) + 0.008 * sin(t.x * 60.0), METAL * 0.8, 0.8);
      vec3 o = t - vec3(-0.98, 0.0, 0.0); o.z *= 1.6; put(ring(o, 0.22, 0.03) * 0.6, METAL, 0.95);
      o = t - vec3(1.5, 0.0, 0.0); o.z *= 1.3; put(ring(o, 0.13, 0.026) * 0.7, METAL, 0.95);
      put(rod(yaw(p - vec3(0.6, 0.1, 1.2), 0.04), vec3(-0.9, 0.0, 0.0), vec3(1.0, 0.0, 0.0), 0.03), #efe4d0, 0.2);
      put(egg(yaw(p - vec3(0.6, 0.1, 1.2), 0.04) - vec3(-0.95, 0.0, 0.0), vec3(0.2, 0.08, 0.08)), #fdfcf9, 0.0);
      put(egg(yaw(p - vec3(0.6, 0.1, 1.2), 0.04) - vec3(1.05, 0.0, 0.0), vec3(0.2, 0.08, 0.08)), #fdfcf9, 0.0);`,
  },
  {
    id: 'nine-questions-before-an-acid',
    title: 'Nine questions',
    description: 'A clipboard with nine boxes, eight of them ticked, a pen, and a dish and a fan brush beside it',
    eye: [0.2, 5.2, 4.8],
    at: [0.1, 0.1, 0.1],
    lens: 2.0,
    look: looks.steel,
    solid: `
      vec3 b = yaw(p - vec3(-0.95, 0.0, 0.0), 0.14);
      put(slab(b, vec3(2.5, 0.09, 3.4), 0.04), #b58e67, 0.35);
      put(slab(b - vec3(0.0, 0.09, 0.12), vec3(2.2, 0.02, 2.95), 0.008), #fbf9f4, 0.2);
      put(slab(b - vec3(0.0, 0.09, -1.48), vec3(0.9, 0.1, 0.26), 0.04), METAL, 0.9);
      put(rod(yaw(p - vec3(0.7, 0.14, 0.9), 1.25), vec3(-0.7, 0.0, 0.0), vec3(0.8, 0.0, 0.0), 0.07), INDIGO, 0.7);
      plate(p - vec3(1.75, 0.0, -0.75), 0.68, #eef3f6, #d9e8ee);
      fanBrush(yaw(p - vec3(1.35, 0.0, 0.75), 0.3) * 1.15, INDIGO, #efe6d8);`,
    paint: `vec3 b = yaw(p - vec3(-0.95, 0.0, 0.0), 0.14);
      if (b.y > 0.1 && b.y < 0.13 && abs(b.x) < 1.1 && b.z > -1.15 && b.z < 1.5) {
        float row = floor((b.z + 1.05) / 0.27); vec2 q = vec2(b.x + 0.85, (fract((b.z + 1.05) / 0.27) - 0.5) * 0.27);
        if (row > -0.5 && row < 8.5) {
          float box = abs(max(abs(q.x), abs(q.y)) - 0.075);
          float ink = smoothstep(0.014, 0.006, box);
          float tick = min(rod(vec3(q, 0.0), vec3(-0.05, 0.0, 0.0), vec3(-0.01, 0.05, 0.0), 0.0), rod(vec3(q, 0.0), vec3(-0.01, 0.05, 0.0), vec3(0.09, -0.09, 0.0), 0.0));
          if (row != 6.0) c = mix(c, CLAY, smoothstep(0.028, 0.016, tick));
          ink = max(ink, step(abs(q.y), 0.026) * step(0.22, q.x) * step(q.x, 1.45 - 0.5 * random(vec2(row, 3.0))) * smoothstep(0.22, 0.26, noise(vec3(b.x * 8.0, row * 3.0, 1.0))) * 0.55);
          c = mix(c, INDIGO, ink);
        }
      }`,
  },
  {
    id: 'peels-for-skin-that-marks',
    title: 'Six sessions, three tones',
    description: 'Three slabs in brown skin tones with six small dishes before them and a fan brush',
    eye: [0.1, 3.4, 7.2],
    at: [0, 0.75, 0],
    look: looks.clay,
    solid: `
      put(slab(p - vec3(-1.65, 0.0, -0.9), vec3(1.5, 2.0, 0.3), 0.04), #b07f5c, 0.35);
      put(slab(p - vec3(0.0, 0.0, -0.9), vec3(1.5, 2.0, 0.3), 0.04), #7d5138, 0.35);
      put(slab(p - vec3(1.65, 0.0, -0.9), vec3(1.5, 2.0, 0.3), 0.04), #4a2e22, 0.35);
      float i = clamp(floor((p.x + 2.52) / 0.84), 0.0, 5.0);
      for (float k = -1.0; k <= 1.0; k++) { float j = clamp(i + k, 0.0, 5.0); plate(p - vec3(-2.1 + 0.84 * j, 0.0, 0.35), 0.34, #f4efe8, mix(#f4e3c0, #d9a860, j / 5.0)); }
      fanBrush(yaw(p - vec3(-0.7, 0.0, 1.45), 0.06), INDIGO, #efe6d8);`,
  },
  {
    id: 'reading-the-endpoint',
    title: 'Pink, white, gray',
    description:
      'Six discs in skin tones on two ledges, light above and dark below: one pink, one with white frost, one gray',
    eye: [0.1, 3.8, 6.6],
    at: [0, 0.7, 0],
    look: looks.mist,
    parts: `void disc_(vec3 p, vec3 color) { put(drum(nod(p - vec3(0.0, 0.62, 0.0), 1.25), 0.66, 0.16, 0.06), color, 0.35); }`,
    solid: `
      put(slab(p - vec3(0.0, 0.0, -0.9), vec3(5.6, 0.75, 1.3), 0.03), IVORY, 0.2);
      put(slab(p - vec3(0.0, 0.0, 0.6), vec3(5.6, 0.14, 1.5), 0.03), IVORY, 0.2);
      disc_(p - vec3(-1.75, 0.72, -0.8), #e0a596); disc_(p - vec3(0.0, 0.72, -0.8), #ead0c0); disc_(p - vec3(1.75, 0.72, -0.8), #c9b8b0);
      disc_(p - vec3(-1.75, 0.1, 0.8), #7c4538); disc_(p - vec3(0.0, 0.1, 0.8), #9a7462); disc_(p - vec3(1.75, 0.1, 0.8), #6e5b55);`,
    paint: `if (p.z > -1.6 && p.x > -0.75 && p.x < 0.75 && c.r > 0.2 && n.z > 0.3 && abs(c.r - c.b) > 0.05) { float f = fbm(p * 5.0) + 0.5 * fbm(p * 13.0); c = mix(c, vec3(0.9), smoothstep(0.66, 0.95, f) * 0.75); }`,
  },
];
