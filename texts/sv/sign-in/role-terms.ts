import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const roleTerms: FurtherTexts['roleTerms'] = {
  title: 'Roller som upphör',
  lead: 'Roller bekräftas en gång om året och upphör om ingen gör det. Det som upphör först står först.',
  link: ({ count }) =>
    plural('sv', count, { zero: 'Roller som upphör', one: 'Roller som upphör (#)', other: 'Roller som upphör (#)' }),
  soon: ({ count }) =>
    plural('sv', count, {
      zero: 'Inga upphör inom 30 dagar',
      one: '# upphör inom 30 dagar',
      other: '# upphör inom 30 dagar',
    }),
  withoutEnd: 'Även de utan slutdag',
  empty: 'Inga roller har en slutdag',
  emptyNext: 'Den som får konto genom en ansökan har roller som bekräftas en gång om året.',
  who: 'Användare',
  where: 'Vårdplats',
  roles: 'Roller',
  until: 'Till',
  noEnd: 'Ingen slutdag',
  endsOn: ({ day }) => `Rollerna här upphör efter ${day}.`,
  confirmBy: ({ day }) => `Bekräftas senast ${day}.`,
  noEndHere: 'Rollerna här har ingen slutdag.',
  left: ({ count }) => plural('sv', count, { zero: 'upphör i dag', one: 'om # dag', other: 'om # dagar' }),
  lastDay: 'Sista dag',
  lastDayHelp: 'Rollerna här upphör efter den dagen.',
  confirmDay: 'Bekräftas senast',
  confirmDayHelp: 'Någon bekräftar till dess att rollerna fortfarande behövs, annars upphör de.',
  select: ({ who, where }) => `Välj ${who}, ${where}`,
  selectAll: 'Välj alla som kan bekräftas',
  confirm: ({ count }) =>
    plural('sv', count, { zero: 'Bekräfta', one: 'Bekräfta valda (#)', other: 'Bekräfta valda (#)' }),
  confirmNone: 'Välj vilka som fortfarande behöver sina roller.',
  confirmed: ({ count, day }) =>
    plural('sv', count, { one: `Bekräftat till ${day}.`, other: `# är bekräftade till ${day}.` }),
  change: 'Ändra',
  changeNamed: ({ who, where }) => `Ändra hur länge ${who} har rollerna på ${where}`,
  save: 'Spara',
  saved: 'Sparat.',
  dayPast: 'Dagen har passerat. Ta bort rollerna från användaren om de ska upphöra nu.',
  stale: 'Någon hann ändra det här. Titta igen och spara en gång till.',
  own: 'Dina egna roller bekräftas av någon annan.',
}
