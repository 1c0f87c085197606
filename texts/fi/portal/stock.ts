import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const stock: FurtherPortalTexts['stock'] = {
  title: 'Laske, mitä kotona on',
  lead: 'Suunnilleen riittää. Silloin tiedämme, milloin on aika tilata.',
  which: ({ at, all }) => `Tuote ${at} / ${all}`,
  whole: 'Kokonaiset paketit',
  opened: 'Avattu paketti',
  parts: {
    none: 'Ei mitään',
    little: 'Vähän jäljellä',
    half: 'Puolet',
    most: 'Melkein täynnä',
  },
  about: ({ count }) => plural('fi', count, { one: 'Noin # kappale', other: 'Noin # kappaletta' }),
  save: 'Tallenna ja seuraava',
  saveLast: 'Tallenna',
  noneLeft: 'Mitään ei ole jäljellä',
  skip: 'Ohita tämä',
  saved: 'Tallennettu. Nyt tiedämme enemmän.',
  savedLead: 'Hoitaja näkee sen myös.',
  keptHere: 'Se odottaa puhelimessa ja lähetetään, kun yhteys palaa.',
  meanwhile: 'Joku laski sillä välin. Katso määrä ja tallenna uudelleen.',
  hasCome: ({ day }) => `Onko paketti ${day} tullut?`,
  yes: 'Kyllä',
  no: 'Ei',
  none: 'Ei laskettavaa',
}
