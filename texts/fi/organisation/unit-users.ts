import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const unitUsers: FurtherTexts['unitUsers'] = {
  title: 'Käyttäjät',
  lead: 'Hoitoyksikköihisi kuuluvat.',
  search: 'Hae käyttäjää',
  add: 'Uusi käyttäjä',
  export: 'Lataa Excel-tiedosto',
  exported: 'Luettelo on tallennettu.',
  file: 'Käyttäjät',
  places: 'Hoitopaikat',
  count: ({ count }) => plural('fi', count, { zero: 'Ei käyttäjiä', one: '# käyttäjä', other: '# käyttäjää' }),
  empty: 'Hoitoyksikköihisi ei vielä kuulu ketään',
  emptyNext: 'Käyttäjät näkyvät tässä, kun heidät on lisätty.',
  nothingFoundNext: 'Käyttäjän löytää nimen, käyttäjätunnuksen tai sähköpostiosoitteen osalla.',
  made: ({ who }) => `${who} on lisätty.`,
  placeHelp: 'Paikka, joka on valittuna kirjautuessa. Sen roolit annat, kun käyttäjä on lisätty.',
  choosePlace: 'Valitse hoitopaikka',
  noPlaces: 'Hoitoyksiköilläsi ei ole vielä hoitopaikkoja',
  noPlacesNext: 'Käyttäjä tarvitsee hoitopaikan. Pyydä pääkäyttäjää lisäämään sellainen.',
  back: 'Kaikki käyttäjät',
  elsewhere: 'Työskentelee myös hoitoyksiköidesi ulkopuolella',
  elsewhereNext: 'Siksi asiakaspalvelu muuttaa tiedot ja tilin. Omien hoitopaikkojesi roolit muutat itse.',
  own: 'Tämä on oma tilisi',
  ownNext: 'Omat tietosi muutat Omilla sivuilla. Toinen pääkäyttäjä muuttaa roolisi.',
  roles: 'Roolit hoitopaikoissasi',
  areasOf: ({ role, place }) => `Alueet: ${role}, ${place}`,
}
