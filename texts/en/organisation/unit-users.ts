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
  made: ({ who }: { who: string }) => `${who} is added.`,
  placeHelp: 'The place that is chosen at sign-in. The roles there are given once the user is added.',
  choosePlace: 'Choose a care place',
  noPlaces: 'Your care units have no care places yet',
  noPlacesNext: 'A user begins at a care place. Ask your administrator to add one.',
  back: 'All users',
  elsewhere: 'Also works outside your care units',
  elsewhereNext:
    'So customer service changes the details and the account. The roles at your own care places are yours to change.',
  own: 'This is your own account',
  ownNext: 'You change your own details on My pages. Another administrator changes your roles.',
  roles: 'Roles at your care places',
  areasOf: ({ role, place }: { role: string; place: string }) => `Areas of ${role}, ${place}`,
}
