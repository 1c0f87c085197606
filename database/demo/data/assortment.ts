import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

type Words = readonly [sv: string, fi: string, no: string, dk: string]

/** One size or strength of a line: the end of its name, pieces in a package, and what the catalogue says about it. */
export interface Variant {
  readonly label: string
  readonly pieces: number
  readonly properties: Readonly<Record<string, string | number | boolean>>
  readonly flavor?: string
}

/** A line of products that differ in size, sold by several makers. The first brand is sold in every market. */
export interface Family {
  readonly area: TherapyArea
  readonly type: string
  readonly shape: string
  readonly unit: string
  readonly brands: readonly string[]
  readonly line: Words
  readonly variants: readonly Variant[]
  /** Öre for one piece; other currencies follow. */
  readonly piecePrice: number
  readonly vatClass: 'standard' | 'food' | 'incontinence' | 'medicine'
  readonly latex?: boolean
  readonly pvc?: boolean
  /** How it is commonly used: amounts in the period 1 day, 2 week, 3 month. Empty where nobody prescribes it. */
  readonly use?: { readonly amounts: readonly string[]; readonly period: 1 | 2 | 3 }
}

const pads = ['Norrdun', 'Havsljung', 'Tallmo'] as const
const catheters = ['Glidra', 'Ljungvad'] as const
const ostomy = ['Stomarö', 'Vindskär'] as const
const diabetes = ['Kvartso', 'Silvmått'] as const
const nutrition = ['Björka', 'Havrelid'] as const
const wound = ['Mossling', 'Linnmark'] as const
const other = ['Omvard', 'Klarhed'] as const

const hips = { S: '60–90', M: '70–110', L: '100–150', XL: '120–160', XXL: '140–180' }

function sizes(labels: readonly (keyof typeof hips)[], pieces: number, absorption: number, step = 150): Variant[] {
  return labels.map((label, index) => ({
    label,
    pieces: pieces - index * 2,
    properties: { size: label, hip: hips[label], absorption: absorption + index * step },
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

const incontinenceLines: readonly Family[] = [
  incontinence(
    ['Lätt', 'Kevyt', 'Lett', 'Let'],
    [
      { label: '', pieces: 28, properties: { absorption: 250 } },
      { label: 'Mini', pieces: 30, properties: { absorption: 150 } },
      { label: 'Extra', pieces: 26, properties: { absorption: 400 } },
    ],
    { piecePrice: 150, use: { amounts: ['2', '3'], period: 1 } },
  ),
  incontinence(['Komfort', 'Mukava', 'Komfort', 'Komfort'], sizes(sml, 30, 950), { piecePrice: 300 }),
  incontinence(['Komfort Plus', 'Mukava Plus', 'Komfort Pluss', 'Komfort Plus'], sizes(sml, 26, 1300), {
    piecePrice: 380,
  }),
  incontinence(['Komfort Super', 'Mukava Super', 'Komfort Super', 'Komfort Super'], sizes(sml, 24, 2100), {
    piecePrice: 450,
  }),
  incontinence(['Komfort Luft', 'Mukava Ilma', 'Komfort Luft', 'Komfort Luft'], sizes(sml, 22, 1150), {
    piecePrice: 560,
  }),
  incontinence(['Natt', 'Yö', 'Natt', 'Nat'], sizes(['M', 'L', 'XL'], 20, 3200), {
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
      { label: '15–25 kg', pieces: 24, properties: { weight: '15–25', absorption: 700 } },
      { label: '25–40 kg', pieces: 22, properties: { weight: '25–40', absorption: 900 } },
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
      { label: '1', pieces: 20, properties: { absorption: 280 } },
      { label: '2', pieces: 18, properties: { absorption: 450 } },
      { label: '3', pieces: 16, properties: { absorption: 700 } },
    ],
    { type: 'male-shield', shape: 'male-shield', piecePrice: 280, use: { amounts: ['2', '3'], period: 1 } },
  ),
  incontinence(
    ['Nätbyxa', 'Verkkohousu', 'Nettbukse', 'Netbuks'],
    sml.map((size) => ({ label: size, pieces: 5, properties: { size, hip: hips[size] } })),
    { type: 'net-pants', shape: 'net-pants', piecePrice: 700, use: { amounts: ['8'], period: 3 } },
  ),
  incontinence(
    ['Underlägg', 'Vuodesuoja', 'Kladd', 'Underlag'],
    ['40 × 60', '60 × 60', '60 × 90'].map((size, index) => ({
      label: `${size} cm`,
      pieces: 40 - index * 5,
      properties: { size, absorption: 700 + index * 350 },
    })),
    { type: 'bed-pad', shape: 'bed-pad', piecePrice: 210, use: { amounts: ['1', '2'], period: 1 } },
  ),
]

function charrieres(length: number, from: number, to: number): Variant[] {
  return [6, 8, 10, 12, 14, 16, 18]
    .filter((ch) => ch >= from && ch <= to)
    .map((ch) => ({
      label: `${length} cm, ${ch} Ch`,
      pieces: 30,
      properties: { charriere: ch, length: length * 10 },
    }))
}

function catheter(type: string, line: Words, variants: readonly Variant[], rest: Partial<Family> = {}): Family {
  return {
    area: 'Catheter',
    type,
    shape: 'catheter',
    unit: 'piece',
    brands: catheters,
    line,
    variants,
    piecePrice: 1900,
    vatClass: 'standard',
    use: { amounts: ['4', '5', '6'], period: 1 },
    ...rest,
  }
}

const catheterLines: readonly Family[] = [
  catheter(
    'intermittent',
    ['Nelaton', 'Nelaton', 'Nelaton', 'Nelaton'],
    [...charrieres(40, 8, 18), ...charrieres(20, 8, 14), ...charrieres(30, 6, 10)],
  ),
  catheter('intermittent', ['Tiemann', 'Tiemann', 'Tiemann', 'Tiemann'], charrieres(40, 10, 18), { piecePrice: 2300 }),
  catheter(
    'intermittent-set',
    ['Set med påse', 'Setti, pussi', 'Sett med pose', 'Sæt med pose'],
    charrieres(40, 10, 16),
    { shape: 'catheter-set', piecePrice: 5200, use: { amounts: ['1', '2'], period: 1 } },
  ),
  catheter(
    'balloon',
    ['Kvar', 'Kesto', 'Kvar', 'Kvar'],
    [12, 14, 16, 18, 20].map((ch) => ({
      label: `silikon, ${ch} Ch, 10 ml`,
      pieces: 5,
      properties: { charriere: ch, balloon: 10, material: 'silicone' },
    })),
    { shape: 'balloon', piecePrice: 8900, use: { amounts: ['1', '2'], period: 3 } },
  ),
  catheter(
    'balloon',
    ['Kvar Latex', 'Kesto Lateksi', 'Kvar Lateks', 'Kvar Latex'],
    [12, 14, 16].map((ch) => ({
      label: `${ch} Ch, 10 ml`,
      pieces: 5,
      properties: { charriere: ch, balloon: 10, material: 'latex' },
    })),
    { shape: 'balloon', piecePrice: 4100, latex: true, use: { amounts: ['1', '2'], period: 3 } },
  ),
  catheter(
    'penile-sheath',
    ['Uridom', 'Uridomi', 'Uridom', 'Uridom'],
    [25, 29, 32, 36, 41].map((size) => ({
      label: `${size} mm`,
      pieces: 30,
      properties: { diameter: size },
    })),
    { shape: 'sheath', piecePrice: 1600, use: { amounts: ['1'], period: 1 } },
  ),
  catheter(
    'urine-bag',
    ['Uppsamlingspåse', 'Virtsapussi', 'Urinpose', 'Urinpose'],
    [350, 500, 800, 1500, 2000].map((volume) => ({
      label: `${volume} ml`,
      pieces: 10,
      properties: { volume },
    })),
    { shape: 'urine-bag', piecePrice: 1400, pvc: true, use: { amounts: ['3', '4'], period: 2 } },
  ),
]

function stoma(type: string, line: Words, variants: readonly Variant[], rest: Partial<Family> = {}): Family {
  return {
    area: 'Ostomy',
    type,
    shape: 'bag',
    unit: 'piece',
    brands: ostomy,
    line,
    variants,
    piecePrice: 3200,
    vatClass: 'standard',
    use: { amounts: ['1', '2'], period: 1 },
    ...rest,
  }
}

function holes(label: string, pieces = 30): Variant[] {
  return ['', 'mini', 'maxi'].map((size) => ({
    label: size ? `${label}, ${size}` : label,
    pieces,
    properties: { startHole: 15, maxHole: size === 'mini' ? 55 : 76, cutToFit: true },
  }))
}

const ostomyLines: readonly Family[] = [
  stoma('one-piece-open', ['Mjuk 1-dels', 'Pehmeä 1-osainen', 'Myk 1-dels', 'Blød 1-dels'], holes('öppen')),
  stoma('one-piece-closed', ['Mjuk 1-dels', 'Pehmeä 1-osainen', 'Myk 1-dels', 'Blød 1-dels'], holes('sluten'), {
    shape: 'closed-bag',
    piecePrice: 2700,
    use: { amounts: ['1', '2'], period: 1 },
  }),
  stoma('one-piece-tap', ['Mjuk 1-dels', 'Pehmeä 1-osainen', 'Myk 1-dels', 'Blød 1-dels'], holes('uro'), {
    shape: 'tap-bag',
    piecePrice: 4100,
    use: { amounts: ['1'], period: 1 },
  }),
  stoma(
    'one-piece-convex',
    ['Konvex 1-dels', 'Kupera 1-osainen', 'Konveks 1-dels', 'Konveks 1-dels'],
    holes('öppen', 10),
    { piecePrice: 4400, use: { amounts: ['1'], period: 1 } },
  ),
  stoma(
    'plate',
    ['Platta', 'Pohjalevy', 'Plate', 'Plade'],
    [40, 50, 60, 70].map((flange) => ({
      label: `${flange} mm`,
      pieces: 5,
      properties: { flange, startHole: 15, maxHole: flange - 5, cutToFit: true },
    })),
    { shape: 'plate', piecePrice: 5400, use: { amounts: ['2', '3'], period: 2 } },
  ),
  stoma(
    'two-piece-bag',
    ['Påse 2-dels', 'Pussi 2-osainen', 'Pose 2-dels', 'Pose 2-dels'],
    [40, 50, 60, 70].map((flange) => ({
      label: `${flange} mm`,
      pieces: 30,
      properties: { flange },
    })),
    { shape: 'ring-bag', piecePrice: 2600 },
  ),
  stoma(
    'accessory',
    ['Tätning', 'Tiiviste', 'Tetning', 'Tætning'],
    [48, 98].map((size) => ({
      label: `${size} mm`,
      pieces: 10,
      properties: { diameter: size },
    })),
    { shape: 'seal', piecePrice: 3100, use: { amounts: ['3'], period: 2 } },
  ),
]

function sugar(type: string, line: Words, variants: readonly Variant[], rest: Partial<Family> = {}): Family {
  return {
    area: 'Diabetes',
    type,
    shape: 'strips',
    unit: 'piece',
    brands: diabetes,
    line,
    variants,
    piecePrice: 320,
    vatClass: 'standard',
    use: { amounts: ['2', '4', '6'], period: 1 },
    ...rest,
  }
}

const diabetesLines: readonly Family[] = [
  sugar(
    'strip',
    ['Teststicka', 'Testiliuska', 'Teststrimmel', 'Teststrimmel'],
    [{ label: '', pieces: 50, properties: { meter: 'K1' } }],
  ),
  sugar(
    'lancet',
    ['Lansett', 'Lansetti', 'Lansett', 'Lancet'],
    ['28', '30', '33'].map((gauge) => ({ label: `G${gauge}`, pieces: 200, properties: { gauge: Number(gauge) } })),
    { shape: 'lancet', piecePrice: 45 },
  ),
  sugar(
    'pen-needle',
    ['Pennkanyl', 'Kynäneula', 'Pennekanyle', 'Pennekanyle'],
    [4, 5, 6, 8].map((length) => ({ label: `${length} mm`, pieces: 100, properties: { length, gauge: 32 } })),
    { shape: 'needle', piecePrice: 90, use: { amounts: ['1', '3', '5'], period: 1 } },
  ),
  sugar(
    'sensor',
    ['Sensor', 'Sensori', 'Sensor', 'Sensor'],
    [10, 14].map((days) => ({ label: `${days} dygn`, pieces: 1, properties: { days } })),
    { shape: 'sensor', piecePrice: 48000, use: { amounts: ['2', '3'], period: 3 } },
  ),
  sugar('meter', ['Mätare', 'Mittari', 'Måler', 'Måler'], [{ label: 'K1', pieces: 1, properties: { meter: 'K1' } }], {
    shape: 'meter',
    piecePrice: 18000,
    use: { amounts: [], period: 3 },
  }),
]

/** A group of one drink: the drink itself, split into flavours when ordered, and each flavour as an item of its own. */
function drinks(
  label: string,
  pieces: number,
  energy: number,
  protein: number,
  fat: number,
  flavors: readonly string[],
): Variant[] {
  const properties = { volume: Number.parseInt(label, 10), energy, protein, fat }
  return [{ label, pieces, properties }, ...flavors.map((flavor) => ({ label, pieces, properties, flavor }))]
}

function food(type: string, line: Words, variants: readonly Variant[], piecePrice: number): Family {
  return {
    area: 'Nutrition',
    type,
    shape: 'bottle',
    unit: 'bottle',
    brands: nutrition,
    line,
    variants,
    piecePrice,
    vatClass: 'food',
    use: { amounts: ['1', '2', '3'], period: 1 },
  }
}

const nutritionLines: readonly Family[] = [
  food(
    'drink-protein',
    ['Protein', 'Proteiini', 'Protein', 'Protein'],
    drinks('200 ml', 4, 150, 10, 5.3, ['vanilla', 'forest-fruit', 'mocha', 'strawberry']),
    1550,
  ),
  food(
    'drink-compact',
    ['Kompakt', 'Tiivis', 'Kompakt', 'Kompakt'],
    drinks('125 ml', 4, 240, 14.4, 9.4, ['vanilla', 'strawberry', 'banana', 'mocha', 'apricot']),
    1700,
  ),
  food(
    'drink-energy',
    ['Energi', 'Energia', 'Energi', 'Energi'],
    drinks('200 ml', 4, 200, 10, 7.8, ['vanilla', 'chocolate', 'caramel', 'forest-fruit', 'neutral']),
    1450,
  ),
  food(
    'drink-standard',
    ['Bas', 'Perus', 'Basis', 'Basis'],
    drinks('200 ml', 4, 150, 5.9, 5.8, ['vanilla', 'strawberry', 'banana']),
    1250,
  ),
  food(
    'drink-fibre',
    ['Fiber', 'Kuitu', 'Fiber', 'Fiber'],
    drinks('200 ml', 4, 160, 6.2, 5.3, ['vanilla', 'forest-fruit', 'apricot']),
    1500,
  ),
]

const squares = ['5 × 5', '7,5 × 7,5', '10 × 10', '12,5 × 12,5', '15 × 15', '20 × 20']

function dressings(count: number, pieces: number, properties: Variant['properties'] = {}): Variant[] {
  return squares.slice(0, count).map((size) => ({ label: `${size} cm`, pieces, properties: { size, ...properties } }))
}

function dressing(
  type: string,
  line: Words,
  variants: readonly Variant[],
  piecePrice: number,
  shape = 'dressing',
): Family {
  return {
    area: 'WoundCare',
    type,
    shape,
    unit: 'piece',
    brands: wound,
    line,
    variants,
    piecePrice,
    vatClass: 'standard',
    use: { amounts: ['2', '3'], period: 2 },
  }
}

const woundLines: readonly Family[] = [
  dressing('foam', ['Skum', 'Vaahto', 'Skum', 'Skum'], dressings(6, 10, { exudate: 'moderate', border: false }), 2890),
  dressing(
    'foam',
    ['Skum kant', 'Vaahto reunalla', 'Skum kant', 'Skum kant'],
    dressings(5, 10, { exudate: 'moderate', border: true }),
    3400,
    'bordered',
  ),
  dressing(
    'foam-silver',
    ['Skum silver', 'Vaahto hopea', 'Skum sølv', 'Skum sølv'],
    dressings(4, 5, { exudate: 'high', silver: true }),
    6200,
  ),
  dressing('hydrofibre', ['Fiber', 'Kuitu', 'Fiber', 'Fiber'], dressings(5, 10, { exudate: 'high' }), 4100, 'fibre'),
  dressing(
    'alginate',
    ['Alginat', 'Alginaatti', 'Alginat', 'Alginat'],
    dressings(4, 10, { exudate: 'high' }),
    3300,
    'fibre',
  ),
  dressing('hydrocolloid', ['Platta', 'Levy', 'Plate', 'Plade'], dressings(4, 10, { exudate: 'low' }), 2100, 'film'),
  dressing('film', ['Film', 'Kalvo', 'Film', 'Film'], dressings(5, 20, { exudate: 'none' }), 650, 'film'),
  dressing(
    'superabsorber',
    ['Super', 'Super', 'Super', 'Super'],
    dressings(4, 10, { exudate: 'high' }),
    2400,
    'cushion',
  ),
  dressing('silicone-net', ['Nät', 'Verkko', 'Nett', 'Net'], dressings(4, 10, { exudate: 'low' }), 2900, 'net'),
]

function sundry(
  area: 'Other' | 'Pca',
  line: Words,
  labels: readonly string[],
  pieces: number,
  piecePrice: number,
  shape: string,
): Family {
  const variants = labels.map((label) => ({ label, pieces, properties: { size: label } }))
  return {
    area,
    type: 'sundry',
    shape,
    unit: 'piece',
    brands: other,
    line,
    variants,
    piecePrice,
    vatClass: 'standard',
  }
}

const sundryLines: readonly Family[] = [
  sundry('Other', ['Handske', 'Käsine', 'Hanske', 'Handske'], ['S', 'M', 'L', 'XL'], 100, 60, 'glove'),
  sundry('Other', ['Våtservett', 'Kosteuspyyhe', 'Våtserviett', 'Vådserviet'], ['mild', 'parfymfri'], 80, 40, 'wipes'),
  sundry(
    'Other',
    ['Barriärkräm', 'Suojavoide', 'Barrierekrem', 'Barrierecreme'],
    ['100 ml', '200 ml'],
    1,
    6900,
    'tube',
  ),
  sundry('Other', ['Haklapp', 'Ruokalappu', 'Smekke', 'Hagesmæk'], ['kort', 'lång'], 50, 90, 'bib'),
  sundry('Other', ['Förkläde', 'Esiliina', 'Forkle', 'Forklæde'], ['kort', 'lång'], 100, 45, 'apron'),
  sundry('Pca', ['Hudvård', 'Ihonhoito', 'Hudpleie', 'Hudpleje'], ['lotion', 'tvål', 'olja', 'salva'], 1, 8900, 'tube'),
  sundry('Pca', ['Hygien', 'Hygienia', 'Hygiene', 'Hygiejne'], ['liten', 'mellan', 'stor'], 20, 180, 'wipes'),
]

export const assortment: readonly Family[] = [
  ...incontinenceLines,
  ...catheterLines,
  ...ostomyLines,
  ...diabetesLines,
  ...nutritionLines,
  ...woundLines,
  ...sundryLines,
]

/** Flavours as they stand in names, by market. */
export const flavorWords: Readonly<Record<string, Words>> = {
  neutral: ['neutral', 'neutraali', 'nøytral', 'neutral'],
  vanilla: ['vanilj', 'vanilja', 'vanilje', 'vanilje'],
  strawberry: ['jordgubb', 'mansikka', 'jordbær', 'jordbær'],
  banana: ['banan', 'banaani', 'banan', 'banan'],
  mocha: ['mocka', 'mokka', 'mokka', 'mokka'],
  apricot: ['aprikos', 'aprikoosi', 'aprikos', 'abrikos'],
  chocolate: ['choklad', 'suklaa', 'sjokolade', 'chokolade'],
  caramel: ['kola', 'kinuski', 'karamell', 'karamel'],
  'forest-fruit': ['skogsbär', 'metsämarja', 'skogsbær', 'skovbær'],
}

/** The Swedish words that end names, in the other markets. */
export const labelWords: Readonly<Record<string, Words>> = {
  öppen: ['öppen', 'avoin', 'åpen', 'åben'],
  sluten: ['sluten', 'suljettu', 'lukket', 'lukket'],
  silikon: ['silikon', 'silikoni', 'silikon', 'silikone'],
  dygn: ['dygn', 'vrk', 'døgn', 'døgn'],
  mild: ['mild', 'mieto', 'mild', 'mild'],
  parfymfri: ['parfymfri', 'hajusteeton', 'uparfymert', 'uparfumeret'],
  kort: ['kort', 'lyhyt', 'kort', 'kort'],
  lång: ['lång', 'pitkä', 'lang', 'lang'],
  lotion: ['lotion', 'voide', 'lotion', 'lotion'],
  tvål: ['tvål', 'saippua', 'såpe', 'sæbe'],
  olja: ['olja', 'öljy', 'olje', 'olie'],
  salva: ['salva', 'salva', 'salve', 'salve'],
  liten: ['liten', 'pieni', 'liten', 'lille'],
  mellan: ['mellan', 'keski', 'middels', 'mellem'],
  stor: ['stor', 'suuri', 'stor', 'stor'],
}
