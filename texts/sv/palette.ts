import { plural } from '../plural.ts'
import type { FurtherTexts } from '../shape.ts'

export const palette: FurtherTexts['palette'] = {
  placeholder: {
    GUIDE: 'Vårdtagare, order, produkt, plats eller åtgärd',
    PRINCIPAL: 'Sida eller åtgärd',
    CSP: 'Vårdtagare, order eller åtgärd',
  },
  groups: {
    recent: 'Nyligen öppnat',
    people: 'Vårdtagare',
    orders: 'Order',
    products: 'Produkter',
    places: 'Platser',
    actions: 'Åtgärder',
  },
  among: {
    recent: 'det du nyligen har öppnat',
    people: 'vårdtagare',
    orders: 'order',
    products: 'produkter',
    places: 'dina vårdplatser',
    actions: 'åtgärder',
  },
  all: 'Allt',
  showOnly: 'Visa bara',
  results: 'Träffar',
  choose: 'välj',
  open: 'öppna',
  nextGroup: 'nästa grupp',
  close: 'stäng',
  order: 'beställ',
  renew: 'förnya',
  begunOrder: 'Påbörjad order',
  changesPlace: 'Byter vårdplats',
  ownPlace: ({ client }) => `${client}. Du arbetar även här`,
  goTo: ({ page }) => `Gå till ${page}`,
  orderFor: ({ name }) => `Beställ till ${name}`,
  searchesAt: ({ place }) => `Söker på ${place}`,
  isChosen: ({ title }) => `${title} vald`,
  tooShortForPeople: ({ count }) =>
    plural('sv', count, {
      one: 'Skriv minst # tecken för att söka vårdtagare.',
      other: 'Skriv minst # tecken för att söka vårdtagare.',
    }),
  failed: ({ groups }) => `Det gick inte att läsa in: ${groups}.`,
  offline: 'Du är offline. Det du nyligen har öppnat finns kvar här.',
  nothingAt: ({ place, term }) => `Ingen träff på ”${term}” på ${place}`,
  nothing: ({ term }) => `Ingen träff på ”${term}”`,
  searched: ({ groups }) => `Vi sökte bland ${groups}.`,
  register: 'Registrera en ny vårdtagare',
}
