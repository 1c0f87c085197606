import { plural } from '../../plural.ts'

/** What comes from the ERP. */
export const erp = {
  answers: 'The ERP answers',
  failing: 'The ERP: not everything has come',
  lead: 'What came last, what did not, and how to try again. What was here before stays until a whole new set is in.',
  never: 'Nothing has come yet',
  came: 'Came',
  didNotCome: 'Did not come',
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  skipped: 'Not known here',
  fetch: 'Fetch now',
  again: 'Try again',
  customer: 'Number of the customer in the ERP',
  oneAtATime: 'Fetched for one client at a time, below.',
  customerFirst: 'Type the number first.',
  allCustomers: 'All customers',
  onlyAdministrators: 'Only administrators fetch from the ERP.',
  runs: 'Runs of fourteen days',
  noRuns: 'Nothing was fetched in fourteen days',
  feed: 'What',
  of: 'Of',
  when: 'When',
  what: 'What came',
  by: 'By',
  failingSince: ({ since, count }: { readonly since: string; readonly count: number }) =>
    `Has not come since ${since}, after ${plural('en', count, { one: '# try', other: '# tries' })}.`,
  sum: ({ added, changed, removed, skipped }: Readonly<Record<'added' | 'changed' | 'removed' | 'skipped', string>>) =>
    `${added} new, ${changed} changed, ${removed} removed, ${skipped} not known here`,
  feeds: {
    agreements: 'Agreements',
    'customer-agreements': 'Agreements of one customer',
    ratings: 'Ratings',
    'customer-numbers': 'Customer numbers',
  },
  outcomes: {
    'under-way': 'Under way',
    'broken-off': 'Broken off',
    done: 'Came',
    unavailable: 'The ERP did not answer',
    'unknown-customer': 'The ERP does not know the customer',
  },
}
