import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const deliveryMethods: FurtherTexts['deliveryMethods'] = {
  lead: 'Näin tavarat voidaan toimittaa kullakin markkina-alueella. Asetuksissa valitaan näistä.',
  market: 'Markkina',
  search: 'Hae koodilla tai nimellä',
  code: 'Koodi',
  name: 'Nimi',
  description: 'Kuvaus',
  fee: 'Maksu ilman arvonlisäveroa',
  free: 'Ei maksua',
  deliveryPoint: 'Noutopiste',
  pointNeeded: 'Tarvitaan',
  pointNotNeeded: 'Ei tarvita',
  actions: 'Toiminnot',
  none: ({ market }) => `Ei vielä toimitustapoja: ${market}`,
  noneNext: 'Lisää ensimmäinen. Siihen asti siellä ei voi tilata mitään.',
  add: 'Lisää toimitustapa',
  adding: ({ market }) => `Uusi toimitustapa: ${market}`,
  changing: 'Muuta toimitustapaa',
  codeHelp: 'Lyhyt ja pysyvä, esimerkiksi HOME. Asetukset ja tilaukset viittaavat siihen.',
  codeStays: 'Koodi pysyy ennallaan. Asetukset ja tilaukset viittaavat siihen.',
  codeWrong: 'Ensin kirjain, sitten kirjaimia, numeroita, piste, viiva ja alaviiva, enintään 40.',
  feeHelp: 'Tyhjä tarkoittaa, ettei maksua ole.',
  feeWrong: 'Kirjoita summa, joka on vähintään 0.',
  needsPoint: 'Tavarat noudetaan noutopisteestä',
  needsPointHelp: 'Tilaaja valitsee pisteen kuljettajan noutopisteistä.',
  languages: { en: 'Englanti, näkyy myös tanskaksi', sv: 'Ruotsi', fi: 'Suomi' },
  nameMissing: 'Kirjoita nimi ainakin yhdellä kielellä.',
  saved: 'Toimitustapa on tallennettu.',
  removeQuestion: ({ name }) => `Poistetaanko ${name}?`,
  removeLoses: ({ market }) => `Sitä ei voi enää valita: ${market}.`,
  removed: 'Toimitustapa on poistettu.',
  usedBySettings: ({ count }) =>
    plural('fi', count, {
      one: 'Sitä ei voi poistaa, koska # sopimusorganisaation tai hoitopaikan tilausasetukset käyttävät sitä. Poista se ensin niistä.',
      other:
        'Sitä ei voi poistaa, koska # sopimusorganisaation ja hoitopaikan tilausasetukset käyttävät sitä. Poista se ensin niistä.',
    }),
  usedByOrders: ({ count }) =>
    plural('fi', count, {
      one: 'Sitä ei voi poistaa, koska # tilaus käyttää sitä. Poista se tilausasetuksista, niin sitä ei voi enää valita.',
      other:
        'Sitä ei voi poistaa, koska # tilausta käyttää sitä. Poista se tilausasetuksista, niin sitä ei voi enää valita.',
    }),
}
