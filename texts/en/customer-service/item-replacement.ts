import { plural } from '../../plural.ts'

/** Replacing an item everywhere, as customer service does it. */
export const itemReplacement = {
  lead: 'See whom it reaches, then publish. Placed orders stay as they are, and everybody can order meanwhile.',
  choose: 'Which item',
  from: 'Is replaced',
  to: 'By',
  search: 'Name or item number',
  searchHelp: 'At least two characters.',
  nothingFound: 'No item in the market is called that.',
  unknownItem: ({ itemNumber }: { readonly itemNumber: string }) => `There is no item ${itemNumber} in the market.`,
  chooseAnother: 'Choose another',
  where: 'Where',
  everywhere: 'All clients in the market',
  oneClient: 'One client',
  oneClientLater: 'Choose both items first: then the clients that have the first of them are listed.',
  stoodStill: 'It has not gone on for thirty minutes. What is done stays done, and trying again takes what is left.',
  client: 'Client',
  chooseClient: 'Choose a client',
  begin: 'Choose both items to see whom it reaches.',
  reached: 'Who is affected',
  carePlaces: 'Care places',
  prescriptions: 'Prescriptions',
  cartItems: 'Selected',
  preliminaryOrders: 'Preliminary orders',
  nobody: 'Nobody has the item. Nothing would change.',
  arithmetic: 'How the amount is converted',
  arithmeticNote: 'Pieces decide, rounded up to whole packages. Nobody gets fewer pieces.',
  perWithdrawal: 'Packages per withdrawal',
  left: 'Packages left',
  becomes: 'becomes',
  publish: 'Publish the replacement',
  publishLoses:
    'It begins at once and is not taken back by itself. Whoever wants the former item again replaces it back.',
  typeTheNumber: 'Type the number of prescriptions',
  typeTheNumberFirst: 'Type the number above first.',
  published: 'The replacement has begun. You may leave the page.',
  countsChanged: 'The numbers have changed since you looked. Here are the new ones.',
  history: 'Under way and done',
  state: 'State',
  replacement: 'Replacement',
  progress: 'How far',
  next: 'Next step',
  none: 'No item has been replaced yet',
  waits: 'Waits for the one under way',
  retry: 'Try again',
  skip: 'End without these',
  skipQuestion: 'End the replacement with something left?',
  skipLoses: 'What is left keeps its former item. The reason stands in the history.',
  skipReason: 'Reason',
  skipped: 'The replacement has ended.',
  retried: 'It goes on with what is left.',
  itemFacts: ({ itemNumber, number }: { readonly itemNumber: string; readonly number: number | null }) =>
    number === null ? `Item ${itemNumber}` : `Item ${itemNumber}, ${number} in a package`,
  hits: ({ count }: { readonly count: number }) => plural('en', count, { one: '# item found', other: '# items found' }),
  title: ({ from, count }: { readonly from: string; readonly count: number }) =>
    `Replace ${from} in ${plural('en', count, { one: '# prescription', other: '# prescriptions' })}`,
  question: ({ count, of }: { readonly count: number; readonly of: number }) =>
    `Replace in ${plural('en', count, { one: '# prescription', other: '# prescriptions' })} at ${plural('en', of, { one: '# client', other: '# clients' })}?`,
  merged: ({ count, to }: { readonly count: number; readonly to: string }) =>
    `${plural('en', count, { one: '# has', other: '# have' })} ${to} already. The row is closed and its packages are added to the one that is there.`,
  notes: ({ count, from }: { readonly count: number; readonly from: string }) =>
    `${plural('en', count, { one: '# has', other: '# have' })} a note that names ${from}. The note stays as it is written.`,
  placed: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: '# placed order stays as it is.', other: '# placed orders stay as they are.' }),
  calculation: ({
    packages,
    from,
    pieces,
    to,
    result,
  }: Readonly<Record<'packages' | 'from' | 'pieces' | 'to' | 'result', string>>) =>
    `${packages} × ${from} = ${pieces} pieces, divided by ${to} = ${result} packages`,
  sum: ({ done, total }: { readonly done: string; readonly total: string }) => `${done} of ${total}`,
  alsoDone: ({ count, of }: { readonly count: number; readonly of: number }) =>
    `${plural('en', count, { one: '# selected product', other: '# selected products' })}, ${plural('en', of, { one: '# preliminary order', other: '# preliminary orders' })}`,
  busy: ({ count }: { readonly count: number }) =>
    plural('en', count, {
      one: '# was being changed by somebody else. It mostly works at the next try.',
      other: '# were being changed by somebody else. It mostly works at the next try.',
    }),
  failed: ({ count }: { readonly count: number }) =>
    plural('en', count, {
      one: '# could not be replaced. Try again, and tell support if it stays.',
      other: '# could not be replaced. Try again, and tell support if it stays.',
    }),
  skippedBy: ({ name, reason }: { readonly name: string; readonly reason: string }) => `Ended by ${name}: ${reason}`,
  byOn: ({ name, on }: { readonly name: string; readonly on: string }) => `${name}, ${on}`,
  states: { requested: 'Requested', started: 'Started', stalled: 'Stalled', finished: 'Finished' },
  blocks: {
    unfinished: 'A replacement of one of these items is not finished. It stands below.',
    'other-area': 'The items are of different therapy areas.',
    'not-sellable': 'The new item cannot be sold.',
    'same-item': 'An item cannot take its own place.',
  },
}
