import type { Family, Variant, Words } from './family.ts'

const wound = ['Mossling', 'Linnmark'] as const

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

export const woundLines: readonly Family[] = [
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
