import { plural } from '../../plural.ts'

/** Roles that have an end, and are confirmed. */
export const roleTerms = {
  title: 'Roles that end',
  lead: 'Roles are confirmed once a year, and end when nobody does. What ends first stands first.',
  link: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'Roles that end', one: 'Roles that end (#)', other: 'Roles that end (#)' }),
  soon: ({ count }: { count: number }) =>
    plural('en', count, {
      zero: 'None end within 30 days',
      one: '# ends within 30 days',
      other: '# end within 30 days',
    }),
  withoutEnd: 'Also those without an end',
  empty: 'No roles have an end',
  emptyNext: 'Whoever gets an account by a request has roles that are confirmed once a year.',
  who: 'User',
  where: 'Care place',
  roles: 'Roles',
  until: 'Until',
  noEnd: 'No end',
  endsOn: ({ day }: { day: string }) => `The roles here end after ${day}.`,
  confirmBy: ({ day }: { day: string }) => `To be confirmed by ${day}.`,
  noEndHere: 'The roles here have no end.',
  left: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'ends today', one: 'in # day', other: 'in # days' }),
  lastDay: 'Last day',
  lastDayHelp: 'The roles here end after this day.',
  confirmDay: 'Confirm by',
  confirmDayHelp: 'Somebody confirms by then that the roles are still needed, or they end.',
  select: ({ who, where }: { who: string; where: string }) => `Choose ${who}, ${where}`,
  selectAll: 'Choose all that can be confirmed',
  confirm: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'Confirm', one: 'Confirm the chosen (#)', other: 'Confirm the chosen (#)' }),
  confirmNone: 'Choose whose roles are still needed.',
  confirmed: ({ count, day }: { count: number; day: string }) =>
    plural('en', count, { one: `Confirmed until ${day}.`, other: `# confirmed until ${day}.` }),
  change: 'Change',
  changeNamed: ({ who, where }: { who: string; where: string }) => `Change how long ${who} has the roles at ${where}`,
  save: 'Save',
  saved: 'Saved.',
  dayPast: 'The day has passed. Take the roles from the user if they are to end now.',
  stale: 'Somebody changed this in the meantime. Look again, and save once more.',
  own: 'Your own roles are confirmed by somebody else.',
}
