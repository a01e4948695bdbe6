import { looks } from '../looks.ts';
import type { Picture } from '../picture.ts';

/** A block of skin, cut like a cake: horny cells, epidermis, dermis with its fibers, fat. */
const skin = `
void skinBlock(vec3 p, float waves, vec3 top) {
  if (slab(p, vec3(3.4, 2.0, 2.0), 0.05) > 0.4) { put(slab(p, vec3(3.4, 2.0, 2.0), 0.05), top, 0.3); return; }
  float w = sin(p.x * 7.0) * 0.045 * waves + sin(p.x * 3.1 + p.z * 4.0) * 0.03;
  vec3 half_ = vec3(1.6, 1.0, 0.9);
  put(smax(slab(p, vec3(3.2, 3.0, 1.8), 0.06), p.y - 0.55 - w * 0.6, 0.03) * 0.9, #edcf94, 0.3);
  put(smax(slab(p - vec3(0.0, 0.57, 0.0), vec3(3.17, 3.0, 1.77), 0.06), p.y - 1.3 - w, 0.03) * 0.9, #e6aa9c, 0.3);
  put(smax(slab(p - vec3(0.0, 1.32, 0.0), vec3(3.14, 3.0, 1.74), 0.06), p.y - 1.62 - w * 0.4, 0.03) * 0.9, top, 0.35);
  vec3 q = p; q.y -= 1.66 + w * 0.3;
  float row = floor(q.y / 0.1); q.x += row * 0.21;
  vec3 cell = vec3(abs(fract(q.x / 0.42) - 0.5) * 0.42, q.y - (clamp(row, 0.0, 2.0) + 0.5) * 0.1, abs(fract(q.z / 0.42) - 0.5) * 0.42);
  float brick = block(vec3(0.21 - cell.x, cell.y, 0.21 - cell.z) * vec3(-1.0, 1.0, -1.0) + vec3(0.21, 0.0, 0.21) - vec3(0.21, 0.0, 0.21), vec3(0.195, 0.04, 0.195), 0.03);
  put(smax(brick, block(p - vec3(0.0, 1.8, 0.0), vec3(1.57, 0.3, 0.87), 0.05), 0.01) * 0.8, mix(top, #fff4e6, 0.6), 0.3);
}`;

export const concerns: readonly Picture[] = [
  {
    id: 'dry-or-dehydrated',
    title: 'Oil and water',
    description:
      'Two white dishes side by side in window light, one of golden oil, one of water, and a sprig of leaves',
    eye: [0, 3.8, 6.4],
    at: [0.05, 0.3, 0],
    lens: 2.1,
    look: looks.sand,
    solid: `
      vec3 a = p - vec3(-1.15, 0.0, 0.05), b = p - vec3(1.25, 0.0, -0.25);
      put(drum(p - vec3(-1.15, -0.02, 0.05), 1.25, 0.2, 0.03), #cfc6ba, 0.2);
      put(dish(a - vec3(0.0, 0.2, 0.0), 0.95, 0.42, 0.08), IVORY, 0.6);
      put(drum(a - vec3(0.0, 0.24, 0.0), 0.86, 0.28, 0.02), AMBER, 0.97);
      put(dish(b, 0.95, 0.42, 0.08), IVORY, 0.6);
      put(drum(b - vec3(0.0, 0.04, 0.0), 0.86, 0.28 + 0.007 * sin(length(b.xz - 0.15) * 34.0) * exp(-length(b.xz - 0.15) * 2.5), 0.02), #b5c6d6, 0.98);
      sprig(yaw(p - vec3(-0.4, 0.0, 1.75), 0.15), 8, 0.62, LEAF);`,
  },
  {
    id: 'when-everything-stings',
    title: 'Almost nothing',
    description: 'Two smooth pebbles and one jar in still water, with wide rings around them',
    eye: [0, 2.9, 7.4],
    at: [0, 0.45, 0],
    look: { ...looks.mist, floor: '#cfdbe2' },
    solid: `
      float l = length(p.xz - vec2(-0.7, 0.2)), m = length(p.xz - vec2(1.5, -0.3));
      put((p.y - 0.05 - 0.018 * sin(l * 9.0) * exp(-l * 0.35) - 0.014 * sin(m * 11.0) * exp(-m * 0.5)) * 0.9, #cbd9e2, 0.97);
      stone(p - vec3(-0.8, -0.12, 0.2), vec3(1.05, 0.42, 0.75), #b9b4ae);
      stone(p - vec3(-0.75, 0.62, 0.2), vec3(0.62, 0.28, 0.5), #d9d4cc);
      jar(p - vec3(1.5, 0.0, -0.3), 0.55, 0.72, IVORY, STEEL);`,
  },
  {
    id: 'bumps-on-the-upper-arms',
    title: 'From rough to smooth',
    description: 'A surface of small even bumps that a broad stroke of cream has made smooth',
    eye: [0.2, 4.4, 4.6],
    at: [0.1, 0, 0.1],
    lens: 2.2,
    look: { ...looks.blush, depth: 12, light: [-0.8, 0.36, 0.35], paneAt: [0, 0], panes: [9, 9], bars: [9, 4.5] },
    solid: `
      vec2 s = vec2(p.x + p.z * 0.35, p.z);
      float n = s.x - 0.25 + 0.25 * sin(s.y * 1.3);
      float smooth_ = smoothstep(-0.3, 0.7, n);
      vec2 c = p.xz / 0.3; c.x += 0.5 * mod(floor(c.y), 2.0);
      vec2 id = floor(c);
      vec2 f = (fract(c) - 0.5 + (vec2(random(id), random(id + 7.0)) - 0.5) * 0.26) * 0.3;
      float dome = pow(max(0.0, 1.0 - dot(f, f) / 0.011), 2.0) * (0.035 + 0.035 * random(id + 3.0)) * (1.0 - smooth_);
      put((p.y - dome - 0.02 * fbm(p * 1.3)) * 0.5, #d9a992, 0.3);
      float across = abs(n - 1.25 - 0.05 * sin(s.y * 3.0)) - 0.8;
      float cream = 0.16 + 0.02 * sin(n * 26.0) + 0.05 * sin(n * 7.0 + s.y) + 0.11 * smoothstep(-0.25, 0.0, across);
      put(smax(smax(p.y - cream, across + 0.05 * noise(vec3(s * 3.0, 1.0)), 0.12), abs(s.y + 0.1) - 1.55 - 0.12 * sin(n * 8.0), 0.14) * 0.6, CREAM, 0.55);`,
  },
  {
    id: 'breakouts-on-the-back',
    title: 'After the gym',
    description: 'A pump bottle, folded towels and a bar of soap with foam on a ledge before pale tiles',
    eye: [0, 2.3, 7.8],
    at: [0, 0.95, 0],
    look: { ...looks.sea, depth: 1.6 },
    solid: `
      put(slab(p - vec3(0.0, 0.0, 0.4), vec3(9.0, 0.25, 2.6), 0.03), #efeae2, 0.3);
      towels(p - vec3(-1.6, 0.25, 0.2), vec3(1.7, 0.26, 1.1), 4, IVORY);
      pump(p - vec3(0.4, 0.25, 0.1), 0.42, 1.5, STEEL, INDIGO);
      band(p - vec3(0.4, 0.25, 0.1), 0.42, 0.45, 0.5, IVORY);
      put(slab(p - vec3(1.75, 0.25, 0.5), vec3(1.1, 0.36, 0.75), 0.14), #dfe7df, 0.5);
      for (int i = 0; i < 12; i++) { float k = float(i); put(ball(p - vec3(1.45 + 0.16 * mod(k, 4.0) + 0.05 * sin(k * 3.0), 0.66, 0.3 + 0.2 * floor(k / 4.0)), 0.08 + 0.05 * random(vec2(k, 2.0))), #fbfcfb, 0.6); }
      put(block(p - vec3(0.0, 2.6, -1.62), vec3(9.0, 4.0, 0.1), 0.0) + 0.025 * (1.0 - smoothstep(0.0, 0.035, min(abs(fract(p.x / 1.1) - 0.5) * 1.1, abs(fract(p.y / 1.1) - 0.5) * 1.1))), #dbe7e4, 0.75);`,
  },
  {
    id: 'melasma-and-the-light-indoors',
    title: 'Light through blinds',
    description: 'Light through a blind falls across three tinted smears on a pale slab',
    eye: [0.1, 4.2, 5.8],
    at: [0, 0.1, -0.1],
    lens: 2.05,
    look: { ...looks.sand, panes: [12, 12], bars: [12, 0.95], paneSoft: 0.08, light: [-0.6, 0.55, 0.28] },
    veil: 'return smoothstep(0.2, 0.34, abs(fract(p.y / 0.95) - 0.5)) * 0.75;',
    parts: `void smear(vec3 p, vec3 color) {
      float w = 0.42 + 0.07 * sin(p.z * 2.2) - 0.1 * smoothstep(0.4, 1.3, -p.z);
      float h = 0.05 + 0.025 * sin(p.x * 24.0) * smoothstep(1.0, 0.0, abs(p.z)) + 0.09 * smoothstep(0.6, 1.2, p.z) + 0.03 * sin(p.x * 9.0);
      put(smax(smax(p.y - h, abs(p.x) - w - 0.04 * noise(p * 7.0), 0.08), abs(p.z) - 1.2 - 0.07 * sin(p.x * 15.0), 0.09) * 0.6, color, 0.4);
    }`,
    solid: `
      put(slab(p, vec3(4.7, 0.22, 3.1), 0.04), #f3eee7, 0.3);
      smear(yaw(p - vec3(-1.45, 0.22, 0.0), 0.12), #e8c7a6); smear(yaw(p - vec3(0.0, 0.22, 0.05), 0.1), #bf8a62); smear(yaw(p - vec3(1.45, 0.22, 0.0), 0.08), #7a4b34);`,
  },
  {
    id: 'the-mark-a-spot-leaves',
    title: 'A glass tells them apart',
    description:
      'A drinking glass on a skin-colored surface with red and brown marks; below the glass the red one has faded',
    eye: [0.1, 3.3, 6.2],
    at: [0, 0.5, 0],
    look: { ...looks.blush, floor: '#dfb59d', wall: '#e6c9b8' },
    clear: `put(smax(cone(p - vec3(0.55, 0.02, 0.1), 0.78, 1.0, 1.7), -cone(p - vec3(0.55, 0.32, 0.1), 0.7, 0.96, 1.7), 0.03), #eef6fa, 0.9);`,
    solid: `put(p.y - 0.012 * fbm(p * 9.0), #dfb59d, 0.25);`,
    paint: `if (p.y < 0.06) {
      vec3 w = p + 0.12 * (vec3(fbm(p * 4.0), 0.0, fbm(p * 4.0 + 9.0)) - 0.5);
      float red = smoothstep(0.34, 0.18, length(w.xz - vec2(0.3, 0.0))) * 0.3 + smoothstep(0.36, 0.16, length(w.xz - vec2(-1.75, 0.3)));
      float brown = smoothstep(0.24, 0.12, length(w.xz - vec2(0.85, 0.25))) + smoothstep(0.24, 0.12, length(w.xz - vec2(-1.15, 0.95)));
      c = mix(c, #b5503f, clamp(red, 0.0, 1.0) * 0.65); c = mix(c, #6b3f28, clamp(brown, 0.0, 1.0) * 0.7);
    }`,
  },
  {
    id: 'skin-science',
    title: 'The layers of the skin',
    description:
      'A model of skin, cut open: a wall of flat cells on top, the epidermis, the pink dermis and yellow fat',
    eye: [2.6, 3.3, 7.2],
    at: [0, 1.0, 0],
    lens: 2.2,
    look: looks.steel,
    parts: skin,
    solid: `
      put(drum(p, 2.5, 0.16, 0.03), IVORY, 0.2);
      skinBlock(p - vec3(0.0, 0.16, 0.0), 1.0, #d9968a);`,
    paint: `if (p.y < 0.74 && p.y > 0.18 && c.r > c.b * 1.6) { vec3 q = p * 5.2; q.xy += 0.3 * sin(q.yx * 1.3); vec3 f = fract(q) - 0.5; c *= 0.8 + 0.32 * smoothstep(0.62, 0.3, length(f.xy) * step(0.85, abs(n.z)) + length(f.zy) * step(0.85, abs(n.x))); }
      else if (p.y < 1.5 && p.y > 0.7 && c.r < 0.85) { float f = sin(p.x * 5.0 + sin(p.y * 14.0) * 1.4 + p.z * 3.0) + sin(p.y * 22.0 + sin(p.x * 4.0 + p.z * 4.0) * 2.5); c *= 1.0 + 0.07 * smoothstep(0.6, 1.4, f); }`,
  },
];
