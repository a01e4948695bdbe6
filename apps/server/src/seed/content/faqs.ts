/** FAQs by topic, in the editors' order. A line is "channels > question", the next one its answer; no channels: everyone. */
const TEXT = `
# Orders and payment
How do I see where my order is?
Open the order in your account. As soon as it is packed it shows the carrier and a tracking link; guests find the same link in their confirmation email.
Which ways to pay do you take?
Visa, Mastercard, American Express and Discover, Apple Pay and Google Pay. Card numbers go straight to the payment provider.
My card was declined. Is my order lost?
No. The order waits for you with everything in it. Open it and pay with another card; nothing is charged twice.
Can I change or cancel an order?
Until it is packed, yes: write to care@regen.example with the order number. Afterward, send back what you do not want.
How do I use a coupon?
Type the code in the cart. One coupon works together with automatic discounts unless it says otherwise, and the cart tells you why if a code is not accepted.
How do free samples work?
When your cart reaches a threshold it offers you a choice of samples. If the cart falls below it again, the sample leaves with a notice.
b2b > Can I get an invoice with our tax number?
Every order has a printable receipt with your account’s name. Write to care@regen.example and we add your tax number to it.
b2b > Do you offer payment on account?
Not yet. Orders are paid by card, Apple Pay or Google Pay when they are placed.

# Shipping and delivery
How long does delivery take?
Ground takes 3 to 6 working days in the United States, Canada Ground 5 to 10, and International 6 to 14. Faster services are offered in the cart where they exist.
When is shipping free?
In the United States, Ground is free from $75. Priority Mail to Alaska, Hawaii and the territories is free from $200, Canada Ground from $150 and International from $250.
When does my order leave?
Ordered by noon Mountain Time on a working day, it leaves the same day. Later orders leave on the next working day.
Do you ship to post-office boxes?
Yes, with Priority Mail. UPS and FedEx do not deliver to them, so the cart hides those services for such addresses.
Who pays duties and import taxes?
For Canada we do. Elsewhere they are due on delivery and are set by your country.
Will the heat spoil my products?
From May to September we add an insulated liner to orders with peels, enzymes or vitamin C. If extreme weather is forecast on the way we may hold a parcel over a weekend and tell you.
My parcel is late, damaged or lost. What now?
Write to care@regen.example. Damaged pieces are replaced from a photo, and a parcel that has not moved for seven days is sent again or refunded.

# Returns and refunds
How long do I have to return something?
Sixty days from delivery, opened or not. Opened peels, opened back-bar sizes, samples and free items cannot come back.
How do I send something back?
Write to care@regen.example with your order number. You get a label by email, usually on the same working day; in the United States it is free.
When do I get my money?
Within five working days of the parcel’s arrival, on the card that paid. Your bank may take some days more.
What happens to points?
Points that you spent on the order come back to your balance; points that it earned are taken off.
My skin reacted. Can I still return it?
Yes, at any time. Stop using it, see a doctor if it is severe, and tell us the lot number from the bottom of the bottle.
Can I exchange one product for another?
Return the first and order the second: that way you do not wait for our warehouse.

# Products and skin
Where do I start if I have never used actives?
With a cleanser, a moisturizer and a sunscreen. Add one active after two weeks, every other evening, and give it four weeks before you judge it.
In which order do I put things on?
From thin to thick: cleanser, toner, serum, moisturizer, and sunscreen last in the morning.
Can I use these products while pregnant?
Ask your doctor and bring the list of ingredients from the product page. Where a formula is not for pregnancy, its warnings say so.
Are your products tested on animals?
No, neither by us nor for us. We test with people who know what they are trying.
Are they free of perfume?
Look at the list of ingredients on the product page: whatever gives a product its scent is named there, and so is its absence.
How long does a product keep?
Unopened, until the date on the bottom. Opened, for the months printed in the small jar symbol, usually six to twelve.
What do the percentages on the front mean?
They are the share of the active in the finished formula by weight, not in a solution that is then diluted.
Can I layer vitamin C and niacinamide?
Yes. Put vitamin C on first, wait a minute, then niacinamide. The two do not cancel each other out.
b2b, school > What training do I need for the peels?
A license, or supervision by somebody who has one. The product page lists strength, contact time and warnings, and our classes are in the calendar.
b2b, school > Where do I find protocols for the treatment room?
With each professional product and in the resource library once you are signed in. They print on one page.

# Account and privacy
I forgot my password.
Use “Forgot password” on the sign-in page. The link in the email works once, for one hour.
How do I change my phone number or address?
In your account under Profile. A phone number is optional, and text messages end when you take it away.
How do I stop text messages?
Take the tick away in your profile. They also end when you take your phone number away.
Who can see my orders?
You, the people of your account, and the professional who looks after you if there is one.
Can you delete what you know about me?
Yes. Write to privacy@regen.example from the email of your account. Orders are kept for seven years because tax law asks for it.
I get an email when something is back in stock. How do I end that?
Each of these emails has a link at its end that ends it at once, without signing in.
How do I find a professional near me?
Type your ZIP code in the store finder. It shows the nearest clinics and stores first, with their hours.

# Professionals and schools
web, retail > I am a licensed professional. How do I get professional prices?
Apply for a professional account with your license. We answer within two working days.
web, retail > Can I buy professional products as a client?
No. They are made for trained hands. Your professional can use them on you and recommend what suits at home.
web, retail > My professional sent me a link. What is it?
A routine that was put together for you. It opens without an account, adds everything to your cart in one step, and can be printed.
b2b > How do REGEN rewards work?
You earn 2 points for each full dollar of merchandise and spend them at 5 cents each, in the cart or on classes. Join once in your account.
b2b > Why can my account not earn points?
Tier 4 prices already include the rewards discount, and some accounts are exempt by agreement. Your rewards page says which rule holds.
b2b > How do my tiers and prices work?
Your tier is part of your account and sets the price on every professional product. The product page says which tier a price comes from.
b2b > How do I show my clinic in the store finder?
Add your locations under My store and list those that clients may visit. They appear at once, with the position of their postal code.
b2b > How do I send a client a routine?
Build a bundle from products, add instructions as text or as a PDF, and share the link or the QR code. You see when it is opened and bought.
school > How do students get access to lessons?
Teachers sign in with the school account and open the education area. Students of a program school see lessons by topic and section.
school > Can our school order student kits?
Yes, at school prices and without a minimum. Write to schools@regen.example for kits that fit your term.
b2b, school > Do classes count for my license?
That depends on your state board. Write to us with the class and your state, and we tell you what the board needs from us.
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
