import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const passkeys: FurtherPortalTexts['passkeys'] = {
  title: 'Ansikte, finger eller skärmlås',
  help: 'Logga in utan kod',
  lead: 'Du gör som när du låser upp telefonen. Ingen kod behövs.',
  yours: 'Där du har det',
  question: 'Vill du slippa koden?',
  reasons: [
    'Du gör som när du låser upp telefonen.',
    'Vi ser aldrig ditt ansikte eller ditt finger. Det stannar i telefonen.',
    'Det kallas ibland passkey eller nyckel.',
  ],
  add: 'Ja, spara här',
  isAdded: 'Det är sparat. Nästa gång kan du logga in så här.',
  notMade: 'Det sparades inte. Försök igen, eller fortsätt med koden.',
  notHere: 'Den här webbläsaren kan inte det.',
  signInAnew: 'Logga in en gång till först. Då vet vi att det är du.',
  tooMany: 'Du har redan tio. Ta bort en först.',
  onlyYours: 'Är enheten bara din?',
  onlyYoursBody: 'Spara inte om någon annan också låser upp den.',
  thisPhone: 'Min telefon',
  thisComputer: 'Min dator',
  added: ({ day }) => `Sparad ${day}`,
  lastUsed: ({ day }) => `Använd senast ${day}`,
  changed: 'Det är ändrat.',
  name: 'Namn',
  nameMissing: 'Skriv ett namn.',
  gone: 'Den finns inte längre.',
  remove: 'Ta bort',
  removeQuestion: 'Ta bort den?',
  removeBody:
    'Då öppnar den inget här, och den som är inloggad så på en annan enhet loggas ut. Du kan logga in med en kod, och spara på nytt.',
  removed: ({ count }) =>
    plural('sv', count, {
      one: 'Den är borttagen, och # annan enhet är utloggad.',
      other: 'Den är borttagen, och # andra enheter är utloggade.',
      zero: 'Den är borttagen.',
    }),
  keep: 'Behåll den',
  offer: {
    signedIn: ({ name }) => `Du är inloggad, ${name}`,
    question: 'Vill du slippa koden nästa gång?',
    title: 'Logga in med ansikte, finger eller skärmlås',
    notNow: 'Inte nu',
    shared: 'Välj Inte nu om någon annan också använder den.',
    goOn: 'Fortsätt',
    unsure: 'Är du osäker?',
    unsureBody: ({ place }) => `Ring ${place}, så gör ni det tillsammans.`,
  },
}
