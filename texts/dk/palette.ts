import { plural } from '../plural.ts'
import type { FurtherTexts } from '../shape.ts'

export const palette: FurtherTexts['palette'] = {
  placeholder: {
    GUIDE: 'Borger, bestilling, produkt, sted eller handling',
    PRINCIPAL: 'Side eller handling',
    CSP: 'Borger, bestilling eller handling',
  },
  groups: {
    recent: 'Åbnet for nylig',
    people: 'Borgere',
    orders: 'Bestillinger',
    products: 'Produkter',
    places: 'Steder',
    actions: 'Handlinger',
  },
  among: {
    recent: 'det, du har åbnet for nylig',
    people: 'borgere',
    orders: 'bestillinger',
    products: 'produkter',
    places: 'dine plejesteder',
    actions: 'handlinger',
  },
  all: 'Alt',
  showOnly: 'Vis kun',
  results: 'Resultater',
  choose: 'vælg',
  open: 'åbn',
  nextGroup: 'næste gruppe',
  close: 'luk',
  order: 'bestil',
  renew: 'forny',
  begunOrder: 'Påbegyndt bestilling',
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
  nothingAt: ({ place, term }) => `Ingen resultater for »${term}« på ${place}`,
  nothing: ({ term }) => `Ingen resultater for »${term}«`,
  searched: ({ groups }) => `Vi søgte blandt ${groups}.`,
  register: 'Opret en ny borger',
}
