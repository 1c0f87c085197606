import { anonymizing } from './anonymizing.ts'
import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'
import { recipientChanges } from './recipient-changes.ts'
import { recipientForm } from './recipient-form.ts'

const conversation: FurtherTexts['conversation'] = {
  record: 'Anteckna samtal',
  question: 'När talade du senast med personen?',
  day: 'Datum',
  note: 'Anteckning',
  noteHelp: 'Några ord, om du vill.',
  action: 'Spara',
  done: 'Samtalet är antecknat.',
  last: 'Senaste samtal',
  none: 'Inget antecknat',
  all: 'Visa alla',
  title: 'Samtal',
  empty: 'Inget samtal är antecknat ännu.',
}

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
  recipientChanges,
  recipientForm,
  conversation,
  findPerson,
  anonymizing,
} satisfies Partial<FurtherTexts>
