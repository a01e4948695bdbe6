/** The only style sheet of the reference. Colors are those of the store; each pair keeps 4.5 to 1 in both schemes. */
export const STYLES = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf8f5, #14161f); --raised: light-dark(#fff, #1b1e2a); --line: light-dark(#dcd8d1, #363b4e);
  --text: light-dark(#33364a, #d3d6e2); --strong: light-dark(#353954, #f2f3f8); --quiet: light-dark(#5f6277, #a3a8bd);
  --link: light-dark(#3f5a80, #a3c1ea); --code: light-dark(#f1eee8, #10121a);
  --get: light-dark(#1f6a4c, #7fd3ab); --write: light-dark(#8a4b08, #f0b878); --delete: light-dark(#b02626, #f59a9a);
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  --serif: 'Newsreader', Georgia, 'Times New Roman', serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 var(--sans); overflow-wrap: break-word; }
h1, h2, h3 { color: var(--strong); line-height: 1.2; text-wrap: balance; margin: 0; }
h1, h2 { font-family: var(--serif); font-weight: 400; }
h1 { font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); margin-bottom: 1rem; }
h2 { font-size: 1.6rem; margin: 3rem 0 .6rem; }
h3 { font-size: .95rem; font-weight: 650; margin: 1.8rem 0 .5rem; }
p { margin: .6rem 0; max-width: 68ch; }
ul { list-style: none; margin: 0; padding: 0; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
h2 a { color: inherit; text-decoration: none; }
h2 a:hover { text-decoration: underline; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px; }
main:focus { outline: none; }
code, pre { font-family: var(--mono); font-size: .875em; }
code { overflow-wrap: anywhere; }
p code, dd code, .text code, .limits code, .meaning code { background: var(--code); padding: .1em .35em; border-radius: 4px; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; margin: .4rem 0 1rem;
  overflow: auto; max-height: 26rem; line-height: 1.5; tab-size: 2; }
pre code { overflow-wrap: normal; font-size: 1em; }
.k { color: var(--strong); } .s { color: var(--get); } .n { color: var(--write); }
.skip { position: absolute; inset: 0 auto auto 0; padding: .6rem 1rem; background: var(--strong); color: var(--ground); transform: translateY(-110%); z-index: 2; }
.skip:focus { transform: none; }
header { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; align-items: baseline; padding: .9rem clamp(1rem, 3vw, 2rem);
  border-bottom: 1px solid var(--line); background: var(--raised); color: var(--quiet); font-size: .9rem; }
.brand { font: 400 1.35rem/1.3 var(--serif); color: var(--strong); text-decoration: none; }
header a:last-child { margin-inline-start: auto; }
.frame { max-width: 84rem; margin-inline: auto; }
nav { padding: 1rem clamp(1rem, 3vw, 2rem); border-bottom: 1px solid var(--line); font-size: .95rem; }
nav > ul { display: flex; flex-wrap: wrap; gap: .15rem .4rem; }
nav a { display: inline-block; padding: .3rem .6rem; border-radius: 6px; text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { background: var(--strong); color: var(--ground); }
nav ul ul { display: none; }
main { padding: 1.5rem clamp(1rem, 3vw, 2.5rem) 6rem; min-width: 0; }
article { border-top: 1px solid var(--line); margin-top: 3.5rem; padding-top: 2.2rem; scroll-margin-top: 0; }
article h2 { margin-top: 0; }
.call { display: flex; gap: .6rem; align-items: baseline; flex-wrap: wrap; max-width: none; }
.call code { background: none; padding: 0; font-size: .95em; }
.verb { font: 650 .75rem/1.5 var(--mono); letter-spacing: .04em; border: 1px solid currentColor; border-radius: 5px; padding: .05rem .4rem; }
.get { color: var(--get); } .post, .put, .patch { color: var(--write); } .delete { color: var(--delete); }
.operations { border-top: 1px solid var(--line); margin-top: 1rem; }
.operations li { display: grid; gap: 0 1.5rem; grid-template-columns: minmax(0, 1fr); padding: .5rem 0; border-bottom: 1px solid var(--line); }
.operations .verb { min-width: 4.4rem; text-align: center; }
.facts { margin: 1rem 0; display: grid; gap: .4rem; }
.facts div { display: grid; gap: 0 1rem; }
dt { color: var(--quiet); font-size: .875rem; } dd { margin: 0; max-width: 68ch; }
.kind { margin: .8rem 0 .3rem; color: var(--quiet); font-size: .9rem; }
.fields { border-inline-start: 2px solid var(--line); }
.fields > li { padding: .3rem 0 .3rem .9rem; }
.text { display: block; }
.name { font-weight: 650; color: var(--strong); font-size: .92em; }
.type, .optional, .limits, .again { color: var(--quiet); font-size: .875rem; }
.optional { font-style: italic; }
.limits code { overflow-wrap: anywhere; }
.text { max-width: 68ch; }
.fields .fields, .variants > li { margin: .4rem 0 0 .1rem; }
.variant { font: 600 .875rem/1.4 var(--mono); color: var(--quiet); display: block; margin-top: .6rem; }
summary { cursor: pointer; padding: .25rem 0; color: var(--link); }
summary:hover { text-decoration: underline; text-decoration-thickness: 1px; }
.answer { border: 1px solid var(--line); border-radius: 8px; background: var(--raised); padding: .5rem 1rem; margin: .5rem 0; }
.answer > p { margin: .25rem 0; max-width: none; }
.answer > summary { color: var(--text); }
.status { font: 650 .9rem/1.5 var(--mono); } .good { color: var(--get); } .bad { color: var(--delete); }
@media (min-width: 62rem) {
  .frame { display: grid; grid-template-columns: 16.5rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100dvh; overflow-y: auto; border-bottom: 0; border-inline-end: 1px solid var(--line); padding: 1.5rem 1rem 3rem; }
  nav > ul, nav ul ul { display: block; }
  nav ul ul { margin: .3rem 0 .6rem .6rem; border-inline-start: 1px solid var(--line); font-size: .875rem; }
  nav ul a { display: block; }
  .operations li { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  .facts div { grid-template-columns: 9rem minmax(0, 1fr); }
}
@media (forced-colors: active) { nav a[aria-current] { outline: 2px solid; } }
@media print { nav, .skip { display: none; } pre { max-height: none; } }
`;
