import type { Texts } from '../../shape.ts'

export const products: Texts['products'] = {
  flavors: {
    neutral: 'Neutral',
    vanilla: 'Vanilje',
    strawberry: 'Jordbær',
    banana: 'Banan',
    mocha: 'Mokka',
    apricot: 'Abrikos',
    chocolate: 'Chokolade',
    caramel: 'Karamel',
    'forest-fruit': 'Skovbær',
  },
}
