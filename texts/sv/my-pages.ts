import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const myPages: Texts['myPages'] = {
  title: 'Mina sidor',
  welcome: ({ name }) => `Välkommen, ${name}.`,
  lead: 'Här är det som är nytt sedan du var här senast.',
  information: 'Information',
  informationEmpty: 'Det finns inget att läsa just nu.',
  manuals: 'Manualer',
  manualsEmpty: 'Inga manualer är upplagda ännu.',
  contact: 'Kontakt',
  contactLead: 'Kundservice hjälper dig på telefon och e-post.',
  openingHours: 'Öppettider',
  phone: 'Telefon',
  email: 'E-post',
  agreement: 'Användaravtal',
  accepted: ({ date }) => `Du godkände det ${date}.`,
  accept: 'Godkänn avtalet',
  read: 'Läs avtalet',
  news: 'Nyheter',
  newsEmpty: 'Inga nyheter just nu.',
  unread: ({ count }) => plural('sv', count, { one: '# oläst', other: '# olästa' }),
  goOn: 'Gå vidare till arbetet',
}
