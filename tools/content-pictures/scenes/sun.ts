import { looks } from '../looks.ts';
import type { Picture } from '../picture.ts';

/** A hand on its back: index and middle finger stretched, the others bent; fingers point to the left. */
const hand = `
float finger(vec3 p, vec3 a, vec3 b, vec3 c, float r) { return smin(taper(p, a, b, r, r * 0.94), taper(p, b, c, r * 0.94, r * 0.82), 0.06); }
float handShape(vec3 p) {
  float d = smin(egg(p - vec3(1.75, 0.42, 0.05), vec3(0.95, 0.34, 0.8)), taper(p, vec3(2.3, 0.42, 0.1), vec3(4.8, 0.48, 0.45), 0.42, 0.52), 0.5);
  d = smin(d, finger(p, vec3(1.2, 0.45, -0.42), vec3(-0.1, 0.56, -0.6), vec3(-1.45, 0.48, -0.7), 0.225), 0.16);
  float second = smin(d, finger(p, vec3(1.15, 0.45, 0.0), vec3(-0.25, 0.58, -0.02), vec3(-1.75, 0.49, 0.02), 0.235), 0.03);
  d = mix(second, smin(d, second, 0.16), smoothstep(0.5, 1.2, p.x));
  d = smin(d, finger(p, vec3(1.15, 0.42, 0.42), vec3(0.35, 0.46, 0.6), vec3(0.75, 0.3, 0.62), 0.21), 0.08);
  d = smin(d, finger(p, vec3(1.35, 0.38, 0.7), vec3(0.7, 0.4, 0.9), vec3(1.05, 0.26, 0.9), 0.175), 0.08);
  d = smin(d, finger(p, vec3(2.1, 0.5, -0.5), vec3(1.45, 0.5, -0.95), vec3(0.7, 0.4, -1.15), 0.2), 0.14);
  return d;
}`;

export const sun: readonly Picture[] = [
  {
    id: 'two-fingers-of-sunscreen',
    title: 'Two fingers of sunscreen',
    description: 'A hand with two fingers stretched out, a line of white sunscreen along each',
    eye: [0.4, 4.6, 5.2],
    at: [0.35, 0.4, -0.1],
    lens: 1.95,
    look: looks.sand,
    parts: hand,
    solid: `
      put(handShape(p) * 0.9, #c08a68, 0.32);
      float bead = 0.02 * sin(p.x * 11.0);
      put(rod(p, vec3(-1.35, 0.7, -0.64), vec3(0.75, 0.75, -0.43), 0.085 + bead), #fdfbf6, 0.6);
      put(rod(p, vec3(-1.65, 0.71, 0.07), vec3(0.7, 0.78, 0.04), 0.085 + bead), #fdfbf6, 0.6);
      vec3 t = yaw(p - vec3(-0.6, 0.34, -2.3), 0.22);
      tube(vec3(t.z, t.x + 1.3, t.y), 0.34, 2.6, #f6c667, INDIGO);`,
  },
  {
    id: 'sunscreen-in-the-snow',
    title: 'Above the tree line',
    description: 'A tube of sunscreen stands in wind-blown snow and throws a long blue shadow',
    eye: [0, 2.5, 8.2],
    at: [0, 1.35, 0],
    look: {
      floor: '#f3f7fb',
      wall: '#8fb4dc',
      depth: 7,
      light: [-0.8, 0.3, 0.12],
      panes: [80, 80],
      paneAt: [20, 20],
      bars: [80, 80],
      key: 1.75,
      fill: 0.5,
      exposure: 0.86,
    },
    solid: `
      float h = 0.3 * sin(p.x * 0.8 + 0.4) + 0.26 * sin(p.z * 0.9 + p.x * 0.35) + 0.06 * sin(p.x * 1.6 + p.z * 4.0 + sin(p.x * 1.3)) + 0.02 * noise(p * 6.0) + 0.32;
      put((p.y - h) * 0.7, #fbfdff, 0.2);
      float far = 1.1 * smoothstep(5.2, 0.0, abs(p.x - 2.4)) + 1.6 * smoothstep(3.8, 0.0, abs(p.x + 3.2)) + 0.25 * fbm(p * 1.4);
      put(max(p.y - far - 0.6 - 0.25 * abs(sin(p.x * 1.7)), abs(p.z + 5.0) - 0.6) * 0.45, #cfdff0, 0.1);
      vec3 t = tip(p - vec3(0.1, 0.42, 0.5), 0.12);
      tube(t, 0.46, 2.1, #f6c667, INDIGO);
      put(max(block(t - vec3(0.0, 1.05, 0.0), vec3(0.9, 0.16, 0.9), 0.0), length(t.xz / vec2(0.515, 0.34)) - 1.0) * 0.4, IVORY, 0.3);`,
  },
  {
    id: 'what-spf-says',
    title: 'The arc of the sun',
    description:
      'Seven balls, pale to deep orange, on the arc that the sun takes over a day, and a tube of sunscreen below',
    eye: [0, 2.1, 8.4],
    at: [0, 1.25, 0],
    look: looks.mist,
    solid: `
      put(slab(p - vec3(0.0, 0.0, 0.0), vec3(5.6, 0.18, 1.4), 0.04), IVORY, 0.2);
      put(max(length(vec2(length(p.xy - vec2(0.0, 0.18)) - 2.15, p.z)) - 0.035, 0.18 - p.y), METAL, 0.8);
      for (int i = 0; i < 7; i++) { float k = float(i), a = 0.3 + k * 0.424; put(ball(p - vec3(-cos(a) * 2.15, 0.18 + sin(a) * 2.15, 0.0), 0.17 + 0.1 * sin(a)), mix(#f3e2b8, #dd7a2c, pow(sin(a), 2.0)), 0.5); }
      tube(p - vec3(0.0, 0.18, 0.1), 0.3, 1.35, IVORY, INDIGO);`,
  },
];
