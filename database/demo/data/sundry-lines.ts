import type { Family, Variant, Words } from './family.ts'

const other = ['Omvard', 'Klarhed'] as const

/** Sizes by the words that the texts know; what a product is made of is none. */
const sizes: Readonly<Record<string, string>> = {
  kort: 'short',
  lång: 'long',
  liten: 'small',
  mellan: 'medium',
  stor: 'large',
}

function sizeOf(label: string): Variant['properties'] {
  if (/^(S|M|L|XL|\d+ ml)$/.test(label)) return { size: label }
  const size = sizes[label]
  return size ? { size } : {}
}

function sundry(
  area: 'Other' | 'Pca',
  line: Words,
  labels: readonly string[],
  pieces: number,
  piecePrice: number,
  shape: string,
): Family {
  const variants = labels.map((label) => ({ label, pieces, properties: sizeOf(label) }))
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

export const sundryLines: readonly Family[] = [
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
