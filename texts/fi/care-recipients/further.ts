import { anonymizing } from './anonymizing.ts'
import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

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
  findPerson,
  anonymizing,
} satisfies Partial<FurtherTexts>
