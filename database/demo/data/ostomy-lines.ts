import type { Family, Variant, Words } from './family.ts'

const ostomy = ['Stomarö', 'Vindskär'] as const

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

function holes(label: string, type: string, convexity = 'flat', pieces = 30): Variant[] {
  return ['', 'mini', 'maxi'].map((size) => ({
    label: size ? `${label}, ${size}` : label,
    pieces,
    properties: {
      system: 'one-piece',
      type,
      convexity,
      startHole: 15,
      maxHole: size === 'mini' ? 55 : 76,
      cutToFit: true,
    },
  }))
}

export const ostomyLines: readonly Family[] = [
  stoma(
    'one-piece-open',
    ['Mjuk 1-dels', 'Pehmeä 1-osainen', 'Myk 1-dels', 'Blød 1-dels'],
    holes('öppen', 'drainable'),
  ),
  stoma(
    'one-piece-closed',
    ['Mjuk 1-dels', 'Pehmeä 1-osainen', 'Myk 1-dels', 'Blød 1-dels'],
    holes('sluten', 'closed'),
    {
      shape: 'closed-bag',
      piecePrice: 2700,
      use: { amounts: ['1', '2'], period: 1 },
    },
  ),
  stoma('one-piece-tap', ['Mjuk 1-dels', 'Pehmeä 1-osainen', 'Myk 1-dels', 'Blød 1-dels'], holes('uro', 'tap'), {
    shape: 'tap-bag',
    piecePrice: 4100,
    use: { amounts: ['1'], period: 1 },
  }),
  stoma(
    'one-piece-convex',
    ['Konvex 1-dels', 'Kupera 1-osainen', 'Konveks 1-dels', 'Konveks 1-dels'],
    holes('öppen', 'drainable', 'convex', 10),
    { piecePrice: 4400, use: { amounts: ['1'], period: 1 } },
  ),
  stoma(
    'plate',
    ['Platta', 'Pohjalevy', 'Plate', 'Plade'],
    [40, 50, 60, 70].map((flange) => ({
      label: `${flange} mm`,
      pieces: 5,
      properties: {
        system: 'two-piece',
        convexity: 'flat',
        flange,
        startHole: 15,
        maxHole: flange - 5,
        cutToFit: true,
      },
    })),
    { shape: 'plate', piecePrice: 5400, use: { amounts: ['2', '3'], period: 2 } },
  ),
  stoma(
    'two-piece-bag',
    ['Påse 2-dels', 'Pussi 2-osainen', 'Pose 2-dels', 'Pose 2-dels'],
    [40, 50, 60, 70].map((flange) => ({
      label: `${flange} mm`,
      pieces: 30,
      properties: { system: 'two-piece', type: 'drainable', flange },
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
