import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const passwordMails: FurtherTexts['passwordMails'] = {
  reset: {
    subject: 'Valitse uusi salasana',
    text: ({ userName, address, minutes }) =>
      plural('fi', minutes, {
        one: `Tunnukselle ${userName} on pyydetty uutta salasanaa Omsorgissa. Valitse se tästä # minuutin kuluessa:`,
        other: `Tunnukselle ${userName} on pyydetty uutta salasanaa Omsorgissa. Valitse se tästä # minuutin kuluessa:`,
      }) +
      `\n\n${address}\n\nJos se et ollut sinä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan. ` +
      'Kukaan Omsorgista ei koskaan kysy salasanaasi. Tähän viestiin tulleita vastauksia ei lueta.',
  },
  welcome: {
    subject: 'Tervetuloa Omsorgiin',
    text: ({ userName, address, count }) =>
      plural('fi', count, {
        one: `Sinulle on avattu käyttäjätili Omsorgiin. Käyttäjätunnuksesi on ${userName}. Valitse salasanasi tästä # päivän kuluessa:`,
        other: `Sinulle on avattu käyttäjätili Omsorgiin. Käyttäjätunnuksesi on ${userName}. Valitse salasanasi tästä # päivän kuluessa:`,
      }) +
      `\n\n${address}\n\nLinkki toimii kerran. Jos se on vanhentunut, pyydä ylläpitäjältäsi uusi. ` +
      'Kukaan Omsorgista ei koskaan kysy salasanaasi. Tähän viestiin tulleita vastauksia ei lueta.',
  },
}
