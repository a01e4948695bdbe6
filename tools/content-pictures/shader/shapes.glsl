// Distances of shapes. All stand on their foot at y = 0 unless their name says otherwise.
mat2 turn(float a) { float c = cos(a), s = sin(a); return mat2(c, s, -s, c); }
vec3 yaw(vec3 p, float a) { p.xz = turn(a) * p.xz; return p; }
vec3 tip(vec3 p, float a) { p.xy = turn(a) * p.xy; return p; }
vec3 nod(vec3 p, float a) { p.yz = turn(a) * p.yz; return p; }
float random(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }
float smax(float a, float b, float k) { return -smin(-a, -b, k); }
float noise(vec3 p) {
  vec3 i = floor(p), f = p - i;
  f = f * f * (3.0 - 2.0 * f);
  vec4 a = fract(sin(dot(i, vec3(1.0, 57.0, 113.0)) + vec4(0.0, 1.0, 57.0, 58.0)) * 43758.5453);
  vec4 b = fract(sin(dot(i, vec3(1.0, 57.0, 113.0)) + vec4(113.0, 114.0, 170.0, 171.0)) * 43758.5453);
  vec4 z = mix(a, b, f.z);
  vec2 y = mix(z.xy, z.zw, f.y);
  return mix(y.x, y.y, f.x);
}
float fbm(vec3 p) { return noise(p) * 0.55 + noise(p * 2.1 + 7.0) * 0.3 + noise(p * 4.3 + 3.0) * 0.15; }

float ball(vec3 p, float r) { return length(p) - r; }
/** Middle at the origin. */
float block(vec3 p, vec3 half_, float r) { vec3 q = abs(p) - half_ + r; return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - r; }
float slab(vec3 p, vec3 size_, float r) { return block(p - vec3(0.0, size_.y * 0.5, 0.0), size_ * 0.5, r); }
float drum(vec3 p, float radius, float height, float r) {
  vec2 q = abs(vec2(length(p.xz), p.y - height * 0.5)) - vec2(radius, height * 0.5) + r;
  return min(max(q.x, q.y), 0.0) + length(max(q, 0.0)) - r;
}
float rod(vec3 p, vec3 a, vec3 b, float r) { vec3 q = p - a, d = b - a; return length(q - d * clamp(dot(q, d) / dot(d, d), 0.0, 1.0)) - r; }
/** A rod whose ends differ. */
float taper(vec3 p, vec3 a, vec3 b, float ra, float rb) {
  vec3 q = p - a, d = b - a; float h = clamp(dot(q, d) / dot(d, d), 0.0, 1.0);
  return (length(q - d * h) - mix(ra, rb, h)) * 0.9;
}
float ring(vec3 p, float radius, float r) { return length(vec2(length(p.xz) - radius, p.y)) - r; }
float egg(vec3 p, vec3 r) { float k = length(p / r), m = length(p / (r * r)); return k * (k - 1.0) / max(m, 1e-4); }
float cone(vec3 p, float foot, float top, float height) {
  float h = clamp(p.y / height, 0.0, 1.0);
  return max(length(p.xz) - mix(foot, top, h), abs(p.y - height * 0.5) - height * 0.5) * 0.92;
}
float bowl(vec3 p, float radius, float wall) {
  float outside = length(p - vec3(0.0, radius, 0.0)) - radius;
  float shell = smax(abs(outside + wall) - wall, p.y - radius * 0.78, 0.03);
  return min(shell, drum(p, radius * 0.42, radius * 0.1, 0.02));
}
float dish(vec3 p, float radius, float height, float wall) {
  return smax(drum(p, radius, height, 0.05), -drum(p - vec3(0.0, wall, 0.0), radius - wall, height, 0.04), 0.025);
}
float drop(vec3 p, float r) { return smax(egg(p, vec3(r, r * 0.62, r)), -p.y - 0.002, 0.02); }
float leaf(vec3 p, float length_, float width) {
  float along = clamp(p.x / length_, 0.0, 1.0);
  float edge = width * pow(sin(3.14159 * pow(along, 0.8)), 0.85);
  float bend = 0.16 * length_ * along * (1.0 - along);
  float fold = abs(p.z) * 0.28;
  vec3 q = vec3(max(-p.x, p.x - length_), p.y - bend - fold, max(abs(p.z) - edge, 0.0));
  return (length(vec3(max(q.x, 0.0), q.y, q.z)) - 0.012) * 0.55;
}
