import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const passkeys: FurtherPortalTexts['passkeys'] = {
  title: 'Ansigt, finger eller skærmlås',
  help: 'Log ind uden kode',
  lead: 'Du gør, som når du låser telefonen op. Der skal ingen kode til.',
  yours: 'Hvor du har det',
  question: 'Vil du slippe for koden?',
  reasons: [
    'Du gør, som når du låser telefonen op.',
    'Vi ser aldrig dit ansigt eller din finger. Det bliver i telefonen.',
    'Det kaldes sommetider en adgangsnøgle.',
  ],
  add: 'Ja, gem her',
  isAdded: 'Det er gemt. Næste gang kan du logge ind på den måde.',
  notMade: 'Det blev ikke gemt. Prøv igen, eller fortsæt med koden.',
  notHere: 'Denne browser kan ikke det.',
  signInAnew: 'Log ind én gang til først. Så ved vi, at det er dig.',
  tooMany: 'Du har allerede ti. Fjern en først.',
  onlyYours: 'Er enheden kun din?',
  onlyYoursBody: 'Gem ikke, hvis andre også låser den op.',
  thisPhone: 'Min telefon',
  thisComputer: 'Min computer',
  added: ({ day }) => `Gemt ${day}`,
  lastUsed: ({ day }) => `Sidst brugt ${day}`,
  changed: 'Det er ændret.',
  name: 'Navn',
  nameMissing: 'Skriv et navn.',
  gone: 'Den findes ikke længere.',
  remove: 'Fjern',
  removeQuestion: 'Skal den fjernes?',
  removeBody:
    'Så åbner den intet her, og den, der er logget ind sådan på en anden enhed, bliver logget ud. Du kan logge ind med en kode og gemme den igen.',
  removed: ({ count }) =>
    plural('dk', count, {
      one: 'Den er fjernet, og # anden enhed er logget ud.',
      other: 'Den er fjernet, og # andre enheder er logget ud.',
      zero: 'Den er fjernet.',
    }),
  keep: 'Behold den',
  offer: {
    signedIn: ({ name }) => `Du er logget ind, ${name}`,
    question: 'Vil du slippe for koden næste gang?',
    title: 'Log ind med ansigt, finger eller skærmlås',
    notNow: 'Ikke nu',
    shared: 'Vælg Ikke nu, hvis andre også bruger den.',
    goOn: 'Fortsæt',
    unsure: 'Er du i tvivl?',
    unsureBody: ({ place }) => `Ring til ${place}, så gør I det sammen.`,
  },
}
