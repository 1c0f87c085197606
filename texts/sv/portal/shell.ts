import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const shell: PortalTexts['shell'] = {
  skip: 'Gå till sidan',
  home: 'Omsorg, till startsidan',
  call: 'Ring',
  menu: 'Meny',
  close: 'Stäng',
  language: 'Språk',
  signOut: 'Logga ut',
  toStart: 'Startsidan',
  helping: ({ name }) => `Du hjälper ${name}`,
  change: 'Byt person',
  offline: ({ time }) => `Du har inget nät just nu. Det du ser är från ${time}. Vi försöker igen av oss själva.`,
  offlineNow: 'Du har inget nät just nu. Vi försöker igen av oss själva.',
  offlineReason: 'Det går inte att skicka utan nät.',
  loading: 'Hämtar sidan',
  failed: {
    title: 'Det gick inte att hämta',
    body: 'Försök igen om en stund. Du kan också ringa.',
    retry: 'Försök igen',
  },
  notSent: {
    title: 'Det gick inte att skicka',
    body: 'Det du skrev finns kvar. Försök igen, eller ring.',
    unknown: 'Vi vet inte om det kom fram. Försök igen. Inget skickas två gånger.',
  },
  missing: { title: 'Sidan finns inte', body: 'Adressen kan vara gammal.' },
  stillThere: {
    title: 'Är du kvar?',
    body: ({ seconds }) =>
      plural('sv', seconds, { one: 'Du loggas ut om # sekund.', other: 'Du loggas ut om # sekunder.' }),
    stay: 'Stanna kvar',
  },
  callCard: {
    title: 'Vill du hellre ringa?',
    use: ({ place }) => `Om det du använder: ${place}`,
    parcel: ({ place }) => `Om paketet: ${place}`,
    noNumber: 'Fråga din sköterska vem du kan ringa.',
  },
  leaving: {
    title: 'Något är inte skickat än. Loggar du ut ändå?',
    body: 'Det som inte är skickat försvinner då.',
    stay: 'Nej, stanna kvar',
  },
}
