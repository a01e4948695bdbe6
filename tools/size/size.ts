/** `npm run size`: what the first load of each public page costs, and each page for those who have signed in. Fails over budget. Run after a build. */
import { measureSizes, overBudget, type Cost } from './src/measure.ts';

const show = ({ value, budget }: Cost) =>
  `${value.toFixed(1).padStart(6)} / ${budget} kB${value > budget ? ' !' : '  '}`;

try {
  const sizes = measureSizes();
  console.log('First load          brotli           CSS              fonts            gzip');
  for (const { name, js, css, fonts, gzip } of sizes.pages) {
    console.log(`${name.padEnd(19)}${[show(js), show(css), show(fonts), `${gzip.toFixed(1)} kB`].join('  ')}`);
  }
  console.log('\nSigned in                                        brotli');
  for (const { name, js } of sizes.signedIn) console.log(`${name.padEnd(46)}${show(js)}`);
  const complaints = overBudget(sizes);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
