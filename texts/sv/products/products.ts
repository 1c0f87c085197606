import type { Texts } from '../../shape.ts'

export const products: Texts['products'] = {
  flavors: {
    neutral: 'Neutral',
    vanilla: 'Vanilj',
    strawberry: 'Jordgubb',
    banana: 'Banan',
    mocha: 'Mocka',
    apricot: 'Aprikos',
    chocolate: 'Choklad',
    caramel: 'Kola',
    'forest-fruit': 'Skogsbär',
  },
}
