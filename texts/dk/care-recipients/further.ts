import { anonymizing } from './anonymizing.ts'
import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

const findPerson: FurtherTexts['findPerson'] = {
  searched: 'Vi søgte i plejestedets navne, CPR-numre, fødselsdatoer, værelser og referencer.',
  searchedFiltered: 'Vi søgte blandt dem, som filtrene viser: navne, CPR-numre, fødselsdatoer, værelser og referencer.',
  filteredAway: 'Ingen resultater med disse filtre.',
  search: 'Navn, CPR-nummer eller fødselsdato',
  searchHelp: ({ count }) => plural('dk', count, { one: 'Skriv mindst # tegn.', other: 'Skriv mindst # tegn.' }),
  lead: 'Søg blandt alle kunders borgere i dit land.',
  begin: 'Søg på navn, CPR-nummer eller fødselsdato. De borgere, du åbner, vises derefter her.',
  client: 'Kunde',
  carePlace: 'Plejested',
  wholeMarket: 'Søgningen gjaldt alle kunder i dit land.',
}

export const careRecipientTexts = {
  findPerson,
  anonymizing,
} satisfies Partial<FurtherTexts>
