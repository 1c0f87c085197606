import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const people: PortalTexts['people'] = {
  title: 'Vem gäller det?',
  lead: ({ count, name }) =>
    plural('sv', count, {
      one: `Hej ${name}. Du kan hjälpa # person.`,
      other: `Hej ${name}. Du kan hjälpa # personer.`,
    }),
  relation: {
    self: 'Du själv',
    guardian: 'Du är vårdnadshavare',
    trustee: 'Du är god man',
  },
  out: 'Något är slut',
  runsOut: ({ day }) => `Något tar slut ${day}`,
  parcel: ({ day }) => `Ett paket kommer ${day}`,
  until: ({ name, day }) => `Du hjälper ${name} till ${day}`,
  untilBody: ({ name }) => `Då är ${name} myndig och tar över själv.`,
  missing: 'Saknar du någon?',
  missingBody: 'Vården bestämmer vem du får hjälpa. Fråga där.',
  changing: 'Det gick inte att byta person. Försök igen.',
  closed: {
    'accounts-off': 'Vården har stängt sidan. De beställer det som behövs.',
    'recipient-inactive': 'Det går inte att öppna just nu. Ring vården.',
    'recipient-deceased': 'Det går inte att öppna längre.',
    'no-longer-representative': 'Du hjälper inte längre personen här. Ring vården om det är fel.',
    'of-age': 'Personen är myndig nu och ser sina uppgifter själv. Fråga sköterskan om du hjälper till.',
    'consent-missing': 'Öppna och svara på en fråga först.',
  },
  closedTitle: 'Det är stängt här',
}
