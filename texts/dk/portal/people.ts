import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const people: PortalTexts['people'] = {
  title: 'Hvem gælder det?',
  lead: ({ count, name }) =>
    plural('dk', count, {
      one: `Hej ${name}. Du kan hjælpe # person.`,
      other: `Hej ${name}. Du kan hjælpe # personer.`,
      zero: `Hej ${name}. Du kan ikke åbne noget her lige nu.`,
    }),
  relation: {
    self: 'Dig selv',
    guardian: 'Du har forældremyndigheden',
    trustee: 'Du er værge',
  },
  out: 'Noget er sluppet op',
  runsOut: ({ day }) => `Noget slipper op ${day}`,
  parcel: ({ day }) => `En pakke kommer ${day}`,
  until: ({ name, day }) => `Du hjælper ${name} til ${day}`,
  untilBody: ({ name }) => `Så er ${name} myndig og tager selv over.`,
  missing: 'Mangler du nogen?',
  missingBody: 'Plejen bestemmer, hvem du må hjælpe. Spørg der.',
  changing: 'Vi kunne ikke skifte person. Prøv igen.',
  closed: {
    'accounts-off': () => 'Plejen har lukket siden. De bestiller det, der er brug for.',
    'recipient-inactive': () => 'Det kan ikke åbnes lige nu. Ring til plejen.',
    'recipient-deceased': () => 'Det kan ikke åbnes længere.',
    'no-longer-representative': () => 'Du hjælper ikke længere personen her. Ring til plejen, hvis det er forkert.',
    'of-age': ({ name }) =>
      `${name} er myndig nu og ser selv sine oplysninger. Vil ${name} have din hjælp? Så siger ${name} det til sygeplejersken.`,
    'consent-missing': () => 'Åbn, og svar først på et spørgsmål.',
  },
  closedTitle: 'Der er lukket her',
}
