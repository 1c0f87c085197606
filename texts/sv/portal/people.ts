import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const people: PortalTexts['people'] = {
  title: 'Vem gäller det?',
  lead: ({ count, name }) =>
    plural('sv', count, {
      one: `Hej ${name}. Du kan hjälpa # person.`,
      other: `Hej ${name}. Du kan hjälpa # personer.`,
      zero: `Hej ${name}. Du kan inte öppna något här just nu.`,
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
    'accounts-off': () => 'Vården har stängt sidan. De beställer det som behövs.',
    'recipient-inactive': () => 'Det går inte att öppna just nu. Ring vården.',
    'recipient-deceased': () => 'Det går inte att öppna längre.',
    'no-longer-representative': () => 'Du hjälper inte längre personen här. Ring vården om det är fel.',
    'of-age': ({ name }) =>
      `${name} är myndig nu och ser själv sina uppgifter. Vill ${name} ha din hjälp? Då säger ${name} det till sköterskan.`,
    'consent-missing': () => 'Öppna och svara på en fråga först.',
  },
  closedTitle: 'Det är stängt här',
}
