import { plural } from '../../plural.ts'

export const renewalQueue = {
  tab: 'Ends soon',
  title: ({ count, date }: { count: number; date: string }) =>
    plural('en', count, {
      zero: `Nothing ends before ${date}`,
      one: `# product ends before ${date}`,
      other: `# products end before ${date}`,
    }),
  lead: 'Go through them one by one. Nothing is renewed until you confirm.',
  emptyBody: 'Prescriptions appear here when they are about to end.',
  within: 'What ends within',
  days: ({ count }: { count: number }) => plural('en', count, { one: '# day', other: '# days' }),
  search: 'Name, room or product',
  order: 'Order',
  orders: { room: 'By room', end: 'By end' },
  onlyOpen: 'Unanswered only',
  noMatch: 'No row matches.',
  caption: 'Rows that end soon',
  columns: {
    person: 'Room and care recipient',
    product: 'Product',
    end: 'Ends',
    drawn: 'Drawn of prescribed, packages',
    next: 'New, withdrawals',
    answer: 'Answer',
  },
  of: ({ drawn, whole }: { drawn: number; whole: number }) => `${drawn} of ${whole}`,
  same: 'equal',
  byDays: ({ count }: { count: number }) => plural('en', count, { zero: 'Today', one: '# day', other: '# days' }),
  row: ({
    at,
    of,
    name,
    product,
    drawn,
    state,
  }: Record<'at' | 'of' | 'name' | 'product' | 'drawn' | 'state', string>) =>
    `Row ${at} of ${of}, ${name}, ${product}, drawn ${drawn}. ${state}`,
  rowShort: ({ at, of }: { at: number; of: number }) => `Row ${at} of ${of}`,
  times: ({ withdrawals, packages }: { withdrawals: number; packages: number }) => `${withdrawals} × ${packages}`,
  plain: ({ count }: { count: number }) =>
    plural('en', count, {
      one: 'Renew # where nearly all was drawn',
      other: 'Renew all # where nearly all was drawn',
    }),
  plainDone: ({ count }: { count: number }) =>
    plural('en', count, { one: '# row was answered Renew', other: '# rows were answered Renew' }),
  states: { renew: 'Renew', changed: 'Changed', no: 'No', cannot: 'Not possible', open: 'Unanswered' },
  renew: 'Renew',
  no: 'No',
  change: 'Change',
  less: 'One package less',
  more: 'One package more',
  toPace: ({ times }: { times: string }) => `Set to ${times}`,
  drawnLess: ({ drawn, whole }: { drawn: number; whole: number }) =>
    `${drawn} of ${whole} packages drawn: clearly less than should have been by today.`,
  drawnMore: ({ drawn, whole }: { drawn: number; whole: number }) =>
    `${drawn} packages drawn, more than the ${whole} that were prescribed.`,
  used: ({ use }: { use: string }) => `Prescribed: ${use}.`,
  asked: ({ name }: { name: string }) => `${name} asks for it.`,
  youSaidNo: ({ reason }: { reason: string }) => `You say no: “${reason}”.`,
  saidNo: ({ name, date, reason }: { name: string; date: string; reason: string }) =>
    `${name} said no ${date}: “${reason}”.`,
  open: 'Open the prescription',
  blocks: {
    notSellable: 'No longer sold. It ends with this prescription.',
    needsSpecialist: 'Needs a specialist. It stays until its end.',
    needsDispenseHandler: 'Needs whoever handles dispensations. It stays until its end.',
    'renewed-meanwhile': 'Renewed or ended in the meantime.',
    'row-not-found': 'It is no longer here.',
  },
  byWhom: ({ name, when }: { name: string; when: string }) => `${name}, ${when}`,
  whyNo: 'Why not',
  noReasons: { investigation: 'New investigation first', needless: 'No longer needed' },
  quick: 'Or choose',
  noMissing: 'Write why it is not renewed.',
  noNext: 'No, next row',
  soFar: 'So far',
  kept: ({ time }: { time: string }) => `Saved ${time}`,
  renewedNow: 'Renewed now',
  start: 'The new one begins',
  starts: {
    'after-end': 'The day after the old one',
    'after-endHelp': 'The old one can be drawn from until then. What is used up begins today.',
    today: 'Today',
    todayHelp: 'What is renewed ends in the old one today.',
  },
  confirm: ({ count }: { count: number }) => plural('en', count, { zero: 'Confirm', one: 'Renew #', other: 'Renew #' }),
  nothing: 'Answer at least one row first.',
  leftOver: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'All rows are answered.',
      one: '# unanswered row stays in the queue.',
      other: '# unanswered rows stay in the queue.',
    }),
  nextOpen: 'Next unanswered',
  question: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'Confirm your answers?', one: 'Renew # product?', other: 'Renew # products?' }),
  questionStart: {
    'after-end': 'They begin the day after the old ones end.',
    today: 'They begin today, and end in the old prescriptions.',
  },
  changedOnes: ({ count }: { count: number }) =>
    plural('en', count, { one: '# has other packages than before.', other: '# have other packages than before.' }),
  askedOnes: ({ count }: { count: number }) =>
    plural('en', count, { one: '# request is answered with it.', other: '# requests are answered with it.' }),
  notOnes: ({ no, cannot, open }: { no: number; cannot: number; open: number }) =>
    `Not renewed: ${no} no, ${cannot} not possible, ${open} unanswered.`,
  progress: ({ done, of }: { done: number; of: number }) => `${done} of ${of} sent`,
  done: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'Nothing was renewed', one: '# is renewed', other: '# are renewed' }),
  declined: ({ count }: { count: number }) => plural('en', count, { one: '# no is noted.', other: '# no are noted.' }),
  refused: ({ count }: { count: number }) =>
    plural('en', count, { one: '# was not renewed, and stays here:', other: '# were not renewed, and stay here:' }),
  unsent: ({ count }: { count: number }) =>
    plural('en', count, {
      one: '# answer was not sent. It is kept: confirm again.',
      other: '# answers were not sent. They are kept: confirm again.',
    }),
  noAnswer: 'No answer came back',
  noAnswerNext: 'Your answers stay here. Confirm again when the connection is back: nothing is renewed twice.',
  hasMore: 'More rows end by then than fit here. Those that end first are shown.',
  keys: {
    label: 'Keys',
    row: 'row',
    renew: 'renew, next',
    no: 'no with a reason',
    pace: 'set to what was drawn',
    packages: 'change packages',
    open: 'open',
    undo: 'undo',
    confirm: 'confirm',
  },
  undone: 'Undone',
}
