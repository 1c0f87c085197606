import { plural } from '../plural.ts'
import type { Texts } from '../shape.ts'

export const myPages: Texts['myPages'] = {
  title: 'Mine sider',
  welcome: ({ name }) => `Velkommen, ${name}.`,
  lead: 'Her er det, der er nyt, siden du var her sidst.',
  information: 'Information',
  informationEmpty: 'Der er ikke noget at læse lige nu.',
  manuals: 'Vejledninger',
  manualsEmpty: 'Der er ingen vejledninger endnu.',
  contact: 'Kontakt',
  contactLead: 'Kundeservice hjælper dig på telefon og e-mail.',
  openingHours: 'Åbningstider',
  phone: 'Telefon',
  email: 'E-mail',
  agreement: 'Brugeraftale',
  accepted: ({ date }) => `Du accepterede den ${date}.`,
  accept: 'Accepter aftalen',
  read: 'Læs aftalen',
  news: 'Nyheder',
  newsEmpty: 'Ingen nyheder lige nu.',
  unread: ({ count }) => plural('dk', count, { one: '# ulæst', other: '# ulæste' }),
  goOn: 'Gå videre til arbejdet',
}
