import type { Family, Variant, Words } from './family.ts'

const pads = ['Norrdun', 'Havsljung', 'Tallmo'] as const

const hips = { S: '60–90', M: '70–110', L: '100–150', XL: '120–160', XXL: '140–180' }

/** A shaped pad has no adhesive: net pants hold it. A light one has, and keeps in close-fitting underwear. */
function heldBy(fixation: 'net-pants' | 'own-briefs', variants: readonly Variant[]): Variant[] {
  return variants.map((variant) => ({ ...variant, properties: { ...variant.properties, fixation } }))
}

/** What a protection holds, in ml and in the drops of its maker. */
function held(absorption: number): Variant['properties'] {
  return { absorption, drops: Math.min(9, Math.max(1, Math.round(absorption / 300))) }
}

function sizes(labels: readonly (keyof typeof hips)[], pieces: number, absorption: number, step = 150): Variant[] {
  return labels.map((label, index) => ({
    label,
    pieces: pieces - index * 2,
    properties: { size: label, hip: hips[label], ...held(absorption + index * step) },
  }))
}

const sml = ['S', 'M', 'L', 'XL'] as const

function incontinence(line: Words, variants: readonly Variant[], rest: Partial<Family> = {}): Family {
  return {
    area: 'Incontinence',
    type: 'pad',
    shape: 'pad',
    unit: 'piece',
    brands: pads,
    line,
    variants,
    piecePrice: 300,
    vatClass: 'incontinence',
    use: { amounts: ['3', '4', '5'], period: 1 },
    ...rest,
  }
}

export const incontinenceLines: readonly Family[] = [
  incontinence(
    ['Lätt', 'Kevyt', 'Lett', 'Let'],
    heldBy('own-briefs', [
      { label: '', pieces: 28, properties: held(250) },
      { label: 'Mini', pieces: 30, properties: held(150) },
      { label: 'Extra', pieces: 26, properties: held(400) },
    ]),
    { piecePrice: 150, use: { amounts: ['2', '3'], period: 1 } },
  ),
  incontinence(['Komfort', 'Mukava', 'Komfort', 'Komfort'], heldBy('net-pants', sizes(sml, 30, 950)), {
    piecePrice: 300,
  }),
  incontinence(
    ['Komfort Plus', 'Mukava Plus', 'Komfort Pluss', 'Komfort Plus'],
    heldBy('net-pants', sizes(sml, 26, 1300)),
    {
      piecePrice: 380,
    },
  ),
  incontinence(
    ['Komfort Super', 'Mukava Super', 'Komfort Super', 'Komfort Super'],
    heldBy('net-pants', sizes(sml, 24, 2100)),
    {
      piecePrice: 450,
    },
  ),
  incontinence(
    ['Komfort Luft', 'Mukava Ilma', 'Komfort Luft', 'Komfort Luft'],
    heldBy('net-pants', sizes(sml, 22, 1150)),
    {
      piecePrice: 560,
    },
  ),
  incontinence(['Natt', 'Yö', 'Natt', 'Nat'], heldBy('net-pants', sizes(['M', 'L', 'XL'], 20, 3200)), {
    piecePrice: 520,
    use: { amounts: ['1', '2'], period: 1 },
  }),
  incontinence(['Byxa', 'Housu', 'Bukse', 'Buks'], sizes(['S', 'M', 'L', 'XL', 'XXL'], 18, 1100), {
    type: 'pull-up',
    shape: 'pullup',
    piecePrice: 650,
    use: { amounts: ['1', '2', '3'], period: 1 },
  }),
  incontinence(['Byxa Natt', 'Housu Yö', 'Bukse Natt', 'Buks Nat'], sizes(sml, 16, 2000), {
    type: 'pull-up',
    shape: 'pullup',
    piecePrice: 820,
    use: { amounts: ['1'], period: 1 },
  }),
  incontinence(
    ['Byxa Junior', 'Housu Junior', 'Bukse Junior', 'Buks Junior'],
    [
      { label: '15–25 kg', pieces: 24, properties: { weight: '15–25', ...held(700) } },
      { label: '25–40 kg', pieces: 22, properties: { weight: '25–40', ...held(900) } },
    ],
    { type: 'pull-up', shape: 'pullup', piecePrice: 540, use: { amounts: ['2', '4', '5'], period: 1 } },
  ),
  incontinence(['Allt-i-ett', 'Kaikki yhdessä', 'Alt-i-ett', 'Alt-i-én'], sizes(sml, 24, 2300), {
    type: 'all-in-one',
    shape: 'brief',
    piecePrice: 620,
    use: { amounts: ['3', '4'], period: 1 },
  }),
  incontinence(['Allt-i-ett Natt', 'Kaikki yhdessä Yö', 'Alt-i-ett Natt', 'Alt-i-én Nat'], sizes(sml, 20, 3600), {
    type: 'all-in-one',
    shape: 'brief',
    piecePrice: 780,
    use: { amounts: ['1'], period: 1 },
  }),
  incontinence(['Bälte', 'Vyö', 'Belte', 'Bælte'], sizes(sml, 22, 2600), {
    type: 'belt',
    shape: 'belt',
    piecePrice: 640,
  }),
  incontinence(
    ['Herr', 'Mies', 'Herre', 'Herre'],
    [
      { label: '1', pieces: 20, properties: held(280) },
      { label: '2', pieces: 18, properties: held(450) },
      { label: '3', pieces: 16, properties: held(700) },
    ],
    { type: 'male-shield', shape: 'male-shield', piecePrice: 280, use: { amounts: ['2', '3'], period: 1 } },
  ),
  incontinence(
    ['Nätbyxa', 'Verkkohousu', 'Nettbukse', 'Netbuks'],
    sml.map((size) => ({ label: size, pieces: 5, properties: { size, hip: hips[size], fixation: 'net-pants' } })),
    { type: 'net-pants', shape: 'net-pants', piecePrice: 700, use: { amounts: ['8'], period: 3 } },
  ),
  incontinence(
    ['Underlägg', 'Vuodesuoja', 'Kladd', 'Underlag'],
    ['40 × 60', '60 × 60', '60 × 90'].map((size, index) => ({
      label: `${size} cm`,
      pieces: 40 - index * 5,
      properties: { size, ...held(700 + index * 350) },
    })),
    { type: 'bed-pad', shape: 'bed-pad', piecePrice: 210, use: { amounts: ['1', '2'], period: 1 } },
  ),
]
