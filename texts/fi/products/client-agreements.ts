import type { FurtherTexts } from '../../shape.ts'

export const clientAgreements: FurtherTexts['clientAgreements'] = {
  lead: 'Mistä sopimusorganisaatiolla on tänään sopimus, millä numerolla ja mihin hintaan.',
  client: 'Sopimusorganisaatio',
  chooseClient: 'Valitse sopimusorganisaatio',
  nothingFound: 'Sen nimistä ei löytynyt',
  begin: 'Valitse sopimusorganisaatio, niin näet sen sopimukset.',
  customerNumber: 'Asiakasnumero',
  everyNumber: 'Kaikki numerot',
  search: 'Tuote, nimi tai numero',
  title: 'Sopimustuotteet',
  none: 'Sopimuksia ei ole tänään',
  nothing: 'Mitään ei löytynyt',
  nothingNext: 'Poista haku tai valittu sopimustyyppi.',
  item: 'Tuote',
  area: 'Alue',
  type: 'Sopimustyyppi',
  price: 'Hinta pakkaukselta',
  until: 'Asti',
  untilChanged: 'Kunnes se muuttuu',
  types: 'Sopimustyypit',
  other: 'Muu',
}
