import { plural } from '../plural.ts'
import type { FurtherTexts } from '../shape.ts'

export const validation: FurtherTexts['validation'] = {
  summary: ({ count }) => plural('fi', count, { one: 'Korjaa # kenttä', other: 'Korjaa # kenttää' }),
  required: 'Täytä tämä.',
  minLength: ({ count }) =>
    plural('fi', count, { one: 'Kirjoita vähintään # merkki.', other: 'Kirjoita vähintään # merkkiä.' }),
  maxLength: ({ count }) =>
    plural('fi', count, { one: 'Kirjoita enintään # merkki.', other: 'Kirjoita enintään # merkkiä.' }),
  min: ({ min }) => `Pitää olla vähintään ${min}.`,
  max: ({ max }) => `Saa olla enintään ${max}.`,
  between: ({ min, max }) => `Pitää olla välillä ${min}–${max}.`,
  number: 'Kirjoita luku.',
  wholeNumber: 'Kirjoita kokonaisluku.',
  email: 'Kirjoita sähköpostiosoite, esimerkiksi nimi@example.org.',
  phone: 'Kirjoita puhelinnumero suuntanumeroineen.',
  mobile: 'Kirjoita matkapuhelinnumero.',
  url: 'Kirjoita verkko-osoite, joka alkaa https.',
  market: 'Valitse jokin neljästä markkina-alueesta.',
  lettersOnly: 'Käytä vain kirjaimia.',
  lettersAndDigitsOnly: 'Käytä vain kirjaimia ja numeroita.',
  entryCode: 'Käytä vain kirjaimia, numeroita, * ja #.',
  reason: 'Kirjoita syy muutamalla sanalla, jotta sen ymmärtää myöhemminkin.',
  identical: 'Kenttien pitää olla samat.',
  userNameTaken: 'Käyttäjätunnus on jo käytössä.',
  directoryNameTaken: 'Hakemistotunnus on jo käytössä.',
  datePattern: 'VVVV-KK-PP',
  date: 'Kirjoita päivä muodossa VVVV-KK-PP.',
  dateNotBefore: ({ date }) => `Valitse ${date} tai myöhempi.`,
  dateNotAfter: ({ date }) => `Valitse ${date} tai aikaisempi.`,
  endAfterStart: 'Lopun pitää olla alun jälkeen.',
  identityNumber: 'Henkilötunnus ei ole oikein. Tarkista merkit.',
  adult: 'Henkilön pitää olla täysi-ikäinen.',
  fileTooLarge: ({ max }) => `Tiedosto saa olla enintään ${max} Mt.`,
  fileType: ({ types }) => `Valitse tiedosto, jonka tyyppi on ${types}.`,
  startsWithTop: 'Tekstin pitää alkaa merkeillä TOP_.',
  chooseOne: 'Valitse vähintään yksi.',
}
