import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const devices: FurtherPortalTexts['devices'] = {
  title: 'Dina enheter',
  help: 'Är telefonen borta? Logga ut den',
  lead: 'Här har du loggat in. Är någon borta? Logga ut den.',
  kinds: { phone: 'Telefon', tablet: 'Läsplatta', computer: 'Dator', unknown: 'En enhet' },
  thisOne: 'Den du använder nu',
  signedIn: 'Inloggad nu',
  lastUsed: ({ day, time }) => `Användes senast ${day} kl. ${time}`,
  signOut: 'Logga ut',
  signOutNamed: ({ device }) => `Logga ut: ${device}`,
  signOutAll: 'Logga ut alla andra',
  sure: 'Vill du logga ut den?',
  sureAll: 'Vill du logga ut alla andra?',
  sureBody: 'Inget mer visas där. Det som väntar där och inte är skickat kan aldrig öppnas.',
  sureKey: 'Ansikte, finger eller skärmlås som är sparat där öppnar inget mer.',
  keep: 'Nej, låt den vara',
  done: ({ count }) =>
    plural('sv', count, {
      one: 'Enheten är utloggad.',
      other: '# enheter är utloggade.',
      zero: 'Ingen annan enhet var inloggad.',
    }),
  gone: 'Den är redan utloggad.',
  alone: 'Du har inte loggat in på någon annan enhet.',
  code: 'Har någon tagit din telefon?',
  codeBody: 'Ring också din operatör, så spärrar de numret. Dit går koden när man loggar in.',
}
