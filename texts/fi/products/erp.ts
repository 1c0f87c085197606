import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const erp: FurtherTexts['erp'] = {
  answers: 'Toiminnanohjaus vastaa',
  failing: 'Toiminnanohjaus: kaikki ei ole tullut',
  lead: 'Mitä tuli viimeksi, mitä ei tullut ja miten yritetään uudelleen. Entinen on voimassa, kunnes kaikki uusi on tullut.',
  never: 'Mitään ei ole vielä tullut',
  came: 'Tuli',
  didNotCome: 'Ei tullut',
  added: 'Uudet',
  changed: 'Muuttuneet',
  removed: 'Poistetut',
  skipped: 'Tuntemattomat täällä',
  fetch: 'Hae nyt',
  again: 'Yritä uudelleen',
  customer: 'Asiakkaan numero toiminnanohjauksessa',
  oneAtATime: 'Haetaan yhdelle sopimusorganisaatiolle kerrallaan, alempana.',
  customerFirst: 'Kirjoita ensin numero.',
  allCustomers: 'Kaikki asiakkaat',
  onlyAdministrators: 'Vain ylläpitäjät hakevat toiminnanohjauksesta.',
  runs: 'Neljäntoista päivän ajot',
  noRuns: 'Mitään ei ole haettu neljääntoista päivään',
  feed: 'Mitä',
  of: 'Koskee',
  when: 'Milloin',
  what: 'Mitä tuli',
  by: 'Kuka',
  failingSince: ({ since, count }) =>
    `Ei ole tullut ${since} jälkeen, ${plural('fi', count, { one: '# yritys', other: '# yritystä' })}.`,
  sum: ({ added, changed, removed, skipped }) =>
    `${added} uutta, ${changed} muuttunutta, ${removed} poistettua, ${skipped} tuntematonta täällä`,
  feeds: {
    agreements: 'Sopimukset',
    'customer-agreements': 'Yhden asiakkaan sopimukset',
    ratings: 'Arviot',
    'customer-numbers': 'Asiakasnumerot',
  },
  outcomes: {
    'under-way': 'Käynnissä',
    'broken-off': 'Keskeytyi',
    done: 'Tuli',
    unavailable: 'Toiminnanohjaus ei vastannut',
    'unknown-customer': 'Toiminnanohjaus ei tunne asiakasta',
  },
}
