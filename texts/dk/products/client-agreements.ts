import type { FurtherTexts } from '../../shape.ts'

export const clientAgreements: FurtherTexts['clientAgreements'] = {
  lead: 'Hvad en kunde har aftale om i dag, under hvilket nummer og til hvilken pris.',
  client: 'Kunde',
  chooseClient: 'Vælg kunde',
  nothingFound: 'Ingen kunde hedder det',
  begin: 'Vælg en kunde for at se, hvad den har aftale om.',
  customerNumber: 'Kundenummer',
  everyNumber: 'Alle numre',
  search: 'Vare, navn eller nummer',
  title: 'Varer med aftale',
  none: 'Kunden har ingen aftaler i dag',
  nothing: 'Intet blev fundet',
  nothingNext: 'Fjern søgningen eller den valgte aftaletype.',
  item: 'Vare',
  area: 'Område',
  type: 'Aftaletype',
  price: 'Pris pr. pakke',
  until: 'Til og med',
  untilChanged: 'Indtil det ændres',
  types: 'Aftaletyper',
  other: 'Andet',
}
