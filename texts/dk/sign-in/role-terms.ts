import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const roleTerms: FurtherTexts['roleTerms'] = {
  title: 'Roller, der ophører',
  lead: 'Roller bekræftes en gang om året og ophører, hvis ingen gør det. Det, der ophører først, står først.',
  link: ({ count }) =>
    plural('dk', count, {
      zero: 'Roller, der ophører',
      one: 'Roller, der ophører (#)',
      other: 'Roller, der ophører (#)',
    }),
  soon: ({ count }) =>
    plural('dk', count, {
      zero: 'Ingen ophører inden for 30 dage',
      one: '# ophører inden for 30 dage',
      other: '# ophører inden for 30 dage',
    }),
  withoutEnd: 'Også dem uden slutdag',
  empty: 'Ingen roller har en slutdag',
  emptyNext: 'Den, der får en konto efter en anmodning, har roller, som bekræftes en gang om året.',
  who: 'Bruger',
  where: 'Plejested',
  roles: 'Roller',
  until: 'Til',
  noEnd: 'Ingen slutdag',
  endsOn: ({ day }) => `Rollerne her ophører efter ${day}.`,
  confirmBy: ({ day }) => `Bekræftes senest ${day}.`,
  noEndHere: 'Rollerne her har ingen slutdag.',
  left: ({ count }) => plural('dk', count, { zero: 'ophører i dag', one: 'om # dag', other: 'om # dage' }),
  lastDay: 'Sidste dag',
  lastDayHelp: 'Rollerne her ophører efter den dag.',
  confirmDay: 'Bekræftes senest',
  confirmDayHelp: 'Nogen bekræfter inden da, at rollerne stadig er nødvendige, ellers ophører de.',
  select: ({ who, where }) => `Vælg ${who}, ${where}`,
  selectAll: 'Vælg alle, der kan bekræftes',
  confirm: ({ count }) =>
    plural('dk', count, { zero: 'Bekræft', one: 'Bekræft valgte (#)', other: 'Bekræft valgte (#)' }),
  confirmNone: 'Vælg, hvem der stadig har brug for deres roller.',
  confirmed: ({ count, day }) =>
    plural('dk', count, { one: `Bekræftet til ${day}.`, other: `# er bekræftet til ${day}.` }),
  change: 'Ændr',
  changeNamed: ({ who, where }) => `Ændr, hvor længe ${who} har rollerne på ${where}`,
  save: 'Gem',
  saved: 'Gemt.',
  dayPast: 'Dagen er passeret. Tag rollerne fra brugeren, hvis de skal ophøre nu.',
  stale: 'Nogen nåede at ændre dette. Se igen, og gem en gang til.',
  own: 'Dine egne roller bekræftes af en anden.',
}
