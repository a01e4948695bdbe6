import {
  ContentNotFoundError,
  ContentUnauthorizedError,
  createContentClient,
  createSnapshot,
} from '@regen/content-sdk';
import { faq } from '@regen/content-sdk/models';

const [baseUrl, accessToken] = process.argv.slice(-2);
const options = { space: 'regen', baseUrl, accessToken };
const client = createContentClient(options);
const steps = [];
const failure = async (call) =>
  call.then(
    () => undefined,
    (error) => error,
  );

const entry = await client.getEntry('returns');
if (entry.fields.question === 'Question returns') steps.push('entry');
if ((await failure(client.getEntry('gone'))) instanceof ContentNotFoundError) steps.push('typed 404');
const stranger = createContentClient({ ...options, accessToken: 'somebody-else' });
if ((await failure(stranger.getSpace())) instanceof ContentUnauthorizedError) steps.push('typed 401');

const snapshot = createSnapshot({ client, models: [faq] });
await snapshot.open();
if ((await snapshot.reader('web').get(faq, 'returns'))?.question === 'Question returns') steps.push('snapshot');
if ((await snapshot.sync()) === null && snapshot.age !== null) steps.push('sync');
console.log(JSON.stringify(steps));
process.exit(0);
