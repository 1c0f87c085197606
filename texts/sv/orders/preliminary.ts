import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const preliminaryOrders: FurtherTexts['preliminaryOrders'] = {
  lead: ({ count }) =>
    plural('sv', count, {
      zero: 'Mallar och sådant ni har sparat. Allt är som förut.',
      one: 'Mallar och sådant ni har sparat. En har ändrats sedan sist.',
      other: 'Mallar och sådant ni har sparat. # har ändrats sedan sist.',
    }),
  search: 'Namn eller produkt',
  shown: 'Vilka som visas',
  states: { saved: 'Sparade', ordered: 'Skickade' },
  types: { group: 'Grupporder', individual: 'Till boende' },
  columns: { name: 'Namn', used: 'Senast använd', changes: 'Ändrat sedan dess', sum: 'Summa nu', step: 'Nästa steg' },
  favorites: 'Favoriter, finns kvar som mall när de har skickats',
  savedOnes: 'Sparade, försvinner härifrån när de har skickats',
  sentOnes: 'Skickade',
  savedBy: ({ name }) => `sparad, ${name}`,
  notShown: 'Till boende, visas inte för dig',
  asBefore: 'Som förut',
  same: 'samma',
  changes: {
    gone: ({ count }) => plural('sv', count, { one: '# vara utgången', other: '# varor utgångna' }),
    'being-replaced': ({ count }) => plural('sv', count, { one: '# byts ut', other: '# byts ut' }),
    'not-your-area': ({ count }) =>
      plural('sv', count, { one: '# utanför din behörighet', other: '# utanför din behörighet' }),
    'not-allowed': ({ count }) => plural('sv', count, { one: '# utan nog med uttag', other: '# utan nog med uttag' }),
    moved: ({ count }) =>
      plural('sv', count, { one: '# rad till någon som har flyttat', other: '# rader till boende som har flyttat' }),
    delayed: ({ count }) => plural('sv', count, { one: '# kommer senare', other: '# kommer senare' }),
    price: ({ count }) => plural('sv', count, { one: '# nytt pris', other: '# nya priser' }),
  },
  comes: ({ count, date }) => plural('sv', count, { one: `# kommer ${date}`, other: `# kommer senast ${date}` }),
  newResidents: ({ count }) => plural('sv', count, { one: '# ny boende', other: '# nya boende' }),
  unchanged: ({ count }) =>
    plural('sv', count, { zero: 'Ingen rad är som förut', one: 'En rad är som förut', other: '# rader är som förut' }),
  steps: { order: 'Beställ', goOn: 'Fortsätt', replace: 'Ersätt' },
  blocks: {
    'ordering-right-missing': 'Du får inte beställa här.',
    'persons-not-shown': 'Den är till boende, som inte visas för dig.',
    'nothing-left': 'Inget av den går att beställa nu.',
  },
  star: ({ name }) => `Favorit: ${name}`,
  starred: ({ name }) => `${name} är en favorit.`,
  unstarred: ({ name }) => `${name} är inte längre en favorit.`,
  comparedWithSent: ({ number, date }) => `Jämfört med order ${number}, skickad ${date}.`,
  comparedWithSaved: ({ date }) => `Jämfört med när den sparades ${date}.`,
  suggested: 'Föreslagen ersättare',
  replace: ({ count }) => plural('sv', count, { one: 'Byt, # paket', other: 'Byt, # paket' }),
  removeLine: 'Ta bort raden',
  lineRemoved: ({ name }) => `${name} är borttagen ur mallen.`,
  lineReplaced: ({ name, by }) => `${name} är utbytt mot ${by}.`,
  allowed: ({ count }) =>
    plural('sv', count, {
      zero: 'Inget får beställas nu',
      one: 'Högst # får beställas',
      other: 'Högst # får beställas',
    }),
  expected: ({ date }) => `Väntas ${date}`,
  newPrice: ({ before, now }) => `${before} förut, ${now} nu`,
  withoutVat: ({ count }) => plural('sv', count, { one: '# rad, utan moms', other: '# rader, utan moms' }),
  foot: 'Pris, lager och uttag kontrolleras igen när du beställer. Det som inte går läggs åt sidan, resten skickas.',
  empty: 'Inga sparade order.',
  emptyBody: 'Spara en grupporder som mall så finns den här.',
  emptySent: 'Inget som är sparat har skickats ännu.',
  noMatch: 'Ingen sparad order med det namnet eller den produkten.',
  searched: 'Vi sökte bland namn och produkter.',
  remove: {
    action: 'Ta bort',
    question: ({ name }) => `Ta bort ${name}?`,
    lost: ({ count, items }) =>
      plural('sv', count, { one: `# rad försvinner: ${items}.`, other: `# rader försvinner: ${items}.` }),
    stays: 'Order som är gjorda från den finns kvar.',
    keep: 'Behåll den',
    done: 'Mallen är borttagen.',
  },
}
