import { plural } from '../../plural.ts'

export const organisationHistory = {
  title: 'History',
  filter: 'What has changed',
  all: 'Everything',
  empty: 'Nothing has changed yet',
  emptyNext: 'Each change stands here with who made it and when.',
  events: { made: 'Added', removed: 'Removed' },
  more: ({ count }: { count: number }) => plural('en', count, { one: '# more field', other: '# more fields' }),
}
