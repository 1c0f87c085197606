import { plural } from '../../plural.ts'

export const unitUsers = {
  title: 'Users',
  lead: 'Those who belong to your care units.',
  search: 'Search user',
  add: 'New user',
  export: 'Fetch as Excel',
  exported: 'The list is saved.',
  file: 'Users',
  places: 'Care places',
  count: ({ count }: { count: number }) => plural('en', count, { zero: 'No users', one: '# user', other: '# users' }),
  empty: 'Nobody belongs to your care units yet',
  emptyNext: 'They stand here when they have been added.',
  nothingFoundNext: 'Users are found by a part of their name, user name or e-mail address.',
}
