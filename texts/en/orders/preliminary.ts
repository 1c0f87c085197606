import { plural } from '../../plural.ts'

export const preliminaryOrders = {
  lead: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'Templates and what you have saved. Everything is as it was.',
      one: 'Templates and what you have saved. One has changed since last time.',
      other: 'Templates and what you have saved. # have changed since last time.',
    }),
  search: 'Name or product',
  shown: 'Which are shown',
  states: { saved: 'Saved', ordered: 'Sent' },
  types: { group: 'Group order', individual: 'For residents' },
  columns: { name: 'Name', used: 'Last used', changes: 'Changed since then', sum: 'Sum now', step: 'Next step' },
  favorites: 'Favourites, which stay as templates when they are sent',
  savedOnes: 'Saved, which leave this list when they are sent',
  sentOnes: 'Sent',
  savedBy: ({ name }: { name: string }) => `saved, ${name}`,
  notShown: 'For residents, not shown to you',
  asBefore: 'As before',
  same: 'the same',
  changes: {
    gone: ({ count }: { count: number }) => plural('en', count, { one: '# product gone', other: '# products gone' }),
    'being-replaced': ({ count }: { count: number }) =>
      plural('en', count, { one: '# is being replaced', other: '# are being replaced' }),
    'not-your-area': ({ count }: { count: number }) =>
      plural('en', count, { one: '# outside your right', other: '# outside your right' }),
    'not-allowed': ({ count }: { count: number }) =>
      plural('en', count, { one: '# without enough withdrawals', other: '# without enough withdrawals' }),
    moved: ({ count }: { count: number }) =>
      plural('en', count, { one: '# line of somebody who has left', other: '# lines of residents who have left' }),
    delayed: ({ count }: { count: number }) => plural('en', count, { one: '# comes later', other: '# come later' }),
    price: ({ count }: { count: number }) => plural('en', count, { one: '# new price', other: '# new prices' }),
  },
  comes: ({ count, date }: { count: number; date: string }) =>
    plural('en', count, { one: `# comes ${date}`, other: `# come by ${date}` }),
  newResidents: ({ count }: { count: number }) =>
    plural('en', count, { one: '# new resident', other: '# new residents' }),
  unchanged: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No line is as before', one: 'One line is as before', other: '# lines are as before' }),
  steps: { order: 'Order', goOn: 'Go on', replace: 'Replace' },
  blocks: {
    'ordering-right-missing': 'You may not order here.',
    'persons-not-shown': 'It is for residents, whom you may not see.',
    'nothing-left': 'Nothing of it can be ordered now.',
  },
  star: ({ name }: { name: string }) => `Favourite: ${name}`,
  starred: ({ name }: { name: string }) => `${name} is a favourite.`,
  unstarred: ({ name }: { name: string }) => `${name} is no longer a favourite.`,
  comparedWithSent: ({ number, date }: { number: string; date: string }) =>
    `Compared with order ${number}, sent ${date}.`,
  comparedWithSaved: ({ date }: { date: string }) => `Compared with the day it was saved, ${date}.`,
  suggested: 'Suggested replacement',
  replace: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Replace, # package', other: 'Replace, # packages' }),
  removeLine: 'Remove the line',
  lineRemoved: ({ name }: { name: string }) => `${name} is removed from the template.`,
  lineReplaced: ({ name, by }: { name: string; by: string }) => `${name} is replaced by ${by}.`,
  allowed: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'Nothing may be ordered now',
      one: 'At most # may be ordered',
      other: 'At most # may be ordered',
    }),
  expected: ({ date }: { date: string }) => `Expected ${date}`,
  newPrice: ({ before, now }: { before: string; now: string }) => `${before} before, ${now} now`,
  withoutVat: ({ count }: { count: number }) =>
    plural('en', count, { one: '# line, without VAT', other: '# lines, without VAT' }),
  foot: 'Price, stock and withdrawals are checked again when you order. What cannot go is set aside, the rest is sent.',
  empty: 'No saved orders.',
  emptyBody: 'Save a group order as a template and it will be here.',
  emptySent: 'Nothing that was saved has been sent yet.',
  noMatch: 'No saved order with that name or product.',
  searched: 'We searched names and products.',
  remove: {
    action: 'Remove',
    question: ({ name }: { name: string }) => `Remove ${name}?`,
    lost: ({ count, items }: { count: number; items: string }) =>
      plural('en', count, { one: `# line is lost: ${items}.`, other: `# lines are lost: ${items}.` }),
    stays: 'Orders that were made from it stay.',
    keep: 'Keep it',
    done: 'The template is removed.',
  },
}
