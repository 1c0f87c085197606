import type { FurtherPortalTexts } from '../../shape.ts'

export const moved: FurtherPortalTexts['moved'] = {
  title: 'Er du flyttet?',
  titleOf: ({ name }) => `Er ${name} flyttet?`,
  lead: 'Vi spørger plejen. Intet ændres, før de har svaret.',
  street: 'Vej og nummer',
  zip: 'Postnummer',
  city: 'By',
  careOf: 'C/o, hvis det er nødvendigt',
  from: 'Fra hvilken dag?',
  fromHelp: 'Hvis du ved det.',
  missing: 'Skriv det her.',
  zipWrong: 'Postnummeret passer ikke.',
  send: 'Sig det til plejen',
  done: 'Vi har spurgt plejen',
  doneLead: 'Til de har svaret, sender vi til den gamle adresse.',
  call: 'Det kan ikke siges her. Ring til plejen.',
  fromWrong: 'Vælg en dag inden for et år.',
  entryCode: 'Dørkode, hvis der er en',
  entryCodeWrong: 'Kun bogstaver og tal.',
  cityWrong: 'Skriv byen med bogstaver.',
  already: ({ day, who }) => `Vi har allerede spurgt. Sagt ${day}, af ${who}. Ring, hvis det blev forkert.`,
}
