import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const shell: PortalTexts['shell'] = {
  skip: 'Gå til siden',
  home: 'Omsorg, til startsiden',
  call: 'Ring',
  menu: 'Menu',
  close: 'Luk',
  language: 'Sprog',
  signOut: 'Log ud',
  toStart: 'Startsiden',
  helping: ({ name }) => `Du hjælper ${name}`,
  change: 'Skift person',
  offline: ({ time }) => `Du har ikke noget net lige nu. Det, du ser, er fra ${time}. Vi prøver selv igen.`,
  offlineNow: 'Du har ikke noget net lige nu. Vi prøver selv igen.',
  offlineReason: 'Det kan ikke sendes uden net.',
  loading: 'Henter siden',
  failed: {
    title: 'Vi kunne ikke hente det',
    body: 'Prøv igen om lidt. Du kan også ringe.',
    retry: 'Prøv igen',
  },
  notSent: {
    title: 'Det kunne ikke sendes',
    body: 'Det, du skrev, er her stadig. Prøv igen, eller ring.',
    unknown: 'Vi ved ikke, om det kom frem. Prøv igen. Intet sendes to gange.',
  },
  missing: { title: 'Siden findes ikke', body: 'Adressen kan være gammel.' },
  stillThere: {
    title: 'Er du her endnu?',
    body: ({ seconds }) =>
      plural('dk', seconds, { one: 'Du bliver logget ud om # sekund.', other: 'Du bliver logget ud om # sekunder.' }),
    stay: 'Bliv her',
  },
  callCard: {
    title: 'Vil du hellere ringe?',
    use: ({ place }) => `Om det, du bruger: ${place}`,
    parcel: ({ place }) => `Om pakken: ${place}`,
    noNumber: 'Spørg din sygeplejerske, hvem du kan ringe til.',
  },
  leaving: {
    title: 'Noget er ikke sendt endnu. Logger du ud alligevel?',
    body: 'Det, der ikke er sendt, forsvinder så.',
    stay: 'Nej, bliv her',
  },
}
