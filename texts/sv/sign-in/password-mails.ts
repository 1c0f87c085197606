import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const passwordMails: FurtherTexts['passwordMails'] = {
  reset: {
    subject: 'Välj ett nytt lösenord',
    text: ({ userName, address, minutes }) =>
      plural('sv', minutes, {
        one: `Någon har bett om ett nytt lösenord för ${userName} i Omsorg. Välj det här inom # minut:`,
        other: `Någon har bett om ett nytt lösenord för ${userName} i Omsorg. Välj det här inom # minuter:`,
      }) +
      `\n\n${address}\n\nVar det inte du behöver du inte göra något: ditt lösenord är kvar som det är. ` +
      'Ingen från Omsorg frågar någonsin efter ditt lösenord. Svar på det här meddelandet läses inte.',
  },
  welcome: {
    subject: 'Välkommen till Omsorg',
    text: ({ userName, address, count }) =>
      plural('sv', count, {
        one: `Du har fått ett konto i Omsorg. Ditt användarnamn är ${userName}. Välj ditt lösenord här inom # dag:`,
        other: `Du har fått ett konto i Omsorg. Ditt användarnamn är ${userName}. Välj ditt lösenord här inom # dagar:`,
      }) +
      `\n\n${address}\n\nLänken fungerar en gång. Är den för gammal, be din administratör om en ny. ` +
      'Ingen från Omsorg frågar någonsin efter ditt lösenord. Svar på det här meddelandet läses inte.',
  },
}
