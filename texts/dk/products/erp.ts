import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const erp: FurtherTexts['erp'] = {
  answers: 'Forretningssystemet svarer',
  failing: 'Forretningssystemet: ikke alt er kommet',
  lead: 'Hvad der kom sidst, hvad der ikke kom, og hvordan man prøver igen. Det, der var, gælder, til alt nyt er kommet.',
  never: 'Intet er kommet endnu',
  came: 'Kom',
  didNotCome: 'Kom ikke',
  added: 'Nye',
  changed: 'Ændrede',
  removed: 'Fjernede',
  skipped: 'Ukendt her',
  fetch: 'Hent nu',
  again: 'Prøv igen',
  customer: 'Kundens nummer i forretningssystemet',
  oneAtATime: 'Hentes for én kunde ad gangen, herunder.',
  customerFirst: 'Skriv først nummeret.',
  allCustomers: 'Alle kunder',
  onlyAdministrators: 'Kun administratorer henter fra forretningssystemet.',
  runs: 'Kørsler i fjorten dage',
  noRuns: 'Intet er hentet i fjorten dage',
  feed: 'Hvad',
  of: 'Gælder',
  when: 'Hvornår',
  what: 'Hvad der kom',
  by: 'Af',
  failingSince: ({ since, count }) =>
    `Er ikke kommet siden ${since}, efter ${plural('dk', count, { one: '# forsøg', other: '# forsøg' })}.`,
  sum: ({ added, changed, removed, skipped }) =>
    `${added} nye, ${changed} ændrede, ${removed} fjernede, ${skipped} ukendte her`,
  feeds: {
    agreements: 'Aftaler',
    'customer-agreements': 'Aftaler hos én kunde',
    ratings: 'Vurderinger',
    'customer-numbers': 'Kundenumre',
  },
  outcomes: {
    'under-way': 'I gang',
    'broken-off': 'Blev afbrudt',
    done: 'Kom',
    unavailable: 'Forretningssystemet svarede ikke',
    'unknown-customer': 'Forretningssystemet kender ikke kunden',
  },
}
