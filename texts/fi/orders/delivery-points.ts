import { plural } from '../../plural.ts'
import type { CareTexts } from '../../shape.ts'

export const deliveryPoints: CareTexts['deliveryPoints'] = {
  near: 'Noutopisteet lähellä postinumeroa',
  nearHelp: 'Aluksi osoitteen postinumero. Kirjoita toinen, jos haluat etsiä muualta.',
  writeCode: 'Kirjoita koko postinumero, niin näet lähellä olevat noutopisteet.',
  found: ({ count, postalCode }) =>
    plural('fi', count, {
      zero: `Lähellä postinumeroa ${postalCode} ei ole noutopisteitä. Kokeile toista postinumeroa tai toimitustapaa.`,
      one: `# noutopiste lähellä postinumeroa ${postalCode}`,
      other: `# noutopistettä lähellä postinumeroa ${postalCode}, lähin ensin`,
    }),
  before: 'Valittu aiemmin',
  choose: 'Valitse noutopiste.',
  notAllowed: 'Noutopisteet eivät ole käytössä tässä hoitopaikassa.',
  down: 'Kuljetusyritys ei vastaa',
  downNext: 'Valitse toinen toimitustapa tai yritä hetken päästä uudelleen. Täyttämäsi tiedot säilyvät.',
  kept: 'Kuljetusyritys ei vastaa juuri nyt. Nämä ovat noutopisteet, jotka se ilmoitti äskettäin.',
  allDay: 'ympäri vuorokauden',
  hoursUnknown: 'Aukioloajat eivät ole tiedossa.',
  letterbox: 'Alle 2\u00a0kg:n paketit voidaan jakaa postilaatikkoon.',
}
