import { mix, shade } from '../color.ts';
import { n } from '../drawing.ts';
import { label } from '../label.ts';
import { roundFill, satin } from '../lathe.ts';
import type { Pack, PackInput } from '../pack.ts';
import { capped } from '../parts.ts';

/** Soft tube standing on its cap: round at the foot, flat at the crimp. */
export function tube({ drawing, design, colors }: PackInput): Pack {
  const isSmall = design.volume <= 20;
  const r = isSmall ? 96 : design.volume >= 150 ? 158 : 140;
  const flat = r * 1.34;
  const height = isSmall ? 560 : design.volume >= 150 ? 820 : 720;
  const capTop = -(isSmall ? 118 : 132);
  const top = -height - 140;
  const crimp = isSmall ? 40 : 52;
  const waist = n(capTop - height * 0.36);
  const [w, f, t, c] = [n(r), n(flat), n(top), n(top + crimp)];
  const shape = [
    `M-${w},${capTop}Q-${n(r + 4)},${waist} -${f},${c}L-${f},${n(top + 8)}Q-${f},${t} -${n(flat - 8)},${t}`,
    `L${n(flat - 8)},${t}Q${f},${t} ${f},${n(top + 8)}L${f},${c}Q${n(r + 4)},${waist} ${w},${capTop}`,
    `A${w},${n(r * 0.085)} 0 0 1 -${w},${capTop}Z`,
  ].join('');
  const clip = drawing.clip(`<path d="${shape}"/>`);
  const box = `x="${n(-flat)}" width="${n(flat * 2)}"`;
  const flatten = drawing.linear(
    [
      { at: 0, color: mix(colors.body, '#ffffff', 0.08), opacity: 0.82 },
      { at: 0.35, color: colors.body, opacity: 0.42 },
      { at: 0.8, color: colors.body, opacity: 0 },
    ],
    [0, top, 0, capTop],
  );
  const gleam = drawing.linear([
    { at: 0, color: '#ffffff', opacity: 0 },
    { at: 0.45, color: '#ffffff', opacity: 0.34 },
    { at: 1, color: '#ffffff', opacity: 0 },
  ]);
  const ridges = Array.from({ length: 6 }, (_, index) => {
    const y = top + 7 + (index * (crimp - 10)) / 5;
    return `<rect ${box} y="${n(y)}" height="2.2" fill="${shade(colors.body, 0.6)}" opacity="0.3"/><rect ${box} y="${n(y + 2.2)}" height="1.8" fill="#ffffff" opacity="0.35"/>`;
  }).join('');
  const stripe =
    design.line === 'retail'
      ? ''
      : `<rect ${box} y="${n(capTop - 74)}" height="44" fill="${roundFill(drawing, colors.code, satin)}"/>`;
  const lower = drawing.linear(
    [
      { at: 0, color: '#1a1830', opacity: 0 },
      { at: 1, color: '#1a1830', opacity: 0.2 },
    ],
    [0, capTop - 190, 0, capTop + 12],
  );
  const svg = [
    `<path d="${shape}" fill="${roundFill(drawing, colors.body, satin)}"/>`,
    `<g clip-path="${clip}"><rect ${box} y="${n(top)}" height="${n(-top)}" fill="${flatten}"/>`,
    `<path d="M${n(-flat * 0.8)},${c}L${n(-flat * 0.22)},${c}L${n(-r * 0.5)},${n(capTop - 50)}L${n(-r * 0.86)},${n(capTop - 50)}Z" fill="${gleam}"/>`,
    `<path d="M${n(flat * 0.66)},${c}L${n(flat * 0.92)},${c}L${n(r * 0.92)},${n(capTop - 90)}L${n(r * 0.72)},${n(capTop - 90)}Z" fill="${gleam}" opacity="0.7"/>`,
    stripe,
    `<rect ${box} y="${n(top)}" height="${crimp}" fill="${mix(colors.body, '#ffffff', 0.16)}" opacity="0.75"/>${ridges}`,
    `<rect ${box} y="${n(top + crimp)}" height="5" fill="${shade(colors.body, 0.5)}" opacity="0.28"/>`,
    `<rect ${box} y="${n(top)}" height="2.5" fill="#ffffff" opacity="0.7"/>`,
    `<rect ${box} y="${n(capTop - 190)}" height="210" fill="${lower}"/></g>`,
    label(design, colors, {
      top: top + crimp + (isSmall ? 56 : 84),
      bottom: capTop - (design.line === 'retail' ? 56 : 104),
      width: r * 1.52,
    }),
    capped(drawing, capTop + 4, -12, r - 6, colors.cap, satin, 6),
    `<path d="M${n(-r + 6)},-12A${n(r - 6)},${n((r - 6) * 0.085)} 0 0 0 ${n(r - 6)},-12L${n(r - 12)},0A${n(r - 12)},${n((r - 12) * 0.085)} 0 0 1 ${n(-r + 12)},0Z" fill="${roundFill(drawing, shade(colors.cap, 0.86), satin)}"/>`,
  ].join('');
  return { svg, height: -top, radius: flat, foot: r - 12 };
}
