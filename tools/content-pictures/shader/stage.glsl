// Light of one tall window from the left, a paper sweep, and the way of a ray through glass.
#define FAR 40.0

float ground(vec3 p) { return smin(p.y, p.z + DEPTH, 2.2); }
void everything(vec3 p) { D = 1e3; C = vec3(0.5); G = 0.0; solid(p); float g = ground(p); if (g < D) { D = g; C = p.y < 0.4 ? FLOOR : mix(FLOOR, WALL, smoothstep(0.2, 1.6, p.y)); G = 0.05; } }
float solidAt(vec3 p) { D = 1e3; plain_solid(p); return min(D, ground(p)); }
float clearAt(vec3 p) { D = 1e3; plain_clear(p); return D; }

vec3 normalOf(vec3 p, bool isClear) {
  vec3 n = vec3(0.0);
  for (int i = ZERO; i < 4; i++) {
    vec3 e = 0.5773 * (2.0 * vec3(float(((i + 3) >> 1) & 1), float((i >> 1) & 1), float(i & 1)) - 1.0);
    vec3 q = p + e * 0.0012;
    n += e * (isClear ? clearAt(q) : solidAt(q));
  }
  return normalize(n);
}

/** Panes of the window, and what stands before it, as the light carries them into the room. */
float panes(vec3 p) {
  vec3 l = normalize(LIGHT), u = normalize(cross(vec3(0.0, 1.0, 0.0), l)), v = cross(l, u);
  vec2 q = vec2(dot(p, u), dot(p, v)) - PANE_AT;
  vec2 cell = abs(q) - PANES * 0.5;
  float edge = PANE_SOFT + 0.02 * max(p.y, 0.0);
  float open = (1.0 - smoothstep(-edge, edge, cell.x)) * (1.0 - smoothstep(-edge, edge, cell.y));
  vec2 bar = abs(fract(q / BARS + 0.5) - 0.5) * BARS;
  open *= smoothstep(0.05 - edge * 0.5, 0.05 + edge, bar.x) * smoothstep(0.05 - edge * 0.5, 0.05 + edge, bar.y);
  return open * (1.0 - veil(q));
}

float shadowed(vec3 p, vec3 l) {
  float lit = 1.0, t = 0.02;
  for (int i = ZERO; i < 30; i++) {
    D = 1e3; plain_solid(p + l * t);
    lit = min(lit, 0.5 + 0.5 * D / (0.055 * t + 0.004));
    if (lit < 0.0 || t > 9.0) break;
    t += clamp(D, 0.025, 0.5);
  }
  lit = max(lit, 0.0);
  lit = lit * lit * (3.0 - 2.0 * lit);
#ifdef HAS_CLEAR
  float deep = 0.0; t = 0.03; vec3 color = vec3(1.0);
  for (int i = ZERO; i < 32; i++) {
    float d = clearAt(p + l * t);
    if (d < 0.0) { D = 1e3; clear(p + l * t); deep += 0.06; color = min(color, mix(vec3(1.0), C, 0.8)); }
    t += clamp(abs(d), 0.06, 0.5);
    if (t > 7.0) break;
  }
  float focus = smoothstep(0.3, 1.1, deep);
  clearShade = deep > 0.0 ? mix(vec3(1.0), color * (0.78 + 0.6 * focus), smoothstep(0.0, 0.12, deep)) : vec3(1.0);
#endif
  return lit;
}

float occluded(vec3 p, vec3 n) {
  float o = 0.0, k = 1.0;
  for (int i = ZERO; i < 5; i++) {
    float h = 0.03 + 0.16 * float(i);
    o += (h - min(solidAt(p + n * h), h)) * k;
    k *= 0.62;
  }
  return clamp(1.0 - 0.85 * o, 0.0, 1.0);
}

/** What a shiny surface sees: the room, the window, a white screen to the right. */
vec3 room(vec3 d, float rough) {
  vec3 l = normalize(LIGHT), u = normalize(cross(vec3(0.0, 1.0, 0.0), l)), v = cross(l, u);
  vec3 base = mix(FLOOR * 0.5, WALL * 0.85, smoothstep(-0.3, 0.5, d.y));
  vec2 q = vec2(dot(d, u), dot(d, v)) / max(dot(d, l), 0.05);
  float e = 0.05 + rough * 0.7;
  float w = (1.0 - smoothstep(0.42 - e, 0.42 + e, abs(q.x))) * (1.0 - smoothstep(0.55 - e, 0.55 + e, abs(q.y)));
  w *= mix(smoothstep(0.01, 0.05, abs(q.x)) * smoothstep(0.01, 0.05, abs(q.y - 0.1)), 1.0, min(1.0, rough * 3.0));
  w *= step(0.0, dot(d, l)) / (1.0 + rough * 3.5);
  float s = smoothstep(0.25 + rough, 0.0, abs(d.x - 0.86)) * smoothstep(0.95, 0.2, abs(d.y - 0.3)) * step(-0.4, d.z);
  return base + vec3(1.0, 0.95, 0.87) * w * 3.2 + vec3(0.9, 0.95, 1.0) * s * 0.4;
}

vec3 shade(vec3 p, vec3 rd) {
  everything(p);
  vec3 color = C; float gloss = G;
  vec3 n = normalOf(p, false);
  color = paint(p, n, color);
  color *= 0.985 + 0.03 * fbm(p * 3.0);
  vec3 l = normalize(LIGHT);
  clearShade = vec3(1.0);
  float lambert = clamp((dot(n, l) + 0.12) / 1.12, 0.0, 1.0);
  float lit = lambert > 0.0 ? shadowed(p + n * 0.012, l) * panes(p) : 0.0;
  vec3 key = vec3(1.0, 0.925, 0.81) * KEY * lit * clearShade;
  float ao = occluded(p, n);
  vec3 sky = mix(vec3(0.62, 0.585, 0.55), vec3(0.72, 0.77, 0.86), 0.5 + 0.5 * n.y) * FILL;
  float back = clamp(dot(n, normalize(vec3(0.85, 0.25, 0.3))), 0.0, 1.0) * 0.22;
  vec3 bounce = FLOOR * clamp(0.5 - 0.5 * n.y, 0.0, 1.0) * 0.42 * clamp(1.4 - p.y * 0.35, 0.3, 1.0);
  vec3 sum = color * (key * lambert + (sky + back) * ao + bounce * (0.4 + 0.6 * ao));
  float f = 0.04 + 0.5 * pow(1.0 - max(dot(n, -rd), 0.0), 5.0);
  float rough = mix(0.5, 0.05, gloss);
  vec3 r = room(reflect(rd, n), rough);
  sum += r * f * gloss * gloss * 1.5 * mix(0.35 + 0.65 * lit, 1.0, 0.3) * (0.35 + 0.65 * ao);
  return sum;
}

vec3 trace(vec3 ro, vec3 rd) {
  vec3 through = vec3(1.0), sum = vec3(0.0), tint = vec3(1.0);
  bool inside = false;
  for (int bounce = ZERO; bounce < 7; bounce++) {
    float t = 0.0; bool isClear = false, hit = false;
    for (int i = ZERO; i < 100; i++) {
      vec3 p = ro + rd * t;
      float a = solidAt(p);
#ifdef HAS_CLEAR
      float b = abs(clearAt(p));
      if (b < a) { a = b; isClear = true; } else isClear = false;
#endif
      if (a < 0.0006 * (1.0 + t * 0.3)) { hit = true; break; }
      t += a * 0.92;
      if (t > FAR) break;
    }
    if (!hit && t > FAR) { sum += through * WALL; break; }
    vec3 p = ro + rd * t;
    if (inside) through *= pow(tint, vec3(t * 1.6));
    if (!isClear || bounce == 6) { sum += through * shade(p, rd); break; }
    vec3 n = normalOf(p, true);
    D = 1e3; clear(p); if (!inside) tint = C;
    if (inside) n = -n;
    float f = 0.03 + 0.97 * pow(1.0 - clamp(dot(n, -rd), 0.0, 1.0), 5.0);
    if (!inside) sum += through * f * room(reflect(rd, n), 0.02) * 1.1;
    through *= 1.0 - f * (inside ? 0.4 : 1.0);
    vec3 next = refract(rd, n, inside ? INDEX : 1.0 / INDEX);
    if (dot(next, next) < 0.5) { rd = reflect(rd, n); ro = p + n * 0.004; }
    else { rd = next; ro = p - n * 0.004; inside = !inside; }
  }
  return sum;
}

void main() {
  if (texelFetch(edges, ivec2(gl_FragCoord.xy), 0).r < 0.5) discard;
  vec3 eye, at; float lens;
  camera(eye, at, lens);
  vec3 z = normalize(at - eye), x = normalize(cross(z, vec3(0.0, 1.0, 0.0))), y = cross(x, z);
  vec2 q = (gl_FragCoord.xy + nudge - size * 0.5) / size.y;
  vec3 rd = normalize(q.x * x + q.y * y + lens * z);
  vec3 c = trace(eye, rd) * EXPOSURE;
  float vignette = 1.0 - 0.16 * dot(q, q);
  c *= vignette;
  c = c * (1.0 + c * 0.09) / (1.0 + c * 0.42);
  color = vec4(pow(clamp(c * 1.06, 0.0, 1.0), vec3(1.0 / 2.2)), 1.0);
}
