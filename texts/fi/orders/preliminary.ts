import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const preliminaryOrders: FurtherTexts['preliminaryOrders'] = {
  lead: ({ count }) =>
    plural('fi', count, {
      zero: 'Mallit ja tallentamanne tilaukset. Kaikki on ennallaan.',
      one: 'Mallit ja tallentamanne tilaukset. Yksi on muuttunut viime kerrasta.',
      other: 'Mallit ja tallentamanne tilaukset. # on muuttunut viime kerrasta.',
    }),
  search: 'Nimi tai tuote',
  shown: 'Mitkä näytetään',
  states: { saved: 'Tallennetut', ordered: 'Lähetetyt' },
  types: { group: 'Ryhmätilaus', individual: 'Asukkaille' },
  columns: {
    name: 'Nimi',
    used: 'Viimeksi käytetty',
    changes: 'Muuttunut sen jälkeen',
    sum: 'Summa nyt',
    step: 'Seuraava vaihe',
  },
  favorites: 'Suosikit, jäävät malleiksi, kun ne on lähetetty',
  savedOnes: 'Tallennetut, poistuvat tästä, kun ne on lähetetty',
  sentOnes: 'Lähetetyt',
  savedBy: ({ name }) => `tallennettu, ${name}`,
  notShown: 'Asukkaille, ei näytetä sinulle',
  asBefore: 'Ennallaan',
  same: 'sama',
  changes: {
    gone: ({ count }) => plural('fi', count, { one: '# tuote poistunut', other: '# tuotetta poistunut' }),
    'being-replaced': ({ count }) => plural('fi', count, { one: '# vaihdetaan', other: '# vaihdetaan' }),
    'not-your-area': ({ count }) => plural('fi', count, { one: '# ilman oikeuttasi', other: '# ilman oikeuttasi' }),
    'not-allowed': ({ count }) =>
      plural('fi', count, { one: '# ilman riittävää toimituskertaa', other: '# ilman riittäviä toimituskertoja' }),
    moved: ({ count }) => plural('fi', count, { one: '# rivi poismuuttaneelle', other: '# riviä poismuuttaneille' }),
    delayed: ({ count }) => plural('fi', count, { one: '# tulee myöhemmin', other: '# tulee myöhemmin' }),
    price: ({ count }) => plural('fi', count, { one: '# uusi hinta', other: '# uutta hintaa' }),
  },
  comes: ({ count, date }) => plural('fi', count, { one: `# tulee ${date}`, other: `# tulee viimeistään ${date}` }),
  newResidents: ({ count }) => plural('fi', count, { one: '# uusi asukas', other: '# uutta asukasta' }),
  unchanged: ({ count }) =>
    plural('fi', count, {
      zero: 'Mikään rivi ei ole ennallaan',
      one: 'Yksi rivi on ennallaan',
      other: '# riviä on ennallaan',
    }),
  steps: { order: 'Tilaa', goOn: 'Jatka', replace: 'Vaihda' },
  blocks: {
    'ordering-right-missing': 'Et voi tilata täällä.',
    'persons-not-shown': 'Se on asukkaille, joita ei näytetä sinulle.',
    'nothing-left': 'Siitä ei voi nyt tilata mitään.',
  },
  star: ({ name }) => `Suosikki: ${name}`,
  starred: ({ name }) => `${name} on suosikki.`,
  unstarred: ({ name }) => `${name} ei ole enää suosikki.`,
  comparedWithSent: ({ number, date }) => `Verrattu tilaukseen ${number}, lähetetty ${date}.`,
  comparedWithSaved: ({ date }) => `Verrattu tallennuspäivään ${date}.`,
  suggested: 'Ehdotettu korvaava tuote',
  replace: ({ count }) => plural('fi', count, { one: 'Vaihda, # pakkaus', other: 'Vaihda, # pakkausta' }),
  removeLine: 'Poista rivi',
  lineRemoved: ({ name }) => `${name} on poistettu mallista.`,
  lineReplaced: ({ name, by }) => `${name} on vaihdettu: ${by}.`,
  allowed: ({ count }) =>
    plural('fi', count, {
      zero: 'Nyt ei voi tilata mitään',
      one: 'Enintään # voi tilata',
      other: 'Enintään # voi tilata',
    }),
  expected: ({ date }) => `Odotetaan ${date}`,
  newPrice: ({ before, now }) => `${before} ennen, ${now} nyt`,
  withoutVat: ({ count }) =>
    plural('fi', count, { one: '# rivi, ilman arvonlisäveroa', other: '# riviä, ilman arvonlisäveroa' }),
  foot: 'Hinta, varasto ja toimituskerrat tarkistetaan uudelleen, kun tilaat. Mitä ei voi lähettää, siirretään sivuun, ja muu lähetetään.',
  empty: 'Ei tallennettuja tilauksia.',
  emptyBody: 'Tallenna ryhmätilaus malliksi, niin löydät sen täältä.',
  emptySent: 'Mitään tallennettua ei ole vielä lähetetty.',
  noMatch: 'Ei tallennettua tilausta sillä nimellä tai tuotteella.',
  searched: 'Haimme nimistä ja tuotteista.',
  remove: {
    action: 'Poista',
    question: ({ name }) => `Poistetaanko ${name}?`,
    lost: ({ count, items }) =>
      plural('fi', count, { one: `# rivi poistuu: ${items}.`, other: `# riviä poistuu: ${items}.` }),
    stays: 'Siitä tehdyt tilaukset säilyvät.',
    keep: 'Säilytä',
    done: 'Malli on poistettu.',
  },
}
