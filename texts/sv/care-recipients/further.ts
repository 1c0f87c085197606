import { anonymizing } from './anonymizing.ts'
import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

const findPerson: FurtherTexts['findPerson'] = {
  searched: 'Vi sökte bland vårdplatsens namn, personnummer, födelsedatum, rum och referenser.',
  searchedFiltered:
    'Vi sökte bland dem som filtren släpper igenom: namn, personnummer, födelsedatum, rum och referenser.',
  filteredAway: 'Inga träffar med de här filtren.',
  search: 'Namn, personnummer eller födelsedatum',
  searchHelp: ({ count }) => plural('sv', count, { one: 'Skriv minst # tecken.', other: 'Skriv minst # tecken.' }),
  lead: 'Sök bland alla kunders vårdtagare i ditt land.',
  begin: 'Sök på namn, personnummer eller födelsedatum. De vårdtagare som du öppnar visas sedan här.',
  client: 'Kund',
  carePlace: 'Vårdplats',
  wholeMarket: 'Sökningen gällde alla kunder i ditt land.',
}

export const careRecipientTexts = {
  findPerson,
  anonymizing,
} satisfies Partial<FurtherTexts>
