/** FAQs by topic, in the editors' order. A line is "channels > question", the next one its answer; no channels: everyone. */
const TEXT = `
# Orders and payment
How do I see where my order is?
Open the order in your account. As soon as it is packed it shows the carrier and a tracking link; guests find the same link in their confirmation email.
Which payment methods do you accept?
Visa, Mastercard, American Express and Discover, Apple Pay and Google Pay. Card numbers go straight to the payment provider.
My card was declined. Is my order lost?
No. We've saved your order. Open it and try another card; you won't be charged twice.
Can I change or cancel an order?
Yes, until it's packed: email care@regen.example with your order number. After that, you can return what you don't want.
How do I use a coupon?
Enter the code in your cart. A coupon combines with automatic discounts unless it says otherwise, and the cart explains why if a code isn't accepted.
How do free samples work?
When your cart reaches a certain amount, you can choose a free sample. If it falls below that amount again, we remove the sample and let you know.
b2b > Can I get an invoice with our tax number?
Every order has a printable receipt with your account’s name. Email care@regen.example and we'll add your tax number.
b2b > Do you offer payment on account?
Not yet. Orders are paid by card, Apple Pay or Google Pay when they are placed.

# Shipping and delivery
How long does delivery take?
Ground takes 3 to 6 business days in the United States, Canada Ground 5 to 10, and International 6 to 14. Where faster services are available, you'll see them in your cart.
When is shipping free?
In the United States, Ground is free from $75. Priority Mail to Alaska, Hawaii and the territories is free from $200, Canada Ground from $150 and International from $250.
When will my order ship?
Order by noon MT on a business day for same-day dispatch. Later orders ship the next business day.
Do you ship to PO boxes?
Yes, with Priority Mail. UPS and FedEx do not deliver to them, so the cart hides those services for such addresses.
Who pays duties and import taxes?
For Canada, we do. Elsewhere, duties are set by your country and payable on delivery.
Will heat damage my products?
From May to September we add an insulated liner to orders with peels, enzymes or vitamin C. If extreme weather is forecast along the way, we may hold your package over a weekend and let you know.
My package is late, damaged or lost. What should I do?
Email care@regen.example. Send a photo and we'll replace damaged items. If a package hasn't moved for seven days, we'll resend or refund it.

# Returns and refunds
How long do I have to return something?
Sixty days from delivery, opened or not. Opened peels, opened back-bar sizes, samples and free items can't be returned.
How do I return something?
Email care@regen.example with your order number. We'll email you a label, usually the same business day; in the United States it's free.
When will I get my refund?
Within five business days of the package’s arrival, to the card you paid with. Your bank may take a few days longer.
What happens to points?
Points you spent on the order return to your balance; points it earned are deducted.
My skin reacted. Can I still return it?
Yes, at any time. Stop using it, see a doctor if it's severe, and send us the lot number on the bottom of the bottle.
Can I exchange one product for another?
Return the first and order the second, so you don't have to wait for our warehouse.

# Products and skin
Where do I start if I have never used actives?
With a cleanser, a moisturizer and a sunscreen. Add one active after two weeks, every other evening, and give it four weeks before you judge it.
In which order do I apply products?
From thin to thick: cleanser, toner, serum, moisturizer, and sunscreen last in the morning.
Can I use these products while pregnant?
Ask your doctor, and bring the ingredient list from the product page. If a formula isn't suitable during pregnancy, its warnings say so.
Are your products tested on animals?
No, neither by us nor on our behalf. We test with informed volunteers.
Are they fragrance-free?
Check the ingredient list on the product page: it names whatever gives a product its scent.
How long does a product keep?
Unopened, until the date on the bottom. Once opened, for the number of months in the small jar symbol, usually six to twelve.
What do the percentages on the front mean?
They're the active's share of the finished formula by weight, not of a solution that is then diluted.
Can I layer vitamin C and niacinamide?
Yes. Put vitamin C on first, wait a minute, then niacinamide. The two do not cancel each other out.
b2b, school > What training do I need for the peels?
A license, or supervision by someone who has one. The product page lists strength, contact time and warnings, and our classes are in the calendar.
b2b, school > Where do I find protocols for the treatment room?
With each professional product and in the resource library once you are signed in. They print on one page.

# Account and privacy
I forgot my password.
Use “Forgot password” on the sign-in page. The link in the email works once, within an hour.
How do I change my phone number or address?
In your account under Profile. A phone number is optional; if you remove it, text messages stop.
How do I stop text messages?
Clear the checkbox in your profile. They also stop when you remove your phone number.
Who can see my orders?
You, the other users of your account, and your professional, if you have one.
Can you delete my data?
Yes. Email privacy@regen.example from your account's email address. We keep orders for seven years, as tax law requires.
How do I unsubscribe from back-in-stock alerts?
Use the unsubscribe link at the bottom of the email. You don't need to sign in.
How do I find a professional near me?
Enter your ZIP code in the store locator. It shows the nearest clinics and stores first, with their hours.

# Professionals and schools
web, retail > I am a licensed professional. How do I get professional prices?
Apply for a professional account with your license. We'll reply within two business days.
web, retail > Can I buy professional products as a client?
No. They are made for trained hands. Your professional can use them in your treatments and recommend what suits you at home.
web, retail > My professional sent me a link. What is it?
A routine put together for you. You can open it without an account, add everything to your cart in one step, and print it.
b2b > How do REGEN rewards work?
You earn 2 points for each full dollar of merchandise and spend them at 5 cents each, on products or classes. Join once in your account.
b2b > Why can't my account earn points?
Tier 4 prices already include the rewards discount, and some accounts are exempt by agreement. Your rewards page says which applies.
b2b > How do my tiers and prices work?
Your tier is part of your account and sets the price on every professional product. The product page shows which tier a price comes from.
b2b > How do I list my clinic in the store locator?
Add your locations under My store and list those that clients can visit. They appear right away, at the position of their postal code.
b2b > How do I send a client a routine?
Build a bundle from products, add instructions as text or as a PDF, and share the link or the QR code. You'll see when it's opened and bought.
school > How do students get access to lessons?
Teachers sign in with the school account and open the education area. Students of a program school see lessons by topic and section.
school > Can our school order student kits?
Yes, at school prices and with no minimum. Email schools@regen.example for kits that fit your term.
b2b, school > Do classes count for my license?
That depends on your state board. Email us the class and your state, and we'll tell you what the board requires.
`;

export interface SeedFaq {
  topic: string;
  question: string;
  answer: string;
  /** Null: everyone. */
  audiences: string[] | null;
}

function readFaqs(text: string): SeedFaq[] {
  const faqs: SeedFaq[] = [];
  let topic = '';
  let asked: Pick<SeedFaq, 'question' | 'audiences'> | null = null;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (line.startsWith('# ')) {
      topic = line.slice(2);
    } else if (asked === null) {
      const [, channels, question = line] = /^([a-z0-9, ]+) > (.+)$/.exec(line) ?? [];
      asked = { question, audiences: channels?.split(', ') ?? null };
    } else {
      faqs.push({ topic, ...asked, answer: line });
      asked = null;
    }
  }
  return faqs;
}

export const seedFaqs: readonly SeedFaq[] = readFaqs(TEXT);
