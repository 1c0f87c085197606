import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const stock: FurtherPortalTexts['stock'] = {
  title: 'Räkna det som finns hemma',
  lead: 'Ungefär räcker. Då vet vi när det är dags att beställa.',
  which: ({ at, all }) => `Sak ${at} av ${all}`,
  whole: 'Hela paket',
  opened: 'Öppnat paket',
  parts: {
    none: 'Inget',
    little: 'Lite kvar',
    half: 'Hälften',
    most: 'Nästan fullt',
  },
  about: ({ count }) => plural('sv', count, { one: 'Ungefär # styck', other: 'Ungefär # stycken' }),
  save: 'Spara och nästa',
  saveLast: 'Spara',
  noneLeft: 'Det är slut',
  skip: 'Hoppa över den här',
  saved: 'Sparat. Nu vet vi mer.',
  savedLead: 'Sköterskan ser det också.',
  keptHere: 'Det väntar i telefonen och skickas när nätet är tillbaka.',
  meanwhile: 'Någon har räknat under tiden. Titta på antalet och spara igen.',
  hasCome: ({ day }) => `Har paketet från ${day} kommit?`,
  yes: 'Ja',
  no: 'Nej',
  none: 'Inget att räkna',
}
