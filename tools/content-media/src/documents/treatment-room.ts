import {
  box,
  checks,
  columns,
  emptyTable,
  fields,
  h2,
  intro,
  ol,
  p,
  room,
  ul,
  warning,
  type Document,
} from './html.ts';

export const treatmentRoom: readonly Document[] = [
  {
    slug: 'consultation-form',
    format: 'letter',
    sheets: [
      intro(
        'Please complete both pages before your first treatment. Your answers stay in your record and decide what we use on your skin.',
      ) +
        h2('About you') +
        fields(
          ['Name', 7],
          ['Date of birth', 5],
          ['Phone', 5],
          ['Email', 7],
          ['Emergency contact', 7],
          ['Their phone', 5],
        ) +
        h2('Health') +
        p('Check everything that applies to you now or in the past.') +
        checks(
          3,
          'Pregnant or breastfeeding',
          'Trying to conceive',
          'Cold sores',
          'Asthma or hay fever',
          'Eczema',
          'Psoriasis',
          'Rosacea',
          'Keloid scars',
          'Diabetes',
          'Epilepsy',
          'Pacemaker or metal implant',
          'Blood thinners',
          'Autoimmune disease',
          'Cancer treatment',
          'Skin cancer, in you or family',
        ) +
        room('Medicines and supplements', 2) +
        room('Allergies: medicines, foods, latex, aspirin, nuts, cosmetics', 2) +
        h2('Last six months') +
        checks(
          2,
          'Isotretinoin (Accutane), and until when:',
          'Prescription retinoid, and last used:',
          'Laser, microneedling or injections',
          'Peel or microdermabrasion',
          'Waxing, threading or hair removal cream on the face',
          'Sunburn or tanning bed in the past two weeks',
        ) +
        room('Details', 2),
      h2('Your skin') +
        p('After a day without products, my skin feels:') +
        checks(4, 'Tight', 'Comfortable', 'Shiny in the center', 'Shiny all over') +
        p('It stings or turns red:') +
        checks(4, 'Almost never', 'With new products', 'With heat or wine', 'Most days') +
        p('In the sun, without protection, I:') +
        checks(
          3,
          'Always burn',
          'Burn, then tan a little',
          'Burn now and then',
          'Rarely burn',
          'Very rarely burn',
          'Almost never burn',
        ) +
        h2('What you use now') +
        fields(
          ['Cleanser', 6],
          ['Serum', 6],
          ['Moisturizer', 6],
          ['Sunscreen and SPF', 6],
          ['Acids or retinoids', 12],
        ) +
        h2('What you would like') +
        room('If you could change one thing about your skin', 2) +
        p('How much time do you have?') +
        checks(4, '2 minutes', '5 minutes', '10 minutes', 'More') +
        h2('Agreement') +
        p(
          'My answers are complete and true. I will tell my esthetician about any change before a treatment. I understand that results differ and that esthetic treatment does not replace medical care.',
        ) +
        fields(['Signature', 8], ['Date', 4]) +
        checks(
          1,
          'You may photograph my skin for my record. Photographs are not published without my written consent.',
        ) +
        h2('For the esthetician') +
        fields(['Skin type', 4], ['Fitzpatrick', 3], ['Patch test on', 5]) +
        room('Findings under the lamp', 1),
    ],
  },
  {
    slug: 'patch-test-record',
    format: 'letter',
    sheets: [
      intro(
        'One line for each product. Test at least 24 hours before the treatment, behind the ear or on the inner forearm, and again when a formula or the client’s medicines change.',
      ) +
        fields(['Client', 7], ['Record no.', 5]) +
        h2('How to test') +
        ol(
          'Clean and dry an area of about one square inch. Mark its edge if the skin allows.',
          'Apply the product as in the treatment: same layer, same time. Neutralize or rinse as the label says.',
          'Look after 10 minutes. Ask the client to look after 24 and 48 hours and to send a photograph if anything shows.',
          'Any blister, swelling or itch that lasts: do not treat. Note it and refer.',
        ) +
        h2('Results') +
        p('0 = nothing, 1 = faint pink, 2 = clear redness, 3 = swelling or blisters') +
        emptyTable(['Date', 'Product and lot', 'Place', '10 min', '24 h', '48 h', 'Initials'], 12) +
        fields(['Client’s signature', 8], ['Date', 4]),
    ],
  },
  {
    slug: 'peel-consent-form',
    format: 'letter',
    sheets: [
      intro('This page explains what a superficial peel does, what to expect, and what you agree to.') +
        fields(['Client', 7], ['Date', 5], ['Peel and lot', 7], ['Treatment no.', 5]) +
        h2('What it is') +
        p(
          'An acid loosens the outermost cells of the skin, so that they are shed sooner. It can improve texture, tone and congestion. Several treatments are usually needed, and results differ from person to person.',
        ) +
        h2('What to expect') +
        ul(
          'Tingling, warmth or stinging during the treatment; redness and tightness for hours to three days.',
          'Dryness or flaking for up to a week. Some skin does not flake; it has worked all the same.',
          'Less often: darker or lighter marks, a cold sore, a breakout, a crust, an infection. Scars are rare.',
        ) +
        h2('Please confirm') +
        checks(
          1,
          'I have not taken isotretinoin in the past six months.',
          'I have not used retinoids or other acids for at least seven days.',
          'I am not pregnant or breastfeeding.',
          'I have no cold sore, open skin, sunburn or infection on the area, and no allergy to aspirin if salicylic acid is used.',
          'I have had a patch test at least 24 hours ago.',
          'I will avoid sun exposure, waxing, retinoids and acids for seven days and use a broad-spectrum sunscreen every day.',
          'I will not pick or pull flaking skin, and will call if anything worries me.',
        ) +
        p('My questions have been answered. I may stop the treatment at any time.') +
        fields(['Client’s signature', 8], ['Date', 4], ['Esthetician’s signature', 8], ['License no.', 4]),
    ],
  },
  {
    slug: 'treatment-record',
    format: 'letter',
    sheets: [
      fields(['Client', 6], ['Date', 3], ['Visit no.', 3]) +
        h2('Before') +
        checks(4, 'History unchanged', 'Consent signed', 'Patch test passed', 'Photograph taken') +
        fields(['Skin today', 8], ['Fitzpatrick', 4]) +
        h2('Treatment') +
        emptyTable(['Step', 'Product and lot', 'Minutes', 'Response'], 8) +
        fields(['Endpoint seen', 6], ['Time on skin', 3], ['Comfort, 1–10', 3]) +
        h2('After') +
        checks(4, 'Redness even', 'Aftercare card given', 'Sunscreen applied', 'Next visit booked') +
        room('What the client takes home, and why', 2) +
        room('Next time', 2) +
        fields(['Follow-up call on', 4], ['What the client said', 8], ['Signature', 8], ['License no.', 4]),
    ],
  },
  {
    slug: 'adverse-reaction-report',
    format: 'letter',
    sheets: [
      intro(
        'Complete this form on the day. Send a copy to care@regen.example: someone who knows the formula replies within one business day.',
      ) +
        fields(['Clinic', 6], ['Esthetician', 6], ['Date and time', 6], ['Client’s initials and age', 6]) +
        h2('What was used') +
        emptyTable(['Product', 'Lot number', 'Minutes on skin', 'Area'], 2) +
        h2('What happened') +
        columns(
          p('When did it begin?') + checks(1, 'During the treatment', 'Within an hour', 'Within a day', 'Later'),
          p('What was seen?') + checks(1, 'Redness', 'Swelling', 'Hives', 'Blisters', 'White areas or crusts'),
          p('What was felt?') + checks(1, 'Stinging', 'Burning', 'Itching', 'Pain', 'Trouble breathing'),
        ) +
        warning(
          'Hives over the body, swelling of lips or tongue, trouble breathing or faintness: call 911 before you write anything.',
        ) +
        h2('What you did') +
        room('In order, with times', 2) +
        checks(3, 'Photographs taken', 'Client given instructions', 'Referred to a physician') +
        h2('Follow-up') +
        fields(['Same evening', 6], ['Next day', 6], ['After a week', 12], ['Signature', 8], ['License no.', 4]),
    ],
  },
  {
    slug: 'infection-control-checklist',
    format: 'letter',
    sheets: [
      intro(
        'Rules differ by state: your board’s come first. Follow the contact time on the label of your EPA-registered disinfectant; most need up to ten minutes, wet.',
      ) +
        columns(
          box(
            'Before the first client',
            checks(
              1,
              'Hands washed for 20 seconds',
              'Surfaces and lamp disinfected',
              'Fresh linen, nothing reused',
              'Disinfectant mixed today, concentration checked',
              'Sharps container below its line',
              'Single-use items within reach',
            ),
          ),
          box(
            'Between clients',
            checks(
              1,
              'Single-use items discarded',
              'Tools cleaned with soap, then fully immersed',
              'Contact time kept by a timer',
              'Bed, stool, cart, switches wiped',
              'Hands washed, new gloves',
              'Jar lids closed, spatulas never dipped twice',
            ),
          ),
        ) +
        columns(
          box(
            'During extractions',
            checks(
              1,
              'Gloves on, changed if torn',
              'Lancet used once, straight into the container',
              'No treatment over active infection',
              'Blood exposure procedure within reach',
            ),
          ),
          box(
            'At the end of the day',
            checks(
              1,
              'Laundry hot-washed and dried fully',
              'Containers emptied and disinfected',
              'Trash sealed and out',
              'Steamer emptied and dried',
            ),
          ),
        ) +
        h2('Weekly log') +
        emptyTable(['Day', 'Disinfectant changed', 'Steamer descaled', 'Expiration dates checked', 'Initials'], 7),
    ],
  },
];
