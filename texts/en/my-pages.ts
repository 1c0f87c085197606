import { plural } from '../plural.ts'

export const myPages = {
  title: 'My pages',
  welcome: ({ name }: { name: string }) => `Welcome, ${name}.`,
  lead: 'Here is what is new since you were last here.',
  information: 'Information',
  informationEmpty: 'There is nothing to read right now.',
  manuals: 'Manuals',
  manualsEmpty: 'No manuals have been added yet.',
  contact: 'Contact',
  contactLead: 'Customer Service helps you by phone and e-mail.',
  openingHours: 'Opening hours',
  phone: 'Phone',
  email: 'E-mail',
  agreement: 'User agreement',
  accepted: ({ date }: { date: string }) => `You accepted it on ${date}.`,
  accept: 'Accept the agreement',
  read: 'Read the agreement',
  news: 'News',
  newsEmpty: 'No news right now.',
  unread: ({ count }: { count: number }) => plural('en', count, { one: '# unread', other: '# unread' }),
  goOn: 'Go on to work',
}
