import { createRegen, RegenError } from '@regen/sdk';
import { createBrowserSession, deviceId, keepSessionFresh, openStorage } from '@regen/sdk/session';

const [form, list, status, leave] = ['form', 'ul', '[role=status]', '#leave'].map((one) => document.querySelector(one));
const storage = openStorage();
const session = createBrowserSession({ storage });
const regen = createRegen({
  baseUrl: '/api/v1/regen',
  clientKey: 'regen-storefront',
  browserId: deviceId(storage),
  session,
});
keepSessionFresh(session, () => regen.sessions.refresh());
session.subscribe(show);
show();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { email, password } = Object.fromEntries(new FormData(form));
  attempt(async () => session.start(await regen.sessions.create({ email, password })));
});
leave.addEventListener('click', () =>
  attempt(async () => {
    await regen.sessions.end({ id: session.current().userId });
    session.finish();
  }),
);

/** The page for who is signed in, or for nobody. */
function show() {
  const person = session.current();
  form.hidden = person !== null;
  leave.hidden = person === null;
  list.replaceChildren();
  if (person) attempt(() => showFavorites(person.userId));
}

async function showFavorites(userId) {
  const { items } = await regen.favorites.list({ id: userId });
  status.textContent = items.length === 0 ? 'No favorites yet.' : '';
  list.replaceChildren(...items.map((product) => row(userId, product)));
}

function row(userId, { sku, name }) {
  const [item, button] = [document.createElement('li'), document.createElement('button')];
  button.textContent = `Add ${name} to cart`;
  button.addEventListener('click', () =>
    attempt(async () => {
      const cart = await regen.cart.update({ id: userId, add: [{ sku, quantity: 1 }] });
      status.textContent = `${cart.totalQuantity} in the cart, ${cart.orderTotal.total} ${cart.orderTotal.currency}.`;
    }),
  );
  item.append(name, ' ', button);
  return item;
}

function attempt(work) {
  work().catch((error) => {
    if (!(error instanceof RegenError)) throw error;
    status.textContent = error.message;
  });
}
