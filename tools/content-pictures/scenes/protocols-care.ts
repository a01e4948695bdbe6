import { looks } from '../looks.ts';
import type { Picture } from '../picture.ts';

const table = { eye: [0.1, 3.6, 6.9], at: [0, 0.5, 0] } as const;

const clearSkin: readonly Picture[] = [
  {
    ...table,
    id: 'back-clearing-treatment',
    title: 'For the back',
    description: 'Three rolled towels in a stack, a pump bottle and cotton pads',
    look: looks.sea,
    solid: `
      rolledTowel(p - vec3(-1.2, 0.0, 0.3), 0.46, 1.25, IVORY); rolledTowel(p - vec3(-1.25, 0.0, -0.65), 0.46, 1.25, IVORY); rolledTowel(p - vec3(-1.2, 0.8, -0.18), 0.46, 1.2, #dfe9e6);
      pump(p - vec3(1.1, 0.0, -0.5), 0.45, 1.6, STEEL, INDIGO); band(p - vec3(1.1, 0.0, -0.5), 0.45, 0.5, 0.5, IVORY);
      pads(p - vec3(2.2, 0.0, 0.1), 0.42, 5); pads(p - vec3(1.7, 0.0, 1.0), 0.42, 1);`,
  },
  {
    ...table,
    id: 'deep-cleansing-facial',
    title: 'Clay that stays damp',
    description: 'A bowl of green clay with a flat brush, dry clay heaped on a board beside it',
    look: looks.sea,
    solid: `
      bowlOf(p - vec3(-0.9, 0.0, 0.1), 1.05, IVORY, #9fae8d);
      vec3 b = yaw(tip(p - vec3(-0.5, 1.05, 0.2), -0.4), 0.3);
      put(block(b - vec3(0.1, 0.0, 0.0), vec3(0.32, 0.05, 0.19), 0.04), #b9c2a6, 0.2); put(block(b - vec3(0.48, 0.0, 0.0), vec3(0.16, 0.06, 0.2), 0.03), METAL, 0.9); put(taper(b, vec3(0.6, 0.0, 0.0), vec3(1.9, 0.0, 0.0), 0.1, 0.055), INDIGO, 0.6);
      put(slab(yaw(p - vec3(1.6, 0.0, 0.3), 0.2), vec3(1.9, 0.12, 1.5), 0.04), #cdb59a, 0.3);
      float l = length(p.xz - vec2(1.6, 0.3));
      put((p.y - 0.12 - 0.62 * exp(-l * l * 3.0) + 0.05 * fbm(p * 7.0) + max(l - 0.72, 0.0)) * 0.5, #a8b596, 0.0);
      towels(p - vec3(1.7, 0.0, -1.3), vec3(1.5, 0.22, 0.8), 3, IVORY);`,
  },
  {
    ...table,
    id: 'first-facial-for-teens',
    title: 'Three cards',
    description: 'A round mirror, a tube, a soft headband and three cards numbered with dots',
    look: looks.sea,
    solid: `
      vec3 m = nod(yaw(p - vec3(-1.45, 1.2, -0.55), 0.25), 1.25);
      put(drum(m - vec3(0.0, -0.05, 0.0), 0.95, 0.12, 0.05), INDIGO, 0.6); put(drum(m - vec3(0.0, -0.075, 0.0), 0.84, 0.09, 0.01), #cfdde4, 0.98);
      put(drum(p - vec3(-1.4, 0.0, -0.7), 0.55, 0.1, 0.04), INDIGO, 0.6); put(taper(p, vec3(-1.4, 0.05, -0.72), vec3(-1.42, 0.6, -0.66), 0.07, 0.07), INDIGO, 0.6);
      vec3 h = p - vec3(1.6, 0.24, -0.6); h.y *= 0.55; put((ring(h, 0.72, 0.12) + (noise(p * 30.0) - 0.5) * 0.012) * 0.8, #e8b9a6, 0.0);
      for (float k = 0.0; k < 3.0; k++) { vec3 c = yaw(p - vec3(-0.85 + 1.15 * k, 0.0, 1.15 - 0.08 * k), 0.1 - 0.12 * k); put(slab(c, vec3(1.0, 0.04, 1.25), 0.015), #fbf9f4, 0.2);
        for (float j = 0.0; j < 3.0; j++) if (j <= k) put(drum(c - vec3(0.2 * (j - k * 0.5), 0.035, -0.3), 0.07, 0.015, 0.005), STEEL, 0.3); }
      tube(p - vec3(0.35, 0.0, -0.9), 0.3, 1.25, IVORY, STEEL);`,
  },
];

const calm: readonly Picture[] = [
  {
    ...table,
    id: 'comfort-facial-after-a-procedure',
    title: 'Comfort, and gauze',
    description:
      'Sterile gauze in even stacks, a clear bottle of saline, a closed pump bottle and two spatulas on a tray',
    look: looks.sage,
    clear: `vec3 q = p - vec3(0.15, 0.01, -0.6); put(smin(drum(q, 0.5, 1.35, 0.12), drum(q - vec3(0.0, 1.3, 0.0), 0.22, 0.3, 0.02), 0.12), #e6f2f2, 0.9);`,
    solid: `
      tray(p, vec2(5.0, 3.1), IVORY);
      towels(p - vec3(-1.55, 0.05, -0.4), vec3(1.25, 0.1, 1.25), 6, #fcfbf8); towels(p - vec3(-1.4, 0.05, 0.9), vec3(1.0, 0.1, 0.8), 3, #fcfbf8);
      put(drum(p - vec3(0.15, 1.6, -0.6), 0.26, 0.22, 0.03), STEEL, 0.5);
      pump(p - vec3(1.55, 0.05, -0.5), 0.42, 1.25, IVORY, SAGE);
      spatula(yaw(p - vec3(0.0, 0.06, 0.85), 0.12), METAL); spatula(yaw(p - vec3(0.15, 0.06, 1.2), 0.1), METAL);`,
  },
  {
    ...table,
    id: 'pha-peel-for-reactive-skin',
    title: 'Large and gentle',
    description: 'A soft brush on a dish of pale acid, rolled compresses and a thermometer',
    look: looks.sage,
    solid: `
      plate(p - vec3(-1.2, 0.0, 0.35), 0.95, IVORY, #dfe9d9);
      fanBrush(yaw(p - vec3(-1.1, 0.28, 0.4), 0.2) * 1.0, LEAF, #f4ecdf);
      for (float k = 0.0; k < 3.0; k++) rolledTowel(yaw(p - vec3(1.6 + 0.02 * k, 0.0, -1.2 + 0.62 * k), 0.05), 0.28, 0.8, IVORY);
      rolledTowel(p - vec3(1.6, 0.48, -0.9), 0.28, 0.8, #e7ebdf); rolledTowel(p - vec3(1.62, 0.48, -0.28), 0.28, 0.8, #e7ebdf);
      vec3 t = yaw(p - vec3(0.7, 0.08, 1.35), 0.12); put(rod(t, vec3(-0.9, 0.0, 0.0), vec3(1.3, 0.0, 0.0), 0.08), #f7f7f4, 0.9); put(rod(t, vec3(-0.9, 0.03, 0.02), vec3(0.4, 0.03, 0.02), 0.065), #b5503f, 0.6); put(ball(t - vec3(-0.98, 0.02, 0.0), 0.13), #b5503f, 0.8);
      dropper(p - vec3(0.1, 0.0, -1.3), 0.38, 1.0, SAGE, IVORY);`,
  },
  {
    ...table,
    id: 'quiet-skin-facial',
    title: 'Less touch, no heat',
    description: 'A bowl of cool water, one folded compress, one smooth stone and a leaf',
    look: looks.sage,
    solid: `
      bowlOf(p - vec3(0.75, 0.0, -0.3), 1.15, IVORY, #c3d8dc);
      towels(yaw(p - vec3(-1.5, 0.0, -0.3), 0.15), vec3(1.7, 0.24, 1.2), 2, #eef0e8);
      stone(p - vec3(-1.5, 0.48, -0.3), vec3(0.52, 0.22, 0.4), #b3b7ac);
      vec3 l = yaw(p - vec3(-0.9, 0.02, 1.35), -0.1); put(leaf(l, 1.9, 0.42), LEAF, 0.4); put(taper(l, vec3(-0.4, 0.02, 0.0), vec3(1.5, 0.24, 0.0), 0.03, 0.012), #93a585, 0.3);`,
  },
];

const beyond: readonly Picture[] = [
  {
    ...table,
    id: 'eye-contour-treatment',
    title: 'Cool globes',
    description: 'Two glass globes on slim handles resting on a folded cloth, with cotton eye pads',
    look: looks.blush,
    clear: `put(ball(p - vec3(-1.35, 0.92, 0.0), 0.48), #cfe2f2, 0.9); put(ball(p - vec3(-0.75, 0.92, 0.95), 0.48), #cfe2f2, 0.9);`,
    solid: `
      towels(yaw(p - vec3(-0.4, 0.0, 0.35), 0.2), vec3(3.4, 0.22, 2.0), 2, IVORY);
      put(rod(p, vec3(-0.87, 0.86, -0.06), vec3(1.0, 0.53, -0.3), 0.07), METAL, 0.95); put(rod(p, vec3(-0.27, 0.86, 0.9), vec3(1.6, 0.53, 0.66), 0.07), METAL, 0.95);
      pads(p - vec3(2.1, 0.0, -0.9), 0.42, 2); pads(p - vec3(2.35, 0.0, 0.1), 0.42, 1);
      jar(p - vec3(0.6, 0.0, -1.5), 0.42, 0.5, IVORY, INDIGO);`,
  },
  {
    ...table,
    id: 'hand-renewal-treatment',
    title: 'For hands',
    description: 'Two bowls of water, petals in one, a folded towel before each, and a tube of hand cream between them',
    look: looks.blush,
    solid: `
      bowlOf(p - vec3(-1.35, 0.0, -0.2), 1.1, IVORY, #cfdde0); bowlOf(p - vec3(1.25, 0.0, -0.2), 1.1, IVORY, #cfdde0);
      towels(yaw(p - vec3(-1.5, 0.0, 1.35), 0.08), vec3(1.5, 0.17, 0.9), 2, #f0d9cd); towels(yaw(p - vec3(1.6, 0.0, 1.35), -0.08), vec3(1.5, 0.17, 0.9), 2, #f0d9cd);
      tube(p - vec3(0.0, 0.0, 0.9), 0.32, 1.4, IVORY, CLAY);
      for (float k = 0.0; k < 5.0; k++) put(egg(yaw(p - vec3(-1.35 + 0.42 * sin(k * 2.5), 0.7, -0.2 + 0.42 * cos(k * 2.5)), k * 2.0), vec3(0.2, 0.03, 0.12)), #d88f86, 0.4);`,
  },
  {
    ...table,
    id: 'neck-and-decollete-treatment',
    title: 'Neck and chest',
    description: 'A plaster bust of neck and shoulders beside a dish with a fan brush and a timer',
    look: looks.blush,
    solid: `
      vec3 q = p - vec3(-1.15, 0.0, -0.7);
      float d = smin(taper(q, vec3(0.0, 0.9, 0.0), vec3(0.0, 2.0, -0.05), 0.42, 0.36), egg(q - vec3(0.0, 0.75, 0.0), vec3(1.3, 0.48, 0.55)), 0.55);
      d = smin(d, egg(q - vec3(0.0, 0.2, 0.05), vec3(1.05, 0.8, 0.62)), 0.3);
      vec3 m = vec3(abs(q.x), q.y, q.z); d = smin(d, rod(m, vec3(0.12, 0.95, 0.47), vec3(0.8, 1.0, 0.32), 0.035), 0.16);
      d = smax(d, q.y - 1.85 - q.x * 0.15, 0.02); d = smax(d, -q.y + 0.01, 0.01);
      put(d * 0.85, #f0e6dc, 0.25);
      plate(p - vec3(1.0, 0.0, 0.6), 0.72, IVORY, #f6ead6); fanBrush(yaw(p - vec3(0.3, 0.0, 1.65), 0.06), INDIGO, #efe6d8);
      timer(p - vec3(2.25, 0.0, 0.0), CLAY);`,
  },
];

const others: readonly Picture[] = [
  {
    ...table,
    id: 'lymphatic-face-massage',
    title: 'Slow and light',
    description: 'A little oil in a bowl, two warm rolled towels and smooth stones in a line from small to large',
    look: looks.clay,
    solid: `
      bowlOf(p - vec3(-1.6, 0.0, -0.4), 0.85, IVORY, #e0b468);
      rolledTowel(yaw(p - vec3(1.2, 0.0, -1.1), -0.1), 0.42, 1.15, IVORY); rolledTowel(yaw(p - vec3(1.35, 0.0, -0.2), -0.1), 0.42, 1.15, #f3e6da);
      stone(p - vec3(-1.2, 0.0, 1.25), vec3(0.24, 0.12, 0.18), #6f6a68); stone(p - vec3(-0.5, 0.0, 1.3), vec3(0.34, 0.15, 0.25), #77716e); stone(p - vec3(0.4, 0.0, 1.3), vec3(0.45, 0.19, 0.32), #807a76); stone(p - vec3(1.55, 0.0, 1.25), vec3(0.58, 0.23, 0.4), #8b8480);`,
  },
  {
    ...table,
    id: 'red-light-facial',
    title: 'Red light',
    description: 'A panel of glowing red lamps, above a pair of dark goggles and a folded sheet mask',
    at: [0, 1.05, 0],
    lens: 1.8,
    look: { ...looks.indigo, fill: 0.8 },
    solid: `
      vec3 q = nod(p - vec3(-0.2, 1.22, -1.0), 0.35) * 1.12;
      put(block(q, vec3(2.1, 1.05, 0.12), 0.08) * 0.89, #d9d6d4, 0.4);
      vec2 c = clamp(floor(q.xy / 0.3), vec2(-6.0, -3.0), vec2(5.0, 2.0));
      put(ball(q - vec3((c + 0.5) * 0.3, 0.1), 0.085) * 0.89, vec3(2.6, 0.16, 0.1), 0.6);
      put(rod(p, vec3(-0.2, 0.0, -1.4), vec3(-0.2, 1.4, -1.1), 0.09), METAL, 0.8); put(drum(p - vec3(-0.2, 0.0, -1.4), 0.8, 0.1, 0.04), METAL, 0.7);
      vec3 g = p - vec3(1.5, 0.0, 0.95); vec3 m = vec3(abs(g.x) - 0.4, g.y - 0.22, g.z);
      put(egg(m, vec3(0.38, 0.22, 0.28)), #23242e, 0.85); put(rod(g, vec3(-0.12, 0.25, 0.0), vec3(0.12, 0.25, 0.0), 0.05), #23242e, 0.6);
      put((slab(yaw(p - vec3(-1.1, 0.0, 1.0), 0.15), vec3(1.4, 0.14 + 0.03 * sin(p.x * 8.0), 0.9), 0.05)) * 0.8, #f4eff0, 0.5);`,
    paint: `if (c.r > 1.5) return c; vec3 q = p - vec3(-0.2, 1.2, -0.6); float glow = exp(-dot(q, q) * 0.16) * clamp(0.4 + 0.6 * n.y, 0.0, 1.0); c += vec3(0.5, 0.05, 0.04) * glow * (0.12 + c);`,
  },
];

export const careProtocols: readonly Picture[] = [...clearSkin, ...calm, ...beyond, ...others];
