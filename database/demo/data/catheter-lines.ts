import type { Family, Variant, Words } from './family.ts'

const catheters = ['Glidra', 'Ljungvad'] as const

function charrieres(length: number, from: number, to: number, more: Variant['properties']): Variant[] {
  return [6, 8, 10, 12, 14, 16, 18]
    .filter((ch) => ch >= from && ch <= to)
    .map((ch) => ({
      label: `${length} cm, ${ch} Ch`,
      pieces: 30,
      properties: { charriere: ch, length: length * 10, ...more },
    }))
}

const nelaton = { tip: 'nelaton', coating: 'hydrophilic', material: 'polyurethane' }
const tiemann = { ...nelaton, tip: 'tiemann' }

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

export const catheterLines: readonly Family[] = [
  catheter(
    'intermittent',
    ['Nelaton', 'Nelaton', 'Nelaton', 'Nelaton'],
    [...charrieres(40, 8, 18, nelaton), ...charrieres(20, 8, 14, nelaton), ...charrieres(30, 6, 10, nelaton)],
  ),
  catheter('intermittent', ['Tiemann', 'Tiemann', 'Tiemann', 'Tiemann'], charrieres(40, 10, 18, tiemann), {
    piecePrice: 2300,
  }),
  catheter(
    'intermittent-set',
    ['Set med påse', 'Setti, pussi', 'Sett med pose', 'Sæt med pose'],
    charrieres(40, 10, 16, { ...nelaton, coating: 'gel', volume: 700 }),
    { shape: 'catheter-set', piecePrice: 5200, use: { amounts: ['1', '2'], period: 1 } },
  ),
  catheter(
    'balloon',
    ['Kvar', 'Kesto', 'Kvar', 'Kvar'],
    [12, 14, 16, 18, 20].map((ch) => ({
      label: `silikon, ${ch} Ch, 10 ml`,
      pieces: 5,
      properties: {
        charriere: ch,
        length: 400,
        balloon: 10,
        tip: 'nelaton',
        coating: 'uncoated',
        material: 'silicone',
      },
    })),
    { shape: 'balloon', piecePrice: 8900, use: { amounts: ['1', '2'], period: 3 } },
  ),
  catheter(
    'balloon',
    ['Kvar Latex', 'Kesto Lateksi', 'Kvar Lateks', 'Kvar Latex'],
    [12, 14, 16].map((ch) => ({
      label: `${ch} Ch, 10 ml`,
      pieces: 5,
      properties: { charriere: ch, length: 400, balloon: 10, tip: 'nelaton', coating: 'hydrogel', material: 'latex' },
    })),
    { shape: 'balloon', piecePrice: 4100, latex: true, use: { amounts: ['1', '2'], period: 3 } },
  ),
  catheter(
    'penile-sheath',
    ['Uridom', 'Uridomi', 'Uridom', 'Uridom'],
    [25, 29, 32, 36, 41].map((size) => ({
      label: `${size} mm`,
      pieces: 30,
      properties: { diameter: size, material: 'silicone' },
    })),
    { shape: 'sheath', piecePrice: 1600, use: { amounts: ['1'], period: 1 } },
  ),
  catheter(
    'urine-bag',
    ['Uppsamlingspåse', 'Virtsapussi', 'Urinpose', 'Urinpose'],
    [350, 500, 800, 1500, 2000].map((volume) => ({
      label: `${volume} ml`,
      pieces: 10,
      properties: { volume, material: 'pvc' },
    })),
    { shape: 'urine-bag', piecePrice: 1400, pvc: true, use: { amounts: ['3', '4'], period: 2 } },
  ),
]
