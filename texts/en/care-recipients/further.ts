import { anonymizing } from './anonymizing.ts'
import { plural } from '../../plural.ts'

const findPerson = {
  searched: 'We looked among the names, identity numbers, birth dates, rooms and references of the care place.',
  searchedFiltered:
    'We looked among the names, identity numbers, birth dates, rooms and references of those that the filters let through.',
  filteredAway: 'No hits with these filters.',
  search: 'Name, identity number or birth date',
  searchHelp: ({ count }: { count: number }) =>
    plural('en', count, { one: 'Type at least # character.', other: 'Type at least # characters.' }),
  lead: 'Search among the care recipients of every client in your country.',
  begin: 'Search by name, identity number or birth date. The care recipients whom you open are then listed here.',
  client: 'Client',
  carePlace: 'Care place',
  wholeMarket: 'The search covered all clients in your country.',
}

export const careRecipientTexts = { findPerson, anonymizing }
