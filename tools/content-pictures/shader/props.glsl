// Things that scenes put on the table: each is added to the nearest surface with its color and gloss.

const vec3 IVORY = #f3eee6, INDIGO = #353954, STEEL = #5a789f, STONE = #d8cfc3, SAND = #c9b9a4, CLAY = #b9775c, SAGE = #a3b093, BLUSH = #dfb8a8, AMBER = #d1922f, METAL = #c4c8cf, CREAM = #f6f0e4, LEAF = #7d9070;

void jar(vec3 p, float r, float h, vec3 body, vec3 lid) {
  if (drum(p, r + 0.1, h + 0.1, 0.02) > 0.3) { put(drum(p, r, h, 0.02), body, 0.4); return; }
  put(drum(p, r, h * 0.6, r * 0.09), body, 0.5);
  put(drum(p - vec3(0.0, h * 0.615, 0.0), r * 0.985, h * 0.385, r * 0.05), lid, 0.45);
}
void openJar(vec3 p, float r, float h, vec3 body, vec3 cream) {
  put(smax(drum(p, r, h, r * 0.09), -drum(p - vec3(0.0, h * 0.2, 0.0), r * 0.86, h, 0.03), 0.03), body, 0.5);
  float a = atan(p.z, p.x), l = length(p.xz);
  float swirl = sin(a + l / r * 11.0) * 0.022 * smoothstep(0.0, 0.25, l / r) + (1.0 - l / r) * 0.16 * h;
  put((drum(p, r * 0.85, h * 0.86 + swirl, 0.05)) * 0.8, cream, 0.5);
}
void dropper(vec3 p, float r, float h, vec3 body, vec3 cap) {
  if (drum(p, r + 0.1, h * 1.6, 0.02) > 0.3) { put(drum(p, r, h * 1.5, 0.02), body, 0.4); return; }
  float d = drum(p, r, h, r * 0.25);
  d = smin(d, drum(p - vec3(0.0, h * 0.95, 0.0), r * 0.42, h * 0.15, 0.01), 0.06);
  put(d, body, 0.8);
  put(drum(p - vec3(0.0, h * 1.08, 0.0), r * 0.5, h * 0.2, 0.015), cap, 0.5);
  put(rod(p, vec3(0.0, h * 1.28, 0.0), vec3(0.0, h * 1.48, 0.0), r * 0.27), cap * 0.9 + 0.02, 0.3);
}
void pump(vec3 p, float r, float h, vec3 body, vec3 cap) {
  if (drum(p, r + 0.1, h * 1.5, 0.02) > 0.4) { put(drum(p, r, h * 1.4, 0.02), body, 0.4); return; }
  put(drum(p, r, h, r * 0.18), body, 0.55);
  put(drum(p - vec3(0.0, h * 1.005, 0.0), r * 0.5, h * 0.1, 0.015), cap, 0.5);
  put(drum(p - vec3(0.0, h * 1.1, 0.0), r * 0.16, h * 0.14, 0.01), cap, 0.5);
  put(block(p - vec3(-r * 0.28, h * 1.27, 0.0), vec3(r * 0.72, r * 0.14, r * 0.24), r * 0.12), cap, 0.5);
}
void flacon(vec3 p, float r, float h, vec3 body, vec3 cap) {
  if (drum(p, r + 0.1, h * 1.3, 0.02) > 0.3) { put(drum(p, r, h * 1.25, 0.02), body, 0.4); return; }
  float d = drum(p, r, h, r * 0.3);
  put(smin(d, drum(p - vec3(0.0, h * 0.9, 0.0), r * 0.4, h * 0.16, 0.01), 0.08), body, 0.6);
  put(drum(p - vec3(0.0, h * 1.04, 0.0), r * 0.52, h * 0.22, 0.02), cap, 0.5);
}
/** Stands on its cap; flat at the crimp. */
void tube(vec3 p, float r, float h, vec3 body, vec3 cap) {
  put(drum(p, r * 0.92, h * 0.2, 0.02), cap, 0.5);
  float k = clamp((p.y - h * 0.2) / (h * 0.8), 0.0, 1.0);
  vec2 oval = vec2(mix(r, r * 1.22, k), mix(r, 0.03, smoothstep(0.0, 1.0, k)));
  float across = (length(p.xz / oval) - 1.0) * min(oval.x, oval.y);
  put(max(across, abs(p.y - h * 0.605) - h * 0.395) * 0.55, body, 0.5);
}
/** A label's band around something round. */
void band(vec3 p, float r, float y, float h, vec3 color) { put(drum(p - vec3(0.0, y, 0.0), r + 0.006, h, 0.003), color, 0.4); }

void towels(vec3 p, vec3 size_, int count, vec3 color) {
  if (slab(p, vec3(size_.x, size_.y * float(count), size_.z) + 0.1, 0.05) > 0.4) { put(slab(p, vec3(size_.x, size_.y * float(count), size_.z), 0.05), color, 0.0); return; }
  for (int i = 0; i < count; i++) {
    vec3 q = p - vec3(sin(float(i) * 2.4) * 0.03, float(i) * size_.y, cos(float(i) * 1.7) * 0.02);
    q.y += 0.012 * sin(q.x * 5.0 + float(i)) * smoothstep(0.0, size_.y, q.y);
    float loop = (noise(q * 34.0) - 0.5) * 0.012;
    float fold = slab(q, vec3(size_.x, size_.y * 0.98, size_.z), size_.y * 0.46);
    float crease = abs(q.y - size_.y * 0.5) - 0.012;
    put((smax(fold, -max(crease, 0.06 - abs(abs(q.z) - size_.z * 0.5) - 0.03), 0.03) + loop) * 0.7, color, 0.0);
  }
}
void rolledTowel(vec3 p, float r, float l, vec3 color) {
  vec3 q = p - vec3(0.0, r, 0.0);
  float a = atan(q.y, q.z), d = length(q.yz);
  float groove = abs(fract(d / 0.075 - a / 6.28318) - 0.5);
  float end = smoothstep(0.18, 0.0, groove) * 0.03 * smoothstep(l - 0.05, l, abs(q.x));
  vec2 e = abs(vec2(d, q.x)) - vec2(r, l) + 0.06;
  put((min(max(e.x, e.y), 0.0) + length(max(e, 0.0)) - 0.06 + end + (noise(q * 34.0) - 0.5) * 0.012) * 0.7, color, 0.0);
}
/** Lies along x, bristles to the left. */
void fanBrush(vec3 p, vec3 handle, vec3 hair) {
  put(taper(p, vec3(0.35, 0.07, 0.0), vec3(2.1, 0.07, 0.0), 0.055, 0.03), handle, 0.6);
  put(taper(p, vec3(0.1, 0.07, 0.0), vec3(0.4, 0.07, 0.0), 0.085, 0.058), #c9ccd2, 0.9);
  vec3 q = p - vec3(0.1, 0.07, 0.0);
  float out_ = clamp(-q.x / 0.55, 0.0, 1.0);
  float tuft = length(vec2(max(abs(q.z) - mix(0.05, 0.27, out_), 0.0), max(abs(q.y) - mix(0.045, 0.008, out_), 0.0))) - 0.018;
  tuft = smax(smax(tuft, q.x, 0.02), length(vec2(q.x, q.z * 0.5)) - 0.55, 0.03);
  put(tuft * 0.7, hair * (0.9 + 0.1 * sin(atan(q.z, 0.45 - q.x) * 120.0)), 0.15);
}
void stone(vec3 p, vec3 r, vec3 color) {
  put((egg(p - vec3(0.0, r.y * 0.94, 0.0), r) + (noise(p * 2.2 + r.x * 9.0) - 0.5) * 0.06) * 0.9, color, 0.2);
}
void timer(vec3 p, vec3 color) {
  vec3 q = nod(p - vec3(0.0, 0.4, 0.0), 0.2);
  float d = length(vec2(length(q.xy), 0.0)) - 0.4;
  put(smax(d, abs(q.z) - 0.14, 0.06), color, 0.5);
  put(smax(length(q.xy) - 0.33, abs(q.z - 0.02) - 0.13, 0.01), #f6f2ea, 0.4);
  put(rod(q, vec3(0.0, 0.0, 0.155), vec3(0.0, 0.24, 0.155), 0.014), #353954, 0.3);
  put(rod(q, vec3(0.0, 0.0, 0.155), vec3(0.14, -0.08, 0.155), 0.014), #a8563f, 0.3);
  float a = atan(q.y, q.x), s = 6.28318 / 12.0;
  float b = (fract(a / s + 0.5) - 0.5) * s;
  vec2 t = length(q.xy) * vec2(cos(b), sin(b));
  put(block(vec3(t - vec2(0.285, 0.0), q.z - 0.15), vec3(0.022, 0.008, 0.006), 0.003), #5a789f, 0.3);
}
/** Whoever mixes powders: wires and a handle, lying along x. */
void spatula(vec3 p, vec3 color) {
  float k = smoothstep(0.9, 0.2, p.x);
  put(block(p - vec3(0.7, 0.05, 0.0), vec3(0.95, mix(0.035, 0.016, k), mix(0.045, 0.15, k)), 0.015) * 0.8, color, 0.6);
}
void atom(vec3 p, float r, vec3 color) { put(ball(p, r), color, 0.55); }
/** A dish of clear glass would cost three times as long: frosted. */
void plate(vec3 p, float r, vec3 color, vec3 filling) {
  put(dish(p, r, 0.22, 0.05), color, 0.7);
  put(drum(p - vec3(0.0, 0.03, 0.0), r - 0.06, 0.11, 0.02), filling, 0.9);
}
void bowlOf(vec3 p, float r, vec3 color, vec3 filling) {
  put(bowl(p, r, 0.035), color, 0.6);
  vec3 q = p - vec3(0.0, r, 0.0);
  float top = q.y + r * 0.38 - 0.02 * sin(q.x * 6.0 / r) * sin(q.z * 5.0 / r + 1.0);
  put(smax(length(q) - r + 0.05, top, 0.03), filling, 0.55);
}
void tray(vec3 p, vec2 size_, vec3 color) {
  put(smax(slab(p, vec3(size_.x, 0.16, size_.y), 0.07), -slab(p - vec3(0.0, 0.05, 0.0), vec3(size_.x - 0.12, 0.4, size_.y - 0.12), 0.05), 0.02), color, 0.5);
}
void pads(vec3 p, float r, int count) {
  for (int i = 0; i < count; i++) put((drum(p - vec3(0.02 * sin(float(i) * 3.0), 0.09 * float(i), 0.02 * cos(float(i) * 4.0)), r, 0.085, 0.04) + (noise(p * 40.0) - 0.5) * 0.012) * 0.8, #f7f3ec, 0.0);
}
void sprig(vec3 p, int count, float size_, vec3 color) {
  if (block(p - vec3(size_ * 1.2, 0.2, 0.0), vec3(size_ * 2.1, 0.6, size_ * 1.2), 0.1) > 0.4) { put(block(p - vec3(size_ * 1.2, 0.2, 0.0), vec3(size_ * 2.1, 0.6, size_ * 1.2), 0.1), color, 0.2); return; }
  put(taper(p, vec3(0.0, 0.05, 0.0), vec3(size_ * 2.4, 0.1, 0.0), 0.025, 0.012), color * 0.8, 0.2);
  for (int i = 0; i < count; i++) {
    float k = float(i) / float(count), side = mod(float(i), 2.0) * 2.0 - 1.0;
    put(leaf(yaw(p - vec3(size_ * (0.3 + 2.0 * k), 0.06 + 0.03 * k, 0.0), -side * (0.95 - 0.45 * k)), size_ * (1.0 - 0.35 * k), size_ * 0.22), mix(color, color * 1.25, k), 0.35);
  }
}
