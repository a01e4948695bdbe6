import { RegenError } from '@regen/sdk';
import type { Cart, ProductSummary } from '@regen/sdk';
import { checkOut, problemOf } from './checkout';
import { shop } from './shop';

const find = <Kind extends Element>(selector: string) => document.querySelector(selector) as Kind;
const [list, summary, status] = [find('#products'), find('#cart'), find('[role=status]')];
const [form, dialog] = [find<HTMLFormElement>('main > form'), find<HTMLDialogElement>('dialog')];
const submit = find<HTMLButtonElement>('main > form > button');

function showCart({ totalQuantity, orderTotal }: Cart) {
  const total = `${totalQuantity} in the cart, ${orderTotal.total} ${orderTotal.currency}`;
  summary.textContent = totalQuantity > 0 ? total : 'Your cart is empty';
  submit.disabled = totalQuantity === 0;
}

function row({ sku, name, price }: ProductSummary) {
  const [item, button] = [document.createElement('li'), document.createElement('button')];
  button.textContent = `Add ${name} to cart`;
  button.onclick = () =>
    attempt(async () => showCart(await shop.cart.update({ id: 'guest', add: [{ sku, quantity: 1 }] })));
  item.append(`${name}, ${price.yourPrice} `, button);
  return item;
}

/** Stands in for the bank's page. */
function askBank(): Promise<boolean> {
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'approve'), { once: true });
  });
}

async function order() {
  const data = new FormData(form);
  const field = (name: string) => String(data.get(name));
  const address = {
    firstName: field('firstName'),
    lastName: field('lastName'),
    line1: field('line1'),
    city: field('city'),
    region: field('region'),
    postalCode: field('postalCode'),
    countryCode: 'US',
  };
  const { number, state } = await checkOut({ email: field('email'), address, card: field('card') }, askBank);
  status.textContent = `Order ${number} is ${state}.`;
  showCart(await shop.cart.get({ id: 'guest' }));
}

/** What goes wrong is said in the page. */
async function attempt(work: () => Promise<void>) {
  status.textContent = '';
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RegenError)) throw error;
    status.textContent = problemOf(error);
  }
}

form.onsubmit = (event) => {
  event.preventDefault();
  void attempt(order);
};
void attempt(async () => {
  const { items } = await shop.products.list({ userId: 'public' });
  list.replaceChildren(...items.filter(({ stock }) => stock.state === 'in_stock').map(row));
  showCart(await shop.cart.get({ id: 'guest' }));
});
