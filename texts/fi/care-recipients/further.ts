import { anonymizing } from './anonymizing.ts'
import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'
import { recipientChanges } from './recipient-changes.ts'
import { recipientForm } from './recipient-form.ts'

const conversation: FurtherTexts['conversation'] = {
  record: 'Kirjaa keskustelu',
  question: 'Milloin keskustelit viimeksi henkilön kanssa?',
  day: 'Päivä',
  note: 'Merkintä',
  noteHelp: 'Muutama sana, jos haluat.',
  action: 'Tallenna',
  done: 'Keskustelu on kirjattu.',
  last: 'Viimeisin keskustelu',
  none: 'Ei kirjattu',
  all: 'Näytä kaikki',
  title: 'Keskustelut',
  empty: 'Yhtään keskustelua ei ole vielä kirjattu.',
}

const findPerson: FurtherTexts['findPerson'] = {
  searched: 'Haimme hoitopaikan nimistä, henkilötunnuksista, syntymäajoista, huoneista ja viitteistä.',
  searchedFiltered:
    'Haimme suodattimien rajaamien henkilöiden nimistä, henkilötunnuksista, syntymäajoista, huoneista ja viitteistä.',
  filteredAway: 'Näillä suodattimilla ei löytynyt ketään.',
  search: 'Nimi, henkilötunnus tai syntymäaika',
  searchHelp: ({ count }) =>
    plural('fi', count, { one: 'Kirjoita vähintään # merkki.', other: 'Kirjoita vähintään # merkkiä.' }),
  lead: 'Hae maasi kaikkien sopimusorganisaatioiden asiakkaista.',
  begin: 'Hae nimellä, henkilötunnuksella tai syntymäajalla. Avaamasi asiakkaat näkyvät sen jälkeen tässä.',
  client: 'Sopimusorganisaatio',
  carePlace: 'Hoitopaikka',
  wholeMarket: 'Haku koski maasi kaikkia sopimusorganisaatioita.',
}

export const careRecipientTexts = {
  recipientChanges,
  recipientForm,
  conversation,
  findPerson,
  anonymizing,
} satisfies Partial<FurtherTexts>
