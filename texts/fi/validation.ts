import { plural } from '../plural.ts'
import type { CareTexts } from '../shape.ts'

export const validation: CareTexts['validation'] = {
  summary: ({ count }) => plural('fi', count, { one: 'Korjaa # kenttä', other: 'Korjaa # kenttää' }),
  required: 'Täytä tämä.',
  minLength: ({ count }) =>
    plural('fi', count, { one: 'Kirjoita vähintään # merkki.', other: 'Kirjoita vähintään # merkkiä.' }),
  maxLength: ({ count }) =>
    plural('fi', count, { one: 'Kirjoita enintään # merkki.', other: 'Kirjoita enintään # merkkiä.' }),
  min: ({ min }) => `Pitää olla vähintään ${min}.`,
  max: ({ max }) => `Saa olla enintään ${max}.`,
  between: ({ min, max }) => `Oltava välillä ${min}–${max}.`,
  number: 'Ilmoita luku.',
  wholeNumber: 'Ilmoita kokonaisluku.',
  email: 'Ilmoita sähköpostiosoite, esimerkiksi nimi@example.org.',
  phone: 'Ilmoita puhelinnumero suuntanumeroineen.',
  market: 'Valitse jokin neljästä markkina-alueesta.',
  lettersOnly: 'Käytä vain kirjaimia.',
  lettersAndDigitsOnly: 'Käytä vain kirjaimia ja numeroita.',
  badUsername: 'Käytä vain kirjaimia ja numeroita; myös . _ - + ja @ käyvät.',
  badUsernameOrPassword: 'Käyttäjätunnus tai salasana ei täsmää.',
  entryCode: 'Käytä vain kirjaimia, numeroita, * ja #.',
  reason: 'Kirjoita syy muutamalla sanalla, jotta sen ymmärtää myöhemminkin.',
  datePattern: 'VVVV-KK-PP',
  date: 'Ilmoita päivä muodossa VVVV-KK-PP.',
  dateNotBefore: ({ date }) => `Valitse ${date} tai myöhempi.`,
  noIdentityNumber: 'Henkilötunnuksella ei voi hakea tässä.',
  dateNotAfter: ({ date }) => `Valitse ${date} tai aikaisempi.`,
  identityNumber: 'Henkilötunnus ei ole oikein. Tarkista merkit.',
  adult: 'Henkilön pitää olla täysi-ikäinen.',
  fileTooLarge: ({ max }) => `Tiedosto saa olla enintään ${max}\u00a0Mt.`,
  fileType: ({ types }) => `Valitse tiedosto, jonka tyyppi on ${types}.`,
  chooseOne: 'Valitse vähintään yksi.',
}
