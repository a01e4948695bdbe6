import { looks } from '../looks.ts';
import type { Look, Picture } from '../picture.ts';

/** A sculpted head, eyes closed. Its middle is between the ears; hair and clothes are added by each person. */
export const head = `
float face(vec3 p, float jaw, float nose_, float age) {
  vec3 m = vec3(abs(p.x), p.y, p.z);
  float d = egg(p - vec3(0.0, 0.12, -0.08), vec3(0.62, 0.74, 0.74));
  d = smin(d, egg(p - vec3(0.0, -0.34, 0.16), vec3(0.44 * jaw, 0.5, 0.46)), 0.28);
  d = smin(d, egg(m - vec3(0.3, -0.12, 0.42), vec3(0.2, 0.16, 0.16)), 0.2);
  d = smax(d, -egg(m - vec3(0.25, 0.06, 0.72), vec3(0.17, 0.1, 0.14)), 0.16);
  d = smin(d, egg(m - vec3(0.24, 0.045, 0.5), vec3(0.13, 0.085, 0.12)), 0.05);
  d = smin(d, rod(m, vec3(0.1, 0.2, 0.6), vec3(0.36, 0.2, 0.47), 0.03), 0.11);
  d = smin(d, taper(p, vec3(0.0, 0.14, 0.6), vec3(0.0, -0.2, 0.74 + nose_), 0.045, 0.075), 0.12);
  d = smin(d, ball(m - vec3(0.075, -0.22, 0.66), 0.05), 0.05);
  d = smin(d, egg(p - vec3(0.0, -0.43, 0.57), vec3(0.17, 0.045, 0.07)), 0.06);
  d = smin(d, egg(p - vec3(0.0, -0.51, 0.56), vec3(0.13, 0.05, 0.075)), 0.06);
  d = smax(d, -rod(m, vec3(0.0, -0.468, 0.67), vec3(0.175, -0.425, 0.57), 0.008), 0.03);
  d = smin(d, egg(p - vec3(0.0, -0.72, 0.46), vec3(0.14, 0.11, 0.12)), 0.14);
  d = smax(d, -rod(m, vec3(0.17, -0.25, 0.66), vec3(0.245, -0.44, 0.555), 0.001), 0.035 * age + 0.001);
  d = smin(d, egg(yaw(m - vec3(0.63, -0.04, -0.06), -0.35), vec3(0.06, 0.2, 0.13)), 0.05);
  return smin(d, taper(p, vec3(0.0, -0.4, -0.12), vec3(0.0, -1.4, -0.2), 0.33, 0.36), 0.16);
}
float shoulders(vec3 p) {
  vec3 m = vec3(abs(p.x), p.y, p.z);
  return smin(egg(m - vec3(0.5, -1.82, -0.2), vec3(0.74, 0.52, 0.48)), egg(p - vec3(0.0, -2.1, -0.15), vec3(1.1, 0.9, 0.6)), 0.4);
}
vec3 features(vec3 p, vec3 c, vec3 lips, vec3 brow) {
  vec3 m = vec3(abs(p.x), p.y, p.z);
  if (p.z > 0.2) {
    c = mix(c, lips, 0.6 * smoothstep(0.03, -0.01, min(egg(p - vec3(0.0, -0.425, 0.6), vec3(0.17, 0.045, 0.1)), egg(p - vec3(0.0, -0.515, 0.6), vec3(0.14, 0.05, 0.1)))));
    c = mix(c, brow, 0.8 * smoothstep(0.026, 0.006, min(taper(vec3(m.xy, 0.0), vec3(0.13, 0.215, 0.0), vec3(0.29, 0.255, 0.0), 0.014, 0.01), taper(vec3(m.xy, 0.0), vec3(0.29, 0.255, 0.0), vec3(0.41, 0.2, 0.0), 0.01, 0.001))));
    float lid = abs(m.y - (0.005 + 3.0 * (m.x - 0.25) * (m.x - 0.25)));
    c = mix(c, brow, 0.8 * smoothstep(0.022, 0.008, lid) * step(abs(m.x - 0.25), 0.115));
    c = mix(c, lips, 0.14 * smoothstep(0.22, 0.05, length(m.xy - vec2(0.33, -0.17))));
  }
  return c;
}
void coat(vec3 p, vec3 color, vec3 shirt) {
  float d = shoulders(p);
  float v = abs(p.x) - 0.1 - 0.42 * (p.y + 1.75);
  put(d - 0.01, shirt, 0.1);
  put(smax(d - 0.06, -v * 0.8, 0.04) * 0.9, color, 0.1);
  put(smax(smax(d - 0.11, abs(v - 0.07) - 0.11, 0.03), max(p.y + 1.18, 0.0 - p.z), 0.04) * 0.8, color, 0.1);
}`;

interface Person {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly look: Partial<Look>;
  readonly turn: number;
  readonly skin: string;
  readonly lips: string;
  readonly brow: string;
  readonly shape: string;
  readonly dress: string;
}

const room: Partial<Look> = {
  panes: [9, 9],
  paneAt: [1.2, 0],
  bars: [30, 30],
  depth: 2.6,
  light: [-0.72, 0.5, 0.62],
  key: 1.55,
  fill: 0.72,
};

const portrait = ({ id, title, description, look, turn, skin, lips, brow, shape, dress }: Person): Picture => ({
  id,
  title,
  description,
  isPortrait: true,
  eye: [0, 2.35, 7.2],
  at: [0, 2.1, 0],
  lens: 2.1,
  look: { ...room, ...look },
  parts: head,
  solid: `vec3 q = yaw(p - vec3(0.0, 2.3, 0.0), ${turn.toFixed(2)}); put(face(q, ${shape}) * 0.8, ${skin}, 0.22); ${dress}`,
  paint: `vec3 q = yaw(p - vec3(0.0, 2.3, 0.0), ${turn.toFixed(2)}); vec3 skin = ${skin}; if (distance(c, skin) < 0.02) c = features(q, c, ${lips}, ${brow});`,
});

export const people: readonly Picture[] = [
  portrait({
    id: 'marianne-holt',
    title: 'Marianne Holt',
    description:
      'Drawn portrait of Marianne Holt: silver hair in a bob, light skin, a white coat over a steel-blue blouse',
    look: looks.sand,
    turn: -0.3,
    skin: '#dfb49c',
    lips: '#b06a60',
    brow: '#9c928a',
    shape: '0.97, 0.0, 1.0',
    dress: `
      float h = egg(q - vec3(0.0, 0.2, -0.14), vec3(0.74, 0.78, 0.8));
      h = smin(h, egg(vec3(abs(q.x), q.yz) - vec3(0.52, -0.2, -0.1), vec3(0.28, 0.62, 0.46)), 0.25);
      h = smin(h, egg(q - vec3(0.0, -0.15, -0.5), vec3(0.66, 0.66, 0.4)), 0.3);
      h = smax(h, -egg(q - vec3(0.06, -0.22, 0.75), vec3(0.55, 0.78, 0.66)), 0.08);
      put((h + 0.012 * sin(q.x * 26.0 + sin(q.y * 5.0) * 2.0)) * 0.75, #c9c5c0, 0.45);
      coat(q, IVORY, STEEL);`,
  }),
  portrait({
    id: 'tomas-reyes',
    title: 'Tomás Reyes',
    description: 'Drawn portrait of Tomás Reyes: short black hair and beard, light brown skin, an indigo tunic',
    look: looks.steel,
    turn: 0.28,
    skin: '#c08e69',
    lips: '#9d6453',
    brow: '#2a211d',
    shape: '1.12, 0.02, 0.5',
    dress: `
      float h = egg(q - vec3(0.0, 0.28, -0.12), vec3(0.68, 0.7, 0.78));
      h = smax(h, -egg(q - vec3(0.0, -0.16, 0.72), vec3(0.62, 0.72, 0.62)), 0.06); h = smax(h, -0.05 - q.y + q.z * 0.2 - 0.12, 0.06);
      put((h + 0.02 * noise(q * 16.0)) * 0.8, #2a211d, 0.35);
      float b = egg(q - vec3(0.0, -0.46, 0.17), vec3(0.55, 0.5, 0.56));
      b = smax(b, q.y + 0.34 - 0.5 * max(abs(q.x) - 0.26, 0.0), 0.08); b = smax(b, -egg(q - vec3(0.0, -0.42, 0.66), vec3(0.2, 0.1, 0.3)), 0.04);
      put((b + 0.012 * noise(q * 24.0)) * 0.8, #33271f, 0.15);
      coat(q, INDIGO, #2a2d48);`,
  }),
  portrait({
    id: 'naomi-okafor',
    title: 'Naomi Okafor',
    description:
      'Drawn portrait of Naomi Okafor: black hair in a high round bun, dark brown skin, gold earrings, a white coat over terracotta',
    look: looks.clay,
    turn: -0.26,
    skin: '#6b412c',
    lips: '#7c3a34',
    brow: '#1a1311',
    shape: '0.98, -0.01, 0.3',
    dress: `
      float h = egg(q - vec3(0.0, 0.24, -0.14), vec3(0.66, 0.68, 0.74)); h = smax(h, -egg(q - vec3(0.0, -0.2, 0.72), vec3(0.66, 0.75, 0.62)), 0.05); h = smax(h, -q.y - 0.16, 0.06);
      put((h + 0.015 * noise(q * 30.0)) * 0.8, #1d1614, 0.15);
      put((ball(q - vec3(0.0, 0.98, -0.3), 0.4) + 0.06 * noise(q * 15.0) - 0.02) * 0.7, #1d1614, 0.1);
      put(ring(q - vec3(0.0, 0.72, -0.24), 0.28, 0.06), CLAY, 0.3);
      vec3 m = vec3(abs(q.x), q.yz); put(ball(m - vec3(0.66, -0.28, -0.02), 0.05), AMBER, 0.95);
      coat(q, IVORY, CLAY);`,
  }),
  portrait({
    id: 'priya-nair',
    title: 'Priya Nair',
    description:
      'Drawn portrait of Priya Nair: long black hair behind the shoulders, round glasses, brown skin, a white laboratory coat',
    look: looks.sage,
    turn: 0.3,
    skin: '#a06d48',
    lips: '#94524a',
    brow: '#1c1716',
    shape: '0.94, 0.0, 0.1',
    dress: `
      float h = egg(q - vec3(0.0, 0.22, -0.14), vec3(0.7, 0.74, 0.78));
      h = smin(h, egg(q - vec3(0.0, -0.75, -0.5), vec3(0.74, 1.1, 0.34)), 0.35);
      h = smax(h, -egg(q - vec3(0.0, -0.2, 0.74), vec3(0.6, 0.76, 0.66)), 0.07);
      put((h + 0.01 * sin(q.x * 30.0 + q.z * 8.0)) * 0.75, #1e1918, 0.55);
      vec3 m = vec3(abs(q.x), q.yz); vec3 g = m - vec3(0.25, 0.04, 0.67);
      put(length(vec2(length(g.xy) - 0.185, g.z)) - 0.017, INDIGO, 0.8); put(rod(q, vec3(-0.07, 0.08, 0.69), vec3(0.07, 0.08, 0.69), 0.016), INDIGO, 0.8); put(rod(m, vec3(0.43, 0.07, 0.65), vec3(0.64, 0.06, 0.0), 0.016), INDIGO, 0.8);
      coat(q, IVORY, SAGE);`,
  }),
  portrait({
    id: 'caroline-voss',
    title: 'Caroline Voss',
    description:
      'Drawn portrait of Caroline Voss: auburn hair swept to one side, fair skin, a dark blue blazer over white',
    look: looks.mist,
    turn: 0.22,
    skin: '#e6bda6',
    lips: '#b5645c',
    brow: '#7a4a30',
    shape: '0.95, 0.01, 0.6',
    dress: `
      float h = egg(q - vec3(0.0, 0.24, -0.12), vec3(0.72, 0.76, 0.8));
      h = smin(h, egg(q - vec3(0.55, -0.55, 0.0), vec3(0.26, 0.85, 0.36)), 0.3); h = smin(h, egg(q - vec3(-0.3, -0.3, -0.5), vec3(0.5, 0.7, 0.4)), 0.3);
      h = smax(h, -egg(q - vec3(-0.1, -0.24, 0.76), vec3(0.58, 0.84, 0.68)), 0.09);
      put((h + 0.02 * sin(q.x * 14.0 + q.y * 6.0 + sin(q.y * 4.0))) * 0.7, #8a4a2b, 0.5);
      coat(q, INDIGO, IVORY);`,
  }),
];
