import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const erpAreas: FurtherTexts['erpAreas'] = {
  title: 'Haetut laskutusalueet',
  note: 'Mikään ei muutu ennen kuin tallennat. Kaikki valittu tallennetaan kerralla tai ei mitään.',
  number: 'Asiakasnumero',
  fetch: 'Hae toiminnanohjauksesta',
  chooseFirst: 'Valitse ensin sopimusorganisaatio ja kirjoita jokin sen asiakasnumeroista.',
  noRight: 'Laskutusalueet hakee vain se, joka saa muuttaa niitä.',
  state: 'Ero',
  code: 'Koodi',
  here: 'Omsorgissa',
  inErp: 'Toiminnanohjauksessa',
  nothing: 'ei ole',
  outOfUse: 'ei käytössä',
  comesBack: 'otetaan taas käyttöön',
  goesOut: 'ei enää ole: poistuu täällä käytöstä',
  none: 'Toiminnanohjauksessa ei ole tälle numerolle laskutusalueita, eikä täällä ole yhtään.',
  clear: 'Poista valinnat',
  chooseAll: 'Valitse kaikki',
  chooseSome: 'Valitse vähintään yksi laskutusalue.',
  body: 'Määräykset, joilla on laskutusalue, pitävät sen. Kaikki tallennetaan tai ei mitään.',
  stale: 'Jotain on muuttunut haun jälkeen. Hae alueet uudelleen ja valitse uudestaan.',
  clientGone: 'Sopimusorganisaatiota ei enää ole.',
  numberMissing: 'Sopimusorganisaatiolla ei ole tällaista asiakasnumeroa. Tarkista numero.',
  numberUnknown: 'Toiminnanohjaus ei tunne asiakasnumeroa. Tarkista se sieltä.',
  unavailable: 'Toiminnanohjaus ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  fetchedOn: ({ at }) => `Toiminnanohjaukselta kysyttiin ${at}.`,
  choose: ({ code }) => `Valitse ${code}`,
  allEqual: ({ count }) =>
    plural('fi', count, {
      one: 'Laskutusalue on sama toiminnanohjauksessa',
      other: 'Kaikki # laskutusaluetta ovat samat toiminnanohjauksessa',
    }),
  store: ({ count }) => plural('fi', count, { one: 'Tallenna # muutos', other: 'Tallenna # muutosta' }),
  question: ({ count }) =>
    plural('fi', count, { one: 'Tallennetaanko # muutos?', other: 'Tallennetaanko # muutosta?' }),
  done: ({ changed, added, closed }) => `${changed} muutettu, ${added} lisätty, ${closed} poistettu käytöstä`,
  states: { equal: 'Sama', new: 'Uusi', changed: 'Muuttunut', gone: 'Poistunut' },
}
