import type { Texts } from '../shape.ts'

export const pages: Texts['pages'] = {
  accessDenied: {
    title: 'Du har inte tillgång hit',
    body: 'Din roll öppnar inte den här sidan. Fråga din administratör om du behöver den.',
    noPlace: 'Du är inte kopplad till någon vårdplats ännu. Be din administratör lägga till dig.',
    action: 'Gå till start',
  },
  notFound: {
    title: 'Sidan finns inte',
    body: 'Adressen kan vara felskriven, eller så har sidan flyttats.',
    action: 'Gå till start',
  },
  notBuilt: {
    title: 'Den här sidan är inte byggd ännu',
    body: 'Den kommer senare. Det är inget fel på ditt konto.',
    whatItWillDo: 'Det här ska den göra',
    action: 'Gå till start',
  },
  failed: {
    title: 'Sidan kunde inte visas',
    body: 'Ladda om den. Hjälper det inte, kontakta kundservice.',
    action: 'Ladda om',
  },
}
