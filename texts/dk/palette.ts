import { plural } from '../plural.ts'
import type { FurtherTexts } from '../shape.ts'

export const palette: FurtherTexts['palette'] = {
  placeholder: {
    GUIDE: 'Borger, ordre, produkt, sted eller handling',
    PRINCIPAL: 'Side eller handling',
    CSP: 'Borger, ordre eller handling',
  },
  groups: {
    recent: 'Åbnet for nylig',
    people: 'Borgere',
    orders: 'Ordrer',
    products: 'Produkter',
    places: 'Steder',
    actions: 'Handlinger',
  },
  among: {
    recent: 'det, du har åbnet for nylig',
    people: 'borgere',
    orders: 'ordrer',
    products: 'produkter',
    places: 'dine plejesteder',
    actions: 'handlinger',
  },
  all: 'Alle',
  showOnly: 'Vis kun',
  results: 'Resultater',
  choose: 'vælg',
  open: 'åbn',
  nextGroup: 'næste gruppe',
  close: 'luk',
  order: 'bestil',
  renew: 'forny',
  begunOrder: 'Påbegyndt ordre',
  changesPlace: 'Skifter plejested',
  ownPlace: ({ client }) => `${client}. Du arbejder også her`,
  goTo: ({ page }) => `Gå til ${page}`,
  orderFor: ({ name }) => `Bestil til ${name}`,
  searchesAt: ({ place }) => `Søger på ${place}`,
  isChosen: ({ title }) => `${title} valgt`,
  tooShortForPeople: ({ count }) =>
    plural('dk', count, {
      one: 'Skriv mindst # tegn for at søge efter borgere.',
      other: 'Skriv mindst # tegn for at søge efter borgere.',
    }),
  failed: ({ groups }) => `Kunne ikke hentes: ${groups}.`,
  offline: 'Du er offline. Det, du har åbnet for nylig, er her stadig.',
  nothingAt: ({ place, term }) => `Intet på ${place} passer til »${term}«`,
  nothing: ({ term }) => `Intet passer til »${term}«`,
  searched: ({ groups }) => `Vi søgte blandt ${groups}.`,
  register: 'Registrer en ny borger',
}
