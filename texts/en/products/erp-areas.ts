import { plural } from '../../plural.ts'

/** The invoice areas of one customer number beside those of the ERP. */
export const erpAreas = {
  title: 'Invoice areas fetched',
  note: 'Nothing changes before you store it. Whatever was chosen is stored at once, or not at all.',
  number: 'Customer number',
  fetch: 'Fetch from the ERP',
  chooseFirst: 'Choose a client and write one of its customer numbers first.',
  noRight: 'Only whoever may change invoice areas fetches them from the ERP.',
  state: 'Difference',
  code: 'Code',
  here: 'In Omsorg',
  inErp: 'In the ERP',
  nothing: 'not there',
  outOfUse: 'out of use',
  comesBack: 'comes into use again',
  goesOut: 'not there any more: goes out of use here',
  none: 'The ERP has no invoice area for this number, and there is none here.',
  clear: 'Choose none',
  chooseAll: 'Choose all',
  chooseSome: 'Choose at least one invoice area.',
  body: 'Prescriptions that are booked on an area keep it. All of it is stored, or nothing.',
  stale: 'Something has changed since the areas were fetched. Fetch them again and choose anew.',
  clientGone: 'The client is not there any more.',
  numberMissing: 'The client has no such customer number. Check the number.',
  numberUnknown: 'The ERP does not know this customer number. Check it in the ERP.',
  unavailable: 'The ERP does not answer right now. Try again in a while.',
  fetchedOn: ({ at }: { readonly at: string }) => `The ERP was asked ${at}.`,
  choose: ({ code }: { readonly code: string }) => `Choose ${code}`,
  allEqual: ({ count }: { readonly count: number }) =>
    plural('en', count, {
      one: 'The only invoice area is the same as in the ERP',
      other: 'All # invoice areas are the same as in the ERP',
    }),
  store: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: 'Store # change', other: 'Store # changes' }),
  question: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: 'Store # change?', other: 'Store # changes?' }),
  done: ({ changed, added, closed }: Readonly<Record<'changed' | 'added' | 'closed', number>>) =>
    `${changed} changed, ${added} added, ${closed} out of use`,
  states: { equal: 'Same', new: 'New', changed: 'Changed', gone: 'Gone' },
}
