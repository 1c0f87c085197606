import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const roleTerms: FurtherTexts['roleTerms'] = {
  title: 'Päättyvät roolit',
  lead: 'Roolit vahvistetaan kerran vuodessa, muuten ne päättyvät. Ensin päättyvä on ensimmäisenä.',
  link: ({ count }) =>
    plural('fi', count, { zero: 'Päättyvät roolit', one: 'Päättyvät roolit (#)', other: 'Päättyvät roolit (#)' }),
  soon: ({ count }) =>
    plural('fi', count, {
      zero: 'Yksikään ei pääty 30 päivän kuluessa',
      one: '# päättyy 30 päivän kuluessa',
      other: '# päättyy 30 päivän kuluessa',
    }),
  withoutEnd: 'Myös ilman päättymispäivää',
  empty: 'Yhdelläkään roolilla ei ole päättymispäivää',
  emptyNext: 'Tunnuspyynnöllä tunnuksen saaneen roolit vahvistetaan kerran vuodessa.',
  who: 'Käyttäjä',
  where: 'Hoitopaikka',
  roles: 'Roolit',
  until: 'Voimassa',
  noEnd: 'Ei päättymispäivää',
  endsOn: ({ day }) => `Roolit tässä päättyvät ${day} jälkeen.`,
  confirmBy: ({ day }) => `Vahvistettava viimeistään ${day}.`,
  noEndHere: 'Rooleilla ei ole tässä päättymispäivää.',
  left: ({ count }) =>
    plural('fi', count, { zero: 'päättyy tänään', one: '# päivän päästä', other: '# päivän päästä' }),
  lastDay: 'Viimeinen päivä',
  lastDayHelp: 'Roolit päättyvät täällä tämän päivän jälkeen.',
  confirmDay: 'Vahvistettava viimeistään',
  confirmDayHelp: 'Joku vahvistaa siihen mennessä, että rooleja tarvitaan yhä, muuten ne päättyvät.',
  select: ({ who, where }) => `Valitse ${who}, ${where}`,
  selectAll: 'Valitse kaikki vahvistettavissa olevat',
  confirm: ({ count }) =>
    plural('fi', count, { zero: 'Vahvista', one: 'Vahvista valitut (#)', other: 'Vahvista valitut (#)' }),
  confirmNone: 'Valitse, ketkä tarvitsevat roolinsa yhä.',
  confirmed: ({ count, day }) =>
    plural('fi', count, { one: `Vahvistettu ${day} asti.`, other: `# vahvistettu ${day} asti.` }),
  change: 'Muuta',
  changeNamed: ({ who, where }) => `Muuta, kuinka kauan roolit ovat voimassa: ${who}, ${where}`,
  save: 'Tallenna',
  saved: 'Tallennettu.',
  dayPast: 'Päivä on mennyt. Poista käyttäjän roolit, jos niiden pitää päättyä nyt.',
  stale: 'Joku ehti muuttaa tätä. Katso uudelleen ja tallenna vielä kerran.',
  own: 'Joku muu vahvistaa omat roolisi.',
}
