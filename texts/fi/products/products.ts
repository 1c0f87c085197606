import type { Texts } from '../../shape.ts'

export const products: Texts['products'] = {
  flavors: {
    neutral: 'Mauton',
    vanilla: 'Vanilja',
    strawberry: 'Mansikka',
    banana: 'Banaani',
    mocha: 'Mokka',
    apricot: 'Aprikoosi',
    chocolate: 'Suklaa',
    caramel: 'Kinuski',
    'forest-fruit': 'Metsämarja',
  },
}
