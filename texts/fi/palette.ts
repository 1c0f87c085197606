import { plural } from '../plural.ts'
import type { FurtherTexts } from '../shape.ts'

export const palette: FurtherTexts['palette'] = {
  placeholder: {
    GUIDE: 'Asiakas, tilaus, tuote, paikka tai toiminto',
    PRINCIPAL: 'Sivu tai toiminto',
    CSP: 'Asiakas, tilaus tai toiminto',
  },
  groups: {
    recent: 'Viimeksi avatut',
    people: 'Asiakkaat',
    orders: 'Tilaukset',
    products: 'Tuotteet',
    places: 'Paikat',
    actions: 'Toiminnot',
  },
  among: {
    recent: 'viimeksi avatut',
    people: 'asiakkaat',
    orders: 'tilaukset',
    products: 'tuotteet',
    places: 'omat hoitopaikat',
    actions: 'toiminnot',
  },
  all: 'Kaikki',
  showOnly: 'Näytä vain',
  results: 'Osumat',
  choose: 'valitse',
  open: 'avaa',
  nextGroup: 'seuraava ryhmä',
  close: 'sulje',
  order: 'tilaa',
  renew: 'uusi',
  begunOrder: 'Aloitettu tilaus',
  changesPlace: 'Vaihtaa hoitopaikkaa',
  ownPlace: ({ client }) => `${client}. Työskentelet myös siellä`,
  goTo: ({ page }) => `Siirry: ${page}`,
  orderFor: ({ name }) => `Tilaa: ${name}`,
  searchesAt: ({ place }) => `Haku: ${place}`,
  isChosen: ({ title }) => `${title} valittu`,
  tooShortForPeople: ({ count }) =>
    plural('fi', count, {
      one: 'Kirjoita vähintään # merkki, niin haemme asiakkaita.',
      other: 'Kirjoita vähintään # merkkiä, niin haemme asiakkaita.',
    }),
  failed: ({ groups }) => `Lataaminen ei onnistunut: ${groups}.`,
  offline: 'Yhteys on poikki. Viimeksi avatut näkyvät silti.',
  nothingAt: ({ place, term }) => `Haulla ”${term}” ei löytynyt mitään: ${place}`,
  nothing: ({ term }) => `Haulla ”${term}” ei löytynyt mitään`,
  searched: ({ groups }) => `Haussa olivat mukana: ${groups}.`,
  register: 'Rekisteröi uusi asiakas',
}
