import { modulesOf } from '../../../../packages/ui-kit/src/components/QrCode/modules.ts';
import { box, checks, columns, fields, h2, intro, ol, p, room, table, ul, warning, type Document } from './html.ts';

const SHOP = 'https://regen.example/products';

function qrCode(address: string, inches: number): string {
  const { side, path } = modulesOf(address, 'Q');
  return `<svg class="code" style="inline-size:${inches}in" viewBox="0 0 ${side} ${side}" role="img" aria-label="QR code: ${address}"><path d="${path}"/></svg>`;
}

const talker = (name: string, line: string, facts: readonly string[]): string =>
  `<section class="talker"><h2>${name}</h2><p>${line}</p>${ul(...facts)}</section>`;

export const retail: readonly Document[] = [
  {
    slug: 'desk-sign-with-qr-code',
    format: 'sign',
    sheets: [
      `<div class="center"><h1>Take your routine home</h1>${intro('Scan, choose, and it ships to your door. Ask us which three things your skin needs first.')}${qrCode(SHOP, 2.5)}<p>${SHOP.replace('https://', '')}</p></div>`,
    ],
  },
  {
    slug: 'shelf-talkers',
    format: 'letter',
    sheets: [
      '<div class="talkers">' +
        talker('C15 Bright Serum', 'Vitamin C that is dated, like milk.', [
          'L-ascorbic acid 15%, pH 3.1',
          'Mornings, under sunscreen',
          'Use within four months',
        ]) +
        talker('Sheer Daylight Fluid SPF 50', 'The one step that makes the others worth it.', [
          'Zinc oxide 9%, octisalate, octocrylene',
          'Two finger-lengths',
          'Water resistant, 40 minutes',
        ]) +
        talker('Retinal Night Serum 0.05%', 'Begin with two evenings a week.', [
          'Retinaldehyde 0.05%',
          'Judge it in week twelve',
          'Not while pregnant or nursing',
        ]) +
        talker('Ceramide Rescue Cream', 'For skin that has had too much.', [
          'Ceramides for a tired barrier',
          'On damp skin',
          'Good company for retinal',
        ]) +
        talker('Azelaic Calm Serum 10%', 'Redness and breakouts in one bottle.', [
          'Azelaic acid 10%',
          'Once a day, then twice',
          'Twelve weeks for marks',
        ]) +
        talker('Niacinamide 10 Refining Serum', 'Five drops, morning and evening.', [
          'Niacinamide 10%, zinc PCA 1%',
          'Oil, pores, tone',
          'Gets along with everything',
        ]) +
        '</div>',
    ],
  },
  {
    slug: 'recommendation-pad',
    format: 'card',
    sheets: [
      fields(['For', 8], ['Date', 4]) +
        h2('Morning') +
        fields(['1', 6], ['2', 6], ['3', 6], ['Sunscreen', 6]) +
        h2('Evening') +
        fields(['1 ', 6], ['2 ', 6], ['3 ', 12]) +
        room('How often, and what to watch for', 3) +
        checks(2, 'Sent as a bundle', 'Samples given') +
        fields(['Your esthetician', 7], ['See you on', 5]),
    ],
  },
  {
    slug: 'instagram-instructions',
    format: 'letter',
    sheets: [
      intro(
        'One post a week that shows what you know is worth more than one a day that shows what you sell. This is a plan for the first month.',
      ) +
        h2('Set up, once') +
        ol(
          'Settings → Account type → Switch to a professional account. Choose “Skin care service”.',
          'Name: your name and town. Bio: what you treat, for whom, in two lines. Add the license if your state requires it in advertising.',
          'Link: your store page, <b>regen.example/store/</b> and your label. You find it under My store.',
          'Action button: Book, or Email.',
        ) +
        h2('Four weeks') +
        table(
          ['Week', 'Post', 'Say'],
          ['1', 'Your room, empty, in the morning light', 'What a first visit is like, in three sentences'],
          ['2', 'Two fingers of sunscreen on your hand', 'Why the number on the tube needs that much'],
          ['3', 'A question that you were asked this week', 'The answer, and who should ask a doctor'],
          ['4', 'Three products in the order of use', 'What each is for. Link in bio'],
        ) +
        columns(
          box(
            'Pictures',
            ul(
              'Daylight from the side, no filter on skin',
              'Before and after: same light, same distance, dates, written consent',
              'Add alternative text under Advanced settings',
            ),
          ),
          box(
            'Words',
            ul(
              '“Looks calmer”, never “cures rosacea”',
              'Percentages as on the label',
              'Professional products and prices stay in the treatment room: don’t post them',
            ),
          ),
        ) +
        columns(
          box(
            'Disclosure',
            p(
              'If you earn from a link or got a product for free, say so in the first line: “Ad” or “Gift”. The FTC asks for words that nobody can miss.',
            ),
          ),
          box(
            'Comments',
            p(
              'Answer within a day. Diagnose nobody: “I’d like to see that in person” is an answer. Hide what is unkind, keep what is critical.',
            ),
          ),
        ),
    ],
  },
  {
    slug: 'retail-toolkit',
    format: 'letter',
    sheets: [
      intro(
        'Everything for a retail shelf that fits into a treatment room: what to stock, where to put it, how to talk about it, and what the store does for you.',
      ) +
        h2('A first shelf of twelve') +
        table(
          ['Place', 'Products', 'Units'],
          ['Eye level', 'Mineral Veil SPF 30, Sheer Daylight Fluid SPF 50, Tinted Mineral SPF 40', '4 each'],
          ['Hand level', 'C15 Bright Serum, Niacinamide 10 Refining Serum, Azelaic Calm Serum 10%', '3 each'],
          ['Hand level', 'Quiet Milk Cleanser, Clearlight Gel Cleanser', '4 each'],
          ['Below', 'Everyday Lipid Cream, Ceramide Rescue Cream, Weightless Water Gel', '3 each'],
          ['At the desk', 'Lip Daylight Balm SPF 30', '6'],
        ) +
        h2('Rules of the shelf') +
        ul(
          'Testers first in each row, dated on the day of opening, with spatulas.',
          'Price on every product. Nobody asks twice.',
          'Dust on Mondays. Turn labels to the front.',
          'What hasn’t sold in 90 days goes into a treatment or a sample.',
        ),
      h2('In the store, for you') +
        table(
          ['Tool', 'Where', 'What for'],
          ['Bundles', 'Recommendations', 'A routine with instructions: send it by link, QR code or email'],
          ['Store page', 'My store', 'Your picture, your places, your link for clients'],
          ['Clients', 'My store', 'What linked clients bought, and when'],
          ['Top products and weekly sales', 'My store', 'What to reorder, and what to stop'],
          ['REGEN rewards', 'My account', '2 points for each full dollar, 5 cents each when you spend them'],
          ['Messages', 'Messages', 'Questions between visits, in one place'],
        ) +
        h2('Say it in one sentence') +
        ul(
          'Cleanser: “Your skin shouldn’t squeak.”',
          'Sunscreen: “Two fingers, every morning. The rest of your routine depends on it.”',
          'Serum: “One job. Give it eight weeks.”',
          'Moisturizer: “It keeps in what we put in today.”',
        ) +
        box(
          'When the answer is no',
          p(
            '“That’s fine. Use up what you have, and I’ll write down what I’d buy next.” Then write it down. Half of them come back for it.',
          ),
        ),
      h2('Numbers worth knowing') +
        table(
          ['Number', 'How', 'Good'],
          ['Retail share', 'Retail sales ÷ all sales', '20 to 30%'],
          ['Attachment', 'Treatments with a product sold ÷ treatments', '40% and up'],
          ['Turn', 'Cost of what you sold in a year ÷ average stock at cost', '4 to 6'],
          ['Opened bundles', 'Opened ÷ sent, in your report', '60% and up'],
        ) +
        p('These are common aims of small clinics, not promises. Compare with your own last quarter first.') +
        h2('Your month') +
        columns(
          box('Week 1', checks(1, 'Count the shelf', 'Reorder', 'Choose a theme')),
          box('Week 2', checks(1, 'Post the theme', 'Change the desk sign')),
          box('Week 3', checks(1, 'Messages to clients of last month')),
          box('Week 4', checks(1, 'Read the report', 'Thank three clients')),
        ) +
        warning('Professional products are for use in the room. They are not for resale and not for the shelf.') +
        p('Also in this library: desk sign, shelf talkers, recommendation pad, web banners, Instagram instructions.'),
    ],
  },
  {
    slug: 'brand-guide',
    format: 'letter',
    sheets: [
      intro('How Regen looks and sounds beside your own name. It is short because it should be used.') +
        h2('The mark') +
        ul(
          'Indigo on light, white on dark. No other colors, outlines or shadows.',
          'Leave the height of one letter free on all sides.',
          'At least 20 mm in print, 72 px on screens.',
          'Beside your logo: yours first, and larger.',
        ) +
        h2('Colors') +
        '<div class="swatches"><i style="background:#353954"></i><i style="background:#5a789f"></i><i style="background:#f1ede7"></i><i style="background:#faf8f5"></i></div>' +
        table(
          ['Name', 'Hex', 'RGB', 'For'],
          ['Indigo', '#353954', '53 57 84', 'Mark, headings'],
          ['Steel', '#5a789f', '90 120 159', 'Accents; large text only'],
          ['Sand', '#f1ede7', '241 237 231', 'Grounds'],
          ['Warm white', '#faf8f5', '250 248 245', 'Paper'],
        ) +
        h2('Letters') +
        p(
          '<span class="serif">Newsreader for headings.</span> Source Sans 3 for everything else. Both are free under the SIL Open Font License.',
        ) +
        columns(
          box('We write', ul('“15% vitamin C at pH 3.1”', '“Give it eight weeks.”', 'Who should not use it')),
          box(
            'We don’t write',
            ul('“Miracle”, “anti-aging”, “chemical-free”', 'Exclamation marks', 'Before and after without dates'),
          ),
        ) +
        p(
          'You may use the mark and our pictures to say that you use or sell Regen. Don’t imply that Regen runs your clinic, and don’t alter pictures of skin.',
        ),
    ],
  },
];
