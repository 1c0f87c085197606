import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const accountRequestMails: FurtherTexts['accountRequestMails'] = {
  confirm: {
    subject: 'Bekräfta din e-post',
    text: ({ address, count }) =>
      plural('sv', count, {
        one: 'Någon har ansökt om ett konto i Omsorg med den här adressen. Var det du? Bekräfta inom # dag:',
        other: 'Någon har ansökt om ett konto i Omsorg med den här adressen. Var det du? Bekräfta inom # dagar:',
      }) + `\n\n${address}\n\nVar det inte du behöver du inte göra något: då ser ingen ansökan. Svar läses inte.`,
  },
  known: {
    subject: 'Du har redan ett konto',
    text: ({ address }) =>
      'Någon har ansökt om ett konto i Omsorg med den här adressen, som redan har ett. Logga in, eller välj ett nytt ' +
      `lösenord om du har glömt det:\n\n${address}\n\nBehöver du andra roller? Fråga din chef. ` +
      'Var det inte du behöver du inte göra något. Svar läses inte.',
  },
  waiting: {
    subject: 'Någon ansöker om konto',
    text: ({ address }) =>
      `Någon ansöker om konto på en av dina vårdenheter. Avgör ansökan här:\n\n${address}\n\nSvar läses inte.`,
  },
  refused: {
    subject: 'Om ditt konto i Omsorg',
    text: ({ reason }) =>
      `Du ansökte om ett konto i Omsorg och har inte fått något. Så här motiveras det:\n\n${reason}\n\n` +
      'Har du frågor? Vänd dig till din chef. Svar på det här meddelandet läses inte.',
  },
}
