import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const accountRequestMails: FurtherTexts['accountRequestMails'] = {
  confirm: {
    subject: 'Bekræft din e-mail',
    text: ({ address, count }) =>
      plural('dk', count, {
        one: 'Nogen har anmodet om en konto i Omsorg med denne adresse. Var det dig? Bekræft inden # dag:',
        other: 'Nogen har anmodet om en konto i Omsorg med denne adresse. Var det dig? Bekræft inden # dage:',
      }) + `\n\n${address}\n\nVar det ikke dig, skal du ikke gøre noget: så ser ingen anmodningen. Svar læses ikke.`,
  },
  known: {
    subject: 'Du har allerede en konto',
    text: ({ address }) =>
      'Nogen har anmodet om en konto i Omsorg med denne adresse, som allerede har en. Log ind, eller vælg en ny ' +
      `adgangskode, hvis du har glemt den:\n\n${address}\n\nHar du brug for andre roller? Spørg din leder. ` +
      'Var det ikke dig, skal du ikke gøre noget. Svar læses ikke.',
  },
  waiting: {
    subject: 'Nogen anmoder om en konto',
    text: ({ address }) =>
      `Nogen anmoder om en konto på en af dine plejeenheder. Afgør det her:\n\n${address}\n\nSvar læses ikke.`,
  },
  refused: {
    subject: 'Om din konto i Omsorg',
    text: ({ reason }) =>
      `Du anmodede om en konto i Omsorg og har ikke fået en. Begrundelsen er:\n\n${reason}\n\n` +
      'Har du spørgsmål? Henvend dig til din leder. Svar på denne besked læses ikke.',
  },
}
