import { plural } from '../../plural.ts'

/** Kept mails that are sent again. */
export const storedMails = {
  lead: 'Mails to Customer Service are kept for thirty days. Choose the mails and who is to have them; what they say is shown to the receivers alone.',
  title: 'Kept mails',
  onlyFailed: 'Only those that failed',
  none: 'No mail is kept',
  noneFailed: 'No mail has failed',
  what: 'What',
  from: 'From',
  asked: 'Asked',
  state: 'State',
  again: 'Sent again',
  notAgain: 'Not yet',
  receivers: 'To whom',
  service: 'Customer Service',
  operators: 'Operators',
  addOperator: 'Choose an operator',
  nothingFound: 'No operator with that name',
  missing: 'Choose at least one mail and one receiver.',
  noRight: 'Only whoever may change tools sends mail again.',
  lost: 'The mail is not kept any more. Load the page again.',
  receiverGone: 'One of the operators cannot receive mail any more.',
  states: { waiting: 'On its way', sent: 'Sent', failed: 'Failed' },
  kinds: { sample: 'Samples', product: 'Question about a product', 'care-place': 'Care place' },
  send: ({ count }: { readonly count: number }) => plural('en', count, { one: 'Queue # mail', other: 'Queue # mails' }),
  queued: ({ count }: { readonly count: number }) =>
    plural('en', count, { one: '# mail is queued', other: '# mails are queued' }),
  choose: ({ number }: { readonly number: string }) => `Choose mail ${number}`,
  remove: ({ name }: { readonly name: string }) => `Remove ${name}`,
  sentTo: ({ receiver, state, at, by }: Readonly<Record<'receiver' | 'state' | 'at' | 'by', string>>) =>
    `${receiver}: ${state}, ${at}, ${by}`,
}
