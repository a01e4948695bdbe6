import { looks } from '../looks.ts';
import type { Picture } from '../picture.ts';

/** One camera and one color of the room for the protocols of a category. */
const table = { eye: [0.1, 3.6, 6.9], at: [0, 0.5, 0] } as const;

const facials: readonly Picture[] = [
  {
    ...table,
    id: 'forty-minute-facial',
    title: 'Six bottles',
    description:
      'Two pumps, a flacon, a dropper, a tube and a jar in a row on a wooden tray, with folded towels and two bowls',
    look: looks.sand,
    solid: `
      tray(p - vec3(0.2, 0.0, -0.7), vec2(5.2, 1.3), #cdb59a);
      vec3 q = p - vec3(0.2, 0.06, -0.7);
      pump(q - vec3(-2.1, 0.0, 0.0), 0.32, 1.2, IVORY, INDIGO); pump(q - vec3(-1.25, 0.0, 0.0), 0.32, 1.2, IVORY, STEEL); flacon(q - vec3(-0.4, 0.0, 0.0), 0.3, 1.0, STEEL, INDIGO);
      dropper(q - vec3(0.45, 0.0, 0.0), 0.29, 0.8, IVORY, INDIGO); tube(q - vec3(1.25, 0.0, 0.0), 0.29, 1.3, IVORY, INDIGO); jar(q - vec3(2.1, 0.0, 0.0), 0.38, 0.5, IVORY, INDIGO);
      towels(p - vec3(-1.6, 0.0, 0.95), vec3(1.6, 0.2, 1.0), 3, IVORY);
      bowlOf(p - vec3(0.7, 0.0, 0.95), 0.55, IVORY, CREAM); bowlOf(p - vec3(1.9, 0.0, 0.8), 0.55, IVORY, #c6d6e0);`,
  },
  {
    ...table,
    id: 'facial-for-shaved-skin',
    title: 'For shaved skin',
    description: 'A shaving brush on end, a bowl of lather, a comb and a rolled towel',
    look: looks.sand,
    solid: `
      vec3 q = p - vec3(-1.6, 0.0, 0.0);
      put(smin(drum(q, 0.4, 0.22, 0.08), smin(ball(q - vec3(0.0, 0.62, 0.0), 0.34), drum(q - vec3(0.0, 0.9, 0.0), 0.3, 0.16, 0.05), 0.15), 0.2), INDIGO, 0.7);
      put(drum(q - vec3(0.0, 1.02, 0.0), 0.31, 0.1, 0.02), METAL, 0.9);
      float a = atan(q.z, q.x);
      put((smax(egg(q - vec3(0.0, 1.45, 0.0), vec3(0.44, 0.58, 0.44)), 1.08 - q.y, 0.03) + 0.008 * sin(a * 70.0)) * 0.8, q.y > 1.72 ? #f1e7d6 : #8c7460, 0.15);
      bowlOf(p - vec3(0.4, 0.0, -0.1), 0.9, STEEL, #fbf9f5);
      put((egg(p - vec3(0.4, 0.95, -0.1), vec3(0.6, 0.3, 0.6)) + 0.05 * sin(length(p.xz - vec2(0.4, -0.1)) * 14.0 + atan(p.z + 0.1, p.x - 0.4))) * 0.7, #fdfbf8, 0.3);
      rolledTowel(yaw(p - vec3(2.1, 0.0, -0.5), 1.1), 0.42, 0.95, IVORY);
      vec3 c = yaw(p - vec3(0.6, 0.05, 1.5), 0.16);
      put(block(c - vec3(0.0, 0.0, -0.12), vec3(1.1, 0.05, 0.1), 0.03), #6b4a34, 0.6);
      put(max(block(c - vec3(0.0, 0.0, 0.1), vec3(1.08, 0.035, 0.17), 0.02), 0.025 - abs(fract(c.x / 0.09) - 0.5) * 0.09) * 0.8, #6b4a34, 0.6);`,
  },
  {
    ...table,
    id: 'pre-event-hydration-stack',
    title: 'Ampoule, sheet, alginate',
    description: 'Three glass ampoules, a folded sheet mask in a dish and a bowl of blue alginate with a spatula',
    look: looks.sand,
    parts: `void ampoule(vec3 p) { float d = drum(p, 0.2, 0.75, 0.08); d = smin(d, drum(p - vec3(0.0, 0.7, 0.0), 0.07, 0.3, 0.02), 0.12); put(smin(d, taper(p, vec3(0.0, 1.0, 0.0), vec3(0.0, 1.22, 0.0), 0.09, 0.05), 0.05), #b9d6ea, 0.9); }`,
    clear: `ampoule(p - vec3(-2.3, 0.12, -0.2)); ampoule(p - vec3(-1.65, 0.12, -0.45)); ampoule(p - vec3(-1.0, 0.12, -0.2));`,
    solid: `
      put(slab(p - vec3(-1.65, 0.0, -0.3), vec3(2.2, 0.12, 1.3), 0.04), #ddd2c4, 0.2);
      bowlOf(p - vec3(1.55, 0.0, -0.35), 0.95, IVORY, #9dbbd6);
      spatula(yaw(tip(p - vec3(1.5, 0.95, -0.2), -0.25), 0.5), #cdb59a);
      plate(p - vec3(0.1, 0.0, 1.0), 0.75, IVORY, #e8eef2);
      put((slab(yaw(p - vec3(0.1, 0.1, 1.0), 0.3), vec3(0.95, 0.12 + 0.03 * sin(p.x * 9.0), 0.7), 0.05)) * 0.8, #f7fafb, 0.6);
      put((slab(yaw(p - vec3(0.06, 0.2, 0.98), 0.22), vec3(0.9, 0.1 + 0.03 * sin(p.x * 8.0 + 1.0), 0.62), 0.05)) * 0.8, #f7fafb, 0.6);`,
  },
  {
    ...table,
    id: 'pumpkin-steam-facial',
    title: 'Pumpkin',
    description: 'A small orange pumpkin, a bowl of its puree with a flat brush, and a rolled towel',
    look: looks.sand,
    solid: `
      vec3 q = p - vec3(-1.4, 0.8, -0.2); float a = atan(q.z, q.x), l = length(q.xz);
      float rib = 0.09 * pow(abs(sin(a * 5.0)), 0.6) * smoothstep(0.0, 0.7, l);
      put((egg(q, vec3(1.12, 0.85, 1.12)) - rib + 0.28 * exp(-l * l * 9.0)) * 0.62, #d8823a, 0.5);
      put(taper(p, vec3(-1.4, 1.3, -0.2), vec3(-1.25, 1.85, -0.15), 0.13, 0.08) + 0.01 * sin(a * 8.0), #7d7a4d, 0.2);
      bowlOf(p - vec3(0.95, 0.0, 0.3), 0.9, IVORY, #d98f45);
      vec3 b = yaw(tip(p - vec3(1.2, 0.95, 0.35), -0.42), 0.35);
      put(block(b - vec3(0.1, 0.0, 0.0), vec3(0.3, 0.05, 0.17), 0.04), #efe6d8, 0.2); put(block(b - vec3(0.45, 0.0, 0.0), vec3(0.15, 0.06, 0.18), 0.03), METAL, 0.9);
      put(taper(b, vec3(0.55, 0.0, 0.0), vec3(1.8, 0.0, 0.0), 0.09, 0.05), #7a5a40, 0.6);
      rolledTowel(yaw(p - vec3(-0.3, 0.0, 1.6), 0.1), 0.3, 0.9, IVORY);`,
  },
];

const peels: readonly Picture[] = [
  {
    ...table,
    id: 'first-peel-lactic-30',
    title: 'A first peel',
    description: 'A dish of milky acid with a fan brush, a bottle of neutralizer, folded towels and a round timer',
    look: looks.steel,
    solid: `
      plate(p - vec3(-0.9, 0.0, 0.5), 0.95, #f2f6f8, #fbf6ec);
      fanBrush(yaw(p - vec3(-0.9, 0.28, 0.6), -0.16) * 1.0, INDIGO, #efe6d8);
      timer(p - vec3(1.9, 0.0, 0.55), STEEL);
      flacon(p - vec3(0.35, 0.0, -1.0), 0.42, 1.35, IVORY, INDIGO); band(p - vec3(0.35, 0.0, -1.0), 0.42, 0.45, 0.3, STEEL);
      towels(p - vec3(-1.75, 0.0, -1.1), vec3(1.5, 0.22, 1.0), 3, #e9eef2);`,
  },
  {
    ...table,
    id: 'glycolic-series-for-sun-exposed-skin',
    title: 'Six sessions',
    description:
      'Six stacks of stone discs, one more in each, with a sun-colored disc behind and a dish of acid in front',
    look: looks.steel,
    parts: `void pile(vec3 p, float count) { float i = clamp(floor(p.y / 0.16), 0.0, count - 1.0); put(drum(p - vec3(0.02 * sin(i * 5.0), i * 0.16, 0.02 * cos(i * 3.0)), 0.33, 0.15, 0.05), IVORY, 0.25); }`,
    solid: `
      float near = clamp(floor((p.x + 2.55) / 0.85), 0.0, 5.0);
      for (float k = -1.0; k <= 1.0; k++) { float i = clamp(near + k, 0.0, 5.0); pile(p - vec3(-2.125 + 0.85 * i, 0.0, -0.3), i + 1.0); }
      put(drum(nod(p - vec3(0.9, 0.85, -1.8), 1.5708), 1.0, 0.12, 0.05), #e3a04c, 0.3);
      plate(p - vec3(-1.0, 0.0, 1.1), 0.62, #f2f6f8, #f0dcae);
      fanBrush(yaw(p - vec3(0.5, 0.0, 1.2), 0.12), INDIGO, #efe6d8);`,
  },
  {
    ...table,
    id: 'salicylic-peel-for-breakouts',
    title: 'Crystals, not frost',
    description: 'A cluster of clear needle crystals beside a white dish, a fan brush and gauze squares',
    look: looks.steel,
    parts: `void needle(vec3 p, vec3 to, float r) { vec3 d = normalize(to), q = p - d * dot(p, d); float l = dot(p, d), h = length(to); vec3 u = normalize(cross(d, vec3(0.3, 1.0, 0.2))), v = cross(d, u);
      vec2 s = abs(vec2(dot(q, u), dot(q, v))); float hex = max(s.x * 0.866 + s.y * 0.5, s.y) - r * clamp((h - l) / (r * 2.2), 0.0, 1.0); put(max(hex, max(-l - 0.1, l - h)) * 0.8, #dfeefa, 0.9); }`,
    clear: `vec3 q = p - vec3(-1.1, 0.0, -0.1);
      needle(q, vec3(0.1, 1.9, 0.0), 0.3); needle(q, vec3(0.9, 1.3, 0.3), 0.23); needle(q, vec3(-0.8, 1.35, 0.2), 0.25); needle(q, vec3(-0.35, 1.0, 0.85), 0.2); needle(q, vec3(0.45, 0.85, 0.8), 0.18); needle(q, vec3(1.05, 0.65, -0.3), 0.18); needle(q, vec3(-1.1, 0.6, 0.5), 0.16);`,
    solid: `
      plate(p - vec3(1.35, 0.0, 0.4), 0.85, #f2f6f8, #eef4f8);
      towels(p - vec3(1.5, 0.0, -1.2), vec3(1.2, 0.1, 1.2), 4, #fbfaf7);
      stone(p - vec3(-1.1, -0.3, -0.1), vec3(0.95, 0.35, 0.75), #bcc6d0);
      fanBrush(yaw(p - vec3(-0.6, 0.0, 1.6), 0.05), INDIGO, #efe6d8);`,
  },
  {
    ...table,
    id: 'tca-blend-on-prepared-skin',
    title: 'One coat',
    description: 'A single dark bottle on a stone block, two cotton applicators, gauze and protective glasses',
    look: looks.steel,
    solid: `
      put(slab(p - vec3(-0.9, 0.0, -0.5), vec3(1.7, 0.6, 1.3), 0.03), IVORY, 0.2);
      flacon(p - vec3(-0.9, 0.6, -0.5), 0.42, 1.15, #2b2d3c, IVORY); band(p - vec3(-0.9, 0.6, -0.5), 0.42, 0.3, 0.5, IVORY);
      towels(p - vec3(-1.6, 0.0, 1.0), vec3(1.0, 0.1, 1.0), 3, #fbfaf7);
      for (float k = 0.0; k < 2.0; k++) { vec3 q = yaw(p - vec3(0.2, 0.07, 0.8 + 0.42 * k), 0.1 + 0.07 * k); put(rod(q, vec3(-0.5, 0.0, 0.0), vec3(1.1, 0.0, 0.0), 0.03), #d9bd92, 0.2); put(egg(q - vec3(-0.6, 0.0, 0.0), vec3(0.22, 0.09, 0.09)), #fdfcf9, 0.0); }
      vec3 g = yaw(p - vec3(1.55, 0.0, -0.5), -0.25); vec3 m = g; m.x = abs(m.x) - 0.46;
      put(smax(abs(block(m - vec3(0.0, 0.33, 0.0), vec3(0.4, 0.27, 0.16), 0.15)) - 0.02, -m.z - 0.05, 0.02) * 0.8, #7f9fc0, 0.9);
      put(rod(m, vec3(0.42, 0.45, -0.1), vec3(0.5, 0.42, -1.2), 0.045), INDIGO, 0.5); put(rod(g, vec3(-0.1, 0.42, 0.1), vec3(0.1, 0.42, 0.1), 0.05), INDIGO, 0.5);`,
  },
  {
    ...table,
    id: 'trio-layered-peel',
    title: 'Three acids in turn',
    description: 'Three round panes of tinted glass, one behind the other, and three dishes of peach, blue and yellow',
    look: looks.steel,
    clear: `
      put(drum(nod(p - vec3(-0.75, 1.02, -0.7), 1.5708), 0.85, 0.12, 0.03), #e0844a, 0.9);
      put(drum(nod(p - vec3(0.1, 1.02, -1.0), 1.5708), 0.85, 0.12, 0.03), #4f86c8, 0.9);
      put(drum(nod(p - vec3(0.95, 1.02, -1.3), 1.5708), 0.85, 0.12, 0.03), #d9b020, 0.9);`,
    solid: `
      put(slab(p - vec3(0.1, 0.0, -1.0), vec3(3.9, 0.22, 1.3), 0.03), IVORY, 0.2);
      plate(p - vec3(-1.7, 0.0, 0.8), 0.6, #f2f6f8, #e5a67c); plate(p - vec3(-0.2, 0.0, 0.95), 0.6, #f2f6f8, #86a7cf); plate(p - vec3(1.3, 0.0, 0.8), 0.6, #f2f6f8, #e2bd58);
      fanBrush(yaw(p - vec3(2.1, 0.0, 0.2), -0.9), INDIGO, #efe6d8);`,
  },
  {
    ...table,
    id: 'mandelic-peel-for-post-blemish-marks',
    title: 'Almond acid',
    description: 'Almonds scattered round a dish of amber acid with a fan brush in it and a brown bottle behind',
    look: looks.amber,
    parts: `void almond(vec3 p, float a) { vec3 q = yaw(p - vec3(0.0, 0.13, 0.0), a); float k = clamp(q.x / 0.36 * 0.5 + 0.5, 0.0, 1.0); put((egg(q, vec3(0.36, 0.14, mix(0.24, 0.1, k))) + 0.006 * sin(q.z * 60.0 + q.x * 6.0)) * 0.7, #9a5f35, 0.3); }`,
    solid: `
      plate(p - vec3(0.3, 0.0, -0.1), 1.15, IVORY, #d99a45);
      fanBrush(yaw(p - vec3(0.5, 0.3, 0.0), 0.35) * 1.0, INDIGO, #efe6d8);
      almond(p - vec3(-1.6, 0.0, 0.5), 0.4); almond(p - vec3(-1.2, 0.0, 1.15), -0.7); almond(p - vec3(-2.1, 0.0, 1.0), 1.4); almond(p - vec3(-1.75, 0.0, -0.5), 2.2); almond(p - vec3(-0.4, 0.0, 1.5), 0.1); almond(p - vec3(-2.4, 0.0, 0.0), -0.3); almond(p - vec3(-1.72, 0.22, 0.72), 2.6);
      flacon(p - vec3(-1.2, 0.0, -1.5), 0.42, 1.3, #7a4b24, INDIGO);`,
  },
];

export const faceProtocols: readonly Picture[] = [...facials, ...peels];
