import type { Family, Variant, Words } from './family.ts'

const diabetes = ['Kvartso', 'Silvmått'] as const

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

export const diabetesLines: readonly Family[] = [
  sugar(
    'strip',
    ['Teststicka', 'Testiliuska', 'Teststrimmel', 'Teststrimmel'],
    [{ label: '', pieces: 50, properties: { meter: 'K1', count: 25 } }],
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
