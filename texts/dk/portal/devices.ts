import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const devices: FurtherPortalTexts['devices'] = {
  title: 'Dine enheder',
  help: 'Er telefonen væk? Log den ud',
  lead: 'Her har du logget ind. Er en af dem væk? Log den ud.',
  kinds: { phone: 'Telefon', tablet: 'Tablet', computer: 'Computer', unknown: 'En enhed' },
  thisOne: 'Den, du bruger nu',
  signedIn: 'Logget ind nu',
  lastUsed: ({ day, time }) => `Brugt sidst ${day} kl. ${time}`,
  signOut: 'Log ud',
  signOutNamed: ({ device }) => `Log ud: ${device}`,
  signOutAll: 'Log alle andre ud',
  sure: 'Vil du logge den ud?',
  sureAll: 'Vil du logge alle andre ud?',
  sureBody: 'Der vises ikke mere. Det, der venter der og ikke er sendt, kan aldrig åbnes.',
  sureKey: 'Ansigt, finger eller skærmlås, der er gemt der, åbner ikke mere.',
  keep: 'Nej, lad den være',
  done: ({ count }) =>
    plural('dk', count, {
      one: 'Enheden er logget ud.',
      other: '# enheder er logget ud.',
      zero: 'Ingen anden enhed var logget ind.',
    }),
  gone: 'Den er allerede logget ud.',
  alone: 'Du har ikke logget ind på andre enheder.',
  code: 'Har nogen taget din telefon?',
  codeBody: 'Ring også til dit teleselskab, så spærrer de nummeret. Koden til login sendes dertil.',
}
