import { plural } from '../../plural.ts'

/** The customer numbers of a client beside those of the ERP. */
export const erpNumbers = {
  title: 'Customer numbers compared',
  note: 'Nothing changes before you carry it out. Whatever was chosen goes at once, or not at all.',
  client: 'Client',
  chooseClient: 'Choose a client',
  nothingFound: 'No client with that name',
  compare: 'Compare with the ERP',
  chooseFirst: 'Choose a client first.',
  noRight: 'Only whoever may change customer numbers compares them with the ERP.',
  differ: 'Differ',
  all: 'All',
  state: 'Difference',
  number: 'Number',
  usedBy: 'Used by',
  becomes: 'In Omsorg, and what it becomes',
  ofClient: 'The client itself',
  nobody: 'No place uses it yet',
  nothing: 'nothing',
  gone: 'It is in the ERP no more. It is removed here.',
  none: 'No number',
  clear: 'Choose none',
  chooseAll: 'Choose all',
  chooseSome: 'Choose at least one number.',
  body: 'Orders and prescriptions that have a number keep it. All of it is carried out, or nothing.',
  stale: 'The numbers have changed since they were compared. Compare them again and choose anew.',
  inUse: 'Something goes by a number that would be removed. Compare again.',
  unknown: 'The ERP does not know the client. Check the client’s number in the ERP.',
  unavailable: 'The ERP does not answer right now. Try again in a while.',
  clientGone: 'The client is not there any more.',
  fetchedOn: ({ at }: { readonly at: string }) => `The ERP was asked ${at}.`,
  choose: ({ number }: { readonly number: string }) => `Choose ${number}`,
  allEqual: ({ count }: { readonly count: number }) =>
    plural('en', count, {
      one: 'The only number is the same as in the ERP',
      other: 'All # numbers are the same as in the ERP',
    }),
  carryOut: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: 'Carry out # change', other: 'Carry out # changes' }),
  question: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: 'Carry out # change?', other: 'Carry out # changes?' }),
  chosen: ({
    chosen,
    of,
    changed,
    added,
    removed,
  }: Readonly<Record<'chosen' | 'of' | 'changed' | 'added' | 'removed', number>>) =>
    `${chosen} of ${of} chosen: ${changed} to change, ${added} to add, ${removed} to remove`,
  done: ({ changed, added, removed }: Readonly<Record<'changed' | 'added' | 'removed', number>>) =>
    `${changed} changed, ${added} added, ${removed} removed`,
  kept: {
    primary: () => 'Cannot be removed, the care place or the client uses it. Give it another one first.',
    area: () => 'Cannot be removed, a therapy area is ordered under it. Choose another one for the area first.',
    orders: ({ count }: { readonly count: number }) =>
      plural('en', count, {
        one: 'Cannot be removed, # order is on its way under it.',
        other: 'Cannot be removed, # orders are on their way under it.',
      }),
  },
  states: { equal: 'Same', new: 'New', deleted: 'Gone', changed: 'Changed' },
  fields: {
    name: 'Name',
    careOf: 'Care of',
    address: 'Address',
    zip: 'Postal code',
    city: 'City',
    countryCode: 'Country',
    entryCode: 'Entry code',
    statusCode: 'Status',
  },
}
