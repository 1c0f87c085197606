import type { Family, Variant, Words } from './family.ts'

const nutrition = ['Björka', 'Havrelid'] as const

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

export const nutritionLines: readonly Family[] = [
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
