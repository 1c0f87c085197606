import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const erp: FurtherTexts['erp'] = {
  answers: 'Affärssystemet svarar',
  failing: 'Affärssystemet: allt har inte kommit in',
  lead: 'Vad som kom senast, vad som inte kom, och hur man försöker igen. Det som fanns gäller tills allt nytt har kommit in.',
  never: 'Inget har kommit än',
  came: 'Kom in',
  didNotCome: 'Kom inte',
  added: 'Nya',
  changed: 'Ändrade',
  removed: 'Borttagna',
  skipped: 'Okända här',
  fetch: 'Hämta nu',
  again: 'Försök igen',
  customer: 'Kundens nummer i affärssystemet',
  oneAtATime: 'Hämtas en kund i taget, här nedanför.',
  customerFirst: 'Skriv först numret.',
  allCustomers: 'Alla kunder',
  onlyAdministrators: 'Bara administratörer hämtar från affärssystemet.',
  runs: 'Körningar på fjorton dagar',
  noRuns: 'Inget har hämtats på fjorton dagar',
  feed: 'Vad',
  of: 'Gäller',
  when: 'När',
  what: 'Vad som kom',
  by: 'Av',
  failingSince: ({ since, count }) =>
    `Har inte kommit sedan ${since}, efter ${plural('sv', count, { one: '# försök', other: '# försök' })}.`,
  sum: ({ added, changed, removed, skipped }) =>
    `${added} nya, ${changed} ändrade, ${removed} borttagna, ${skipped} okända här`,
  feeds: {
    agreements: 'Avtal',
    'customer-agreements': 'Avtal hos en kund',
    ratings: 'Betyg',
    'customer-numbers': 'Kundnummer',
  },
  outcomes: {
    'under-way': 'Pågår',
    'broken-off': 'Avbröts',
    done: 'Kom in',
    unavailable: 'Affärssystemet svarade inte',
    'unknown-customer': 'Affärssystemet känner inte kunden',
  },
}
