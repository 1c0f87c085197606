import { plural } from '../../plural.ts'

export const stock = {
  tab: 'Who runs out first',
  lead: 'By what is used, what was ordered and what was counted. Count at home when the date does not fit.',
  within: 'Runs out within',
  days: ({ count }: { count: number }) => plural('en', count, { one: '# day', other: '# days' }),
  empty: ({ date }: { date: string }) => `Nothing runs out before ${date}.`,
  emptyNext: 'Choose a longer time to look further ahead.',
  withoutUse: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '# product has no consumption: nobody knows when it runs out.',
      other: '# products have no consumption: nobody knows when they run out.',
    }),
  columns: {
    person: 'Care recipient',
    product: 'Product',
    runsOut: 'Runs out',
    why: 'Why then',
    action: 'Count',
  },
  room: ({ room }: { room: string }) => `Room ${room}`,
  none: 'Nothing ordered yet',
  out: 'Has run out',
  today: 'Today',
  inDays: ({ count }: { count: number }) => plural('en', count, { one: 'In # day', other: 'In # days' }),
  tooLate: ({ date }: { date: string }) => `An order of today comes ${date} at the earliest.`,
  counted: ({ pieces, date, by }: { pieces: string; date: string; by: string }) =>
    `Counted ${date}: ${pieces}${by && `, ${by}`}`,
  takenBack: ({ date }: { date: string }) => `The count was taken back ${date}`,
  ordered: ({ date }: { date: string }) => `Last ordered ${date}`,
  count: 'Count',
  countOf: ({ product, name }: { product: string; name: string }) => `Count ${product}, ${name}`,
  open: 'Count and see why',
  title: ({ product }: { product: string }) => `At home: ${product}`,
  result: ({ date }: { date: string }) => `Runs out ${date}`,
  noResult: 'When it runs out is not known.',
  why: 'How the date comes about',
  stepCounted: ({ date, pieces }: { date: string; pieces: string }) => `Counted ${date}: ${pieces}`,
  stepOrdered: ({ date, pieces }: { date: string; pieces: string }) => `Ordered ${date}: ${pieces}`,
  lasts: ({ use, days, until }: { use: string; days: string; until: string }) =>
    `at ${use} a day: ${days}, until ${until}`,
  whatFor: ({ use }: { use: string }) => `Prescribed: ${use}`,
  delivery: ({ date }: { date: string }) => `An order of today comes ${date} at the earliest.`,
  pieces: 'Counted today',
  piecesHelp: 'All that is at home, opened packages too.',
  notCome: ({ date, pieces }: { date: string; pieces: string }) => `The order of ${date}, ${pieces}, has not come yet`,
  wrong: ({ most }: { most: string }) => `Fill in a whole number from 0 to ${most}.`,
  save: 'Save the count',
  takeBack: 'Take the count back',
  saved: 'The count is saved.',
  wasTakenBack: 'The count is taken back.',
  meanwhile: ({ by, pieces }: { by: string; pieces: string }) =>
    `${by} has counted ${pieces} meanwhile. Look, and save once more if yours is right.`,
  meanwhileGone: ({ by }: { by: string }) =>
    `${by} has taken the count back meanwhile. Save once more if yours is right.`,
  somebody: 'Somebody',
  mayNot: 'You do not have the right to count.',
}
