import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const passwordMails: FurtherTexts['passwordMails'] = {
  reset: {
    subject: 'Vælg en ny adgangskode',
    text: ({ userName, address, minutes }) =>
      plural('dk', minutes, {
        one: `Nogen har bedt om en ny adgangskode til ${userName} i Omsorg. Vælg den her inden for # minut:`,
        other: `Nogen har bedt om en ny adgangskode til ${userName} i Omsorg. Vælg den her inden for # minutter:`,
      }) +
      `\n\n${address}\n\nVar det ikke dig, behøver du ikke gøre noget: din adgangskode er, som den var. ` +
      'Ingen fra Omsorg beder nogensinde om din adgangskode. Svar på denne besked bliver ikke læst.',
  },
  welcome: {
    subject: 'Velkommen til Omsorg',
    text: ({ userName, address, count }) =>
      plural('dk', count, {
        one: `Du har fået en konto i Omsorg. Dit brugernavn er ${userName}. Vælg din adgangskode her inden for # dag:`,
        other: `Du har fået en konto i Omsorg. Dit brugernavn er ${userName}. Vælg din adgangskode her inden for # dage:`,
      }) +
      `\n\n${address}\n\nLinket virker én gang. Er det for gammelt, så bed din administrator om et nyt. ` +
      'Ingen fra Omsorg beder nogensinde om din adgangskode. Svar på denne besked bliver ikke læst.',
  },
}
