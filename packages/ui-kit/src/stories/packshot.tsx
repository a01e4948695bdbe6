import { letters } from '../components/Logo/letters.ts';

/** A dropper bottle drawn for the stories, in the proportions of a product picture. */
export function Packshot({ hue = '#5a789f', alt = '' }: { hue?: string; alt?: string }) {
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 500'><defs><linearGradient id='g' x2='0' y2='1'><stop stop-color='#f6f3ee'/><stop offset='1' stop-color='#e6e0d6'/></linearGradient><linearGradient id='b'><stop stop-color='${hue}' stop-opacity='.92'/><stop offset='.35' stop-color='${hue}' stop-opacity='.62'/><stop offset='1' stop-color='${hue}'/></linearGradient></defs><rect width='400' height='500' fill='url(#g)'/><ellipse cx='200' cy='418' rx='92' ry='12' fill='#353954' opacity='.12'/><rect x='178' y='96' width='44' height='66' rx='14' fill='#353954'/><rect x='168' y='156' width='64' height='40' rx='6' fill='#282b41'/><rect x='132' y='196' width='136' height='220' rx='22' fill='url(#b)'/><rect x='150' y='252' width='100' height='120' rx='4' fill='#fffdf9'/><path transform='translate(163 274) scale(.65)' d='${letters}' fill='none' stroke='#353954' stroke-width='2.4'/><path d='M170 306h60M176 322h48M182 338h36' stroke='#5a789f' stroke-width='2'/></svg>`;
  return <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={alt} width={400} height={500} />;
}
