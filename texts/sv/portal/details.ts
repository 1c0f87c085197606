import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const details: FurtherPortalTexts['details'] = {
  title: 'Mina uppgifter',
  lead: 'Stämmer de? Då når vi dig.',
  name: 'Namn',
  mobile: 'Mobil',
  email: 'E-post',
  change: 'Ändra',
  changeMobile: 'Ändra mobilnumret',
  changeEmail: 'Ändra e-posten',
  newMobile: 'Ditt nya mobilnummer',
  newEmail: 'Din nya e-post',
  newLead: 'Vi skickar en kod dit. Det gamla gäller tills du är klar. Sedan loggas dina andra enheter ut.',
  same: 'Det är det vi har redan.',
  notValid: 'Det här stämmer inte. Titta en gång till.',
  prove: 'Skriv koden',
  proveLead: ({ to }) => `Vi har skickat en kod till ${to}.`,
  codeEnded: 'Koden är för gammal. Be om en ny.',
  done: 'Byt',
  keepOld: 'Avbryt, behåll det gamla',
  changed: ({ count }) =>
    plural('sv', count, {
      one: 'Det är bytt, och # annan enhet är utloggad.',
      other: 'Det är bytt, och # andra enheter är utloggade.',
      zero: 'Det är bytt.',
    }),
  movedBody: 'Säg till här, så frågar vi vården',
  lastIn: ({ day }) => `Du loggade in senast ${day}.`,
}
