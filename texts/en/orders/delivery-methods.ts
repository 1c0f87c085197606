import { plural } from '../../plural.ts'

/** The administration of delivery methods. */
export const deliveryMethods = {
  lead: 'How goods can be delivered in each market. Settings choose among them.',
  market: 'Market',
  search: 'Search code or name',
  code: 'Code',
  name: 'Name',
  description: 'Description',
  fee: 'Fee without VAT',
  free: 'No fee',
  deliveryPoint: 'Delivery point',
  pointNeeded: 'Needed',
  pointNotNeeded: 'Not needed',
  actions: 'Actions',
  none: ({ market }: { market: string }) => `No delivery methods in ${market} yet`,
  noneNext: 'Add the first one. Nothing can be ordered there until then.',
  add: 'Add delivery method',
  adding: ({ market }: { market: string }) => `New delivery method: ${market}`,
  changing: 'Change delivery method',
  codeHelp: 'Short and lasting, such as HOME. Settings and orders go by it.',
  codeStays: 'The code stays as it is. Settings and orders go by it.',
  codeWrong: 'First a letter, then letters, digits, full stop, dash and underscore, at most 40.',
  feeHelp: 'Blank means no fee.',
  feeWrong: 'Write an amount of 0 or more.',
  needsPoint: 'The goods are picked up at a delivery point',
  needsPointHelp: 'Whoever orders chooses the point from those of the carrier.',
  languages: { en: 'English, shown in Danish too', sv: 'Swedish', fi: 'Finnish' },
  nameMissing: 'Write a name in one language at least.',
  saved: 'The delivery method is saved.',
  removeQuestion: ({ name }: { name: string }) => `Remove ${name}?`,
  removeLoses: ({ market }: { market: string }) => `It can no longer be chosen in ${market}.`,
  removed: 'The delivery method is removed.',
  usedBySettings: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'It cannot be removed: the order settings of # client or care place name it. Take it out of them first.',
      other:
        'It cannot be removed: the order settings of # clients and care places name it. Take it out of them first.',
    }),
  usedByOrders: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'It cannot be removed: # order names it. Take it out of the order settings, and nobody can choose it any more.',
      other:
        'It cannot be removed: # orders name it. Take it out of the order settings, and nobody can choose it any more.',
    }),
}
