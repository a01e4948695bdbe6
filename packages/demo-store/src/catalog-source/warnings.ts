/** Label warnings. The sunburn alert follows the wording that the FDA requires of alpha hydroxy acid products. */
export const warn = {
  external: 'For external use only. Keep out of reach of children.',
  eyes: 'Avoid contact with eyes. If contact occurs, rinse thoroughly with water.',
  patch: 'Patch test on the inner forearm for 24 hours before first use. Stop if irritation develops and persists.',
  sunburn:
    'Sunburn Alert: This product contains an alpha hydroxy acid (AHA) that may increase your skin’s sensitivity to the sun and particularly the possibility of sunburn. Use a sunscreen, wear protective clothing, and limit sun exposure while using this product and for a week afterward.',
  bhaSun:
    'Acids leave skin more sensitive to the sun. Wear a broad-spectrum sunscreen every day while using this product.',
  salicylate: 'Do not use if you are allergic to aspirin or other salicylates.',
  retinoid:
    'Contains a vitamin A derivative. Consider your daily intake of vitamin A before use. Do not use while pregnant, planning a pregnancy or breastfeeding.',
  retinoidSun: 'Use at night only and wear a broad-spectrum sunscreen every morning.',
  notTogether:
    'Do not combine in one routine with other exfoliating acids or retinoids until your skin is used to each on its own.',
  broken: 'Do not apply to broken, freshly waxed or sunburned skin.',
  benzoyl:
    'May bleach hair, colored fabric and towels. Do not use if you are sensitive to benzoyl peroxide; avoid unnecessary sun exposure and use a sunscreen.',
  acneDrug:
    'Skin irritation and dryness are more likely if another topical acne product is used at the same time. If irritation occurs, use only one at a time.',
  spf: 'Do not use on damaged or broken skin. Stop use and ask a doctor if rash occurs. Reapply at least every two hours, and after swimming, sweating or towelling.',
  sunMeasures:
    'Spending time in the sun increases the risk of skin cancer and early skin aging. Combine with protective clothing and limit time in the sun, especially from 10 a.m. to 2 p.m.',
  nuts: 'Contains ingredients derived from tree nuts.',
  fragrance: 'Contains natural essential oils, which can irritate very reactive skin.',
  heat: 'Store below 25 °C / 77 °F, closed and away from light. A slight change of color is natural.',
  pro: 'Professional use only. Not for resale. For application by trained, licensed skin-care professionals.',
  peel: 'Do not apply over active infection, cold sores, open lesions or sunburn, or within six months of oral isotretinoin. Take a full consultation and patch test before the first treatment.',
  peelHome:
    'Client must avoid sun exposure, waxing, retinoids and other acids for seven days after treatment, and wear a broad-spectrum sunscreen daily.',
  pregnancyPeel: 'Not for clients who are pregnant or breastfeeding.',
  gloves: 'Wear gloves and protect the client’s eyes. Have neutralizing solution and cool water within reach.',
  dust: 'Avoid breathing the powder while mixing.',
  pressure: 'Do not puncture or incinerate. Do not expose to temperatures above 49 °C / 120 °F.',
  slip: 'Makes shower floors slippery; rinse surfaces after use.',
  kit: 'Read the label of each product before use; directions and warnings apply to each item in the set.',
} as const;
