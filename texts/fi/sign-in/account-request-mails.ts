import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const accountRequestMails: FurtherTexts['accountRequestMails'] = {
  confirm: {
    subject: 'Vahvista sähköpostisi',
    text: ({ address, count }) =>
      plural('fi', count, {
        one: 'Joku on pyytänyt Omsorgin tunnusta tällä osoitteella. Olitko se sinä? Vahvista # päivän kuluessa:',
        other: 'Joku on pyytänyt Omsorgin tunnusta tällä osoitteella. Olitko se sinä? Vahvista # päivän kuluessa:',
      }) +
      `\n\n${address}\n\nJos se et ollut sinä, älä tee mitään: silloin kukaan ei näe pyyntöä. Vastauksia ei lueta.`,
  },
  known: {
    subject: 'Sinulla on jo tunnus',
    text: ({ address }) =>
      'Joku on pyytänyt Omsorgin tunnusta tällä osoitteella, jolla on jo tunnus. Kirjaudu sisään tai valitse uusi ' +
      `salasana, jos olet unohtanut sen:\n\n${address}\n\nTarvitsetko muita rooleja? Kysy esihenkilöltäsi. ` +
      'Jos se et ollut sinä, älä tee mitään. Vastauksia ei lueta.',
  },
  waiting: {
    subject: 'Joku pyytää tunnusta',
    text: ({ address }) =>
      `Joku pyytää tunnusta hoitoyksikköösi. Ratkaise pyyntö tässä:\n\n${address}\n\nVastauksia ei lueta.`,
  },
  refused: {
    subject: 'Omsorg-tunnuksestasi',
    text: ({ reason }) =>
      `Pyysit Omsorgin tunnusta, mutta et saanut sitä. Perustelu:\n\n${reason}\n\n` +
      'Kysyttävää? Käänny esihenkilösi puoleen. Tämän viestin vastauksia ei lueta.',
  },
}
