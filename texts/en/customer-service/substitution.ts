import { plural } from '../../plural.ts'

/** Equivalents, substitution runs, and what is agreed on an item. */
export const substitution = {
  outgoing: 'Goes out and is still prescribed',
  outgoingNote: 'Choose what takes their place, and approve all of it at once.',
  noneOutgoing: 'Nothing that is prescribed goes out',
  item: 'Item',
  prescriptions: 'Prescriptions',
  takesItsPlace: 'Takes its place',
  distance: 'How alike',
  distanceOf: ({ number }: { readonly number: string }) => `distance ${number}`,
  choice: 'Chosen',
  nothingNear: 'Nothing is alike enough.',
  pair: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} becomes ${to}`,
  anotherFor: ({ name }: { readonly name: string }) => `Choose another for ${name}`,
  amongAll: 'Search among all items',
  beingReplaced: 'Is being replaced',
  approve: 'Approve the run',
  approveLoses: 'Each care place gets a notice with what was changed there. Placed orders stay as they are.',
  approved: 'The run is approved. The replacements follow one another, and you can leave the page.',
  chooseSome: 'Choose at least one item first.',
  equivalents: 'Equivalent items',
  equivalentsNote: 'Nearest first: 0 is the same and 1 is nothing alike. It is a help; you decide.',
  noEquivalents: 'Nothing that can be sold is near enough.',
  choose: 'Choose',
  perPackage: 'In a package',
  price: 'Price of a package',
  differs: 'Differs in',
  noticeTitle: 'Items were replaced here',
  noticeBody: 'Look through them with those concerned when you next order.',
  seen: 'We have seen it',
  agreementLead: 'Which clients have an agreement on an item today, under which number and at which price.',
  agreements: 'Agreements',
  client: 'Client',
  customerNumber: 'Customer number',
  everyNumber: 'Every number',
  type: 'Kind',
  until: 'Until',
  untilChanged: 'Until it is changed',
  noAgreements: 'No client has an agreement on the item today',
  beginAgreement: 'Choose an item to see who has an agreement on it.',
  question: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: 'Replace # item everywhere?', other: 'Replace # items everywhere?' }),
  chooseNamed: ({ name }: { readonly name: string }) => `Choose ${name}`,
  notice: ({
    from,
    to,
    count,
    by,
  }: {
    readonly from: string
    readonly to: string
    readonly count: number
    readonly by: string
  }) =>
    `${from} is now ${to} for ${plural('en', count, { one: '# prescribed product', other: '# prescribed products' })}, by ${by} at Customer Service.`,
  likeness: { 'almost-alike': 'Almost alike', alike: 'Alike', 'partly-alike': 'Partly alike', unlike: 'Unlike' },
  own: { productType: 'kind', shape: 'shape', itemsPerPackage: 'package' },
}
