import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const details: FurtherPortalTexts['details'] = {
  title: 'Mine oplysninger',
  lead: 'Er de rigtige? Så kan vi få fat i dig.',
  name: 'Navn',
  mobile: 'Mobiltelefon',
  email: 'E-mail-adresse',
  change: 'Ret',
  changeMobile: 'Ret mobilnummeret',
  changeEmail: 'Ret e-mailen',
  newMobile: 'Dit nye mobilnummer',
  newEmail: 'Din nye e-mail',
  newLead: 'Vi sender en kode dertil. Det gamle gælder, til du er færdig. Så bliver dine andre enheder logget ud.',
  same: 'Det er det, vi har i forvejen.',
  notValid: 'Det her passer ikke. Se på det igen.',
  prove: 'Skriv koden',
  proveLead: ({ to }) => `Vi har sendt en kode til ${to}.`,
  codeEnded: 'Koden er for gammel. Bed om en ny.',
  done: 'Skift',
  keepOld: 'Stop, behold det gamle',
  changed: ({ count }) =>
    plural('dk', count, {
      one: 'Det er skiftet, og # anden enhed er logget ud.',
      other: 'Det er skiftet, og # andre enheder er logget ud.',
      zero: 'Det er skiftet.',
    }),
  movedBody: 'Sig det her, så spørger vi plejen',
  lastIn: ({ day }) => `Du loggede sidst ind ${day}.`,
}
