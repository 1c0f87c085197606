import type { FurtherTexts } from '../../shape.ts'

export const clientAgreements: FurtherTexts['clientAgreements'] = {
  lead: 'Vad en kund har avtal på i dag, under vilket nummer och till vilket pris.',
  client: 'Kund',
  chooseClient: 'Välj kund',
  nothingFound: 'Ingen kund heter så',
  begin: 'Välj en kund för att se vad den har avtal på.',
  customerNumber: 'Kundnummer',
  everyNumber: 'Alla nummer',
  search: 'Artikel, namn eller nummer',
  title: 'Artiklar med avtal',
  none: 'Kunden har inga avtal i dag',
  nothing: 'Inget hittades',
  nothingNext: 'Ta bort sökningen eller den valda avtalstypen.',
  item: 'Artikel',
  area: 'Område',
  type: 'Avtalstyp',
  price: 'Pris per paket',
  until: 'Till och med',
  untilChanged: 'Tills det ändras',
  types: 'Avtalstyper',
  other: 'Övrigt',
}
