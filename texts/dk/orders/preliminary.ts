import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const preliminaryOrders: FurtherTexts['preliminaryOrders'] = {
  lead: ({ count }) =>
    plural('dk', count, {
      zero: 'Skabeloner og det, I har gemt. Alt er som før.',
      one: 'Skabeloner og det, I har gemt. Én er ændret siden sidst.',
      other: 'Skabeloner og det, I har gemt. # er ændret siden sidst.',
    }),
  search: 'Navn eller produkt',
  shown: 'Hvilke der vises',
  states: { saved: 'Gemte', ordered: 'Sendte' },
  types: { group: 'Gruppebestilling', individual: 'Til beboere' },
  columns: { name: 'Navn', used: 'Senest brugt', changes: 'Ændret siden da', sum: 'Sum nu', step: 'Næste trin' },
  favorites: 'Favoritter, bliver som skabelon, når de er sendt',
  savedOnes: 'Gemte, forsvinder herfra, når de er sendt',
  sentOnes: 'Sendte',
  savedBy: ({ name }) => `gemt, ${name}`,
  notShown: 'Til beboere, vises ikke for dig',
  asBefore: 'Som før',
  same: 'samme',
  changes: {
    gone: ({ count }) => plural('dk', count, { one: '# vare udgået', other: '# varer udgået' }),
    'being-replaced': ({ count }) => plural('dk', count, { one: '# bliver erstattet', other: '# bliver erstattet' }),
    'not-your-area': ({ count }) => plural('dk', count, { one: '# uden for din ret', other: '# uden for din ret' }),
    'not-allowed': ({ count }) =>
      plural('dk', count, { one: '# uden nok udleveringer', other: '# uden nok udleveringer' }),
    moved: ({ count }) =>
      plural('dk', count, { one: '# linje til en, der er flyttet', other: '# linjer til beboere, der er flyttet' }),
    delayed: ({ count }) => plural('dk', count, { one: '# kommer senere', other: '# kommer senere' }),
    price: ({ count }) => plural('dk', count, { one: '# ny pris', other: '# nye priser' }),
  },
  comes: ({ count, date }) => plural('dk', count, { one: `# kommer ${date}`, other: `# kommer senest ${date}` }),
  newResidents: ({ count }) => plural('dk', count, { one: '# ny beboer', other: '# nye beboere' }),
  unchanged: ({ count }) =>
    plural('dk', count, { zero: 'Ingen linje er som før', one: 'Én linje er som før', other: '# linjer er som før' }),
  steps: { order: 'Bestil', goOn: 'Fortsæt', replace: 'Erstat' },
  blocks: {
    'ordering-right-missing': 'Du må ikke bestille her.',
    'persons-not-shown': 'Den er til beboere, som ikke vises for dig.',
    'nothing-left': 'Intet af den kan bestilles nu.',
  },
  star: ({ name }) => `Favorit: ${name}`,
  starred: ({ name }) => `${name} er en favorit.`,
  unstarred: ({ name }) => `${name} er ikke længere en favorit.`,
  comparedWithSent: ({ number, date }) => `Sammenlignet med bestilling ${number}, sendt ${date}.`,
  comparedWithSaved: ({ date }) => `Sammenlignet med dagen, den blev gemt, ${date}.`,
  suggested: 'Foreslået erstatning',
  replace: ({ count }) => plural('dk', count, { one: 'Byt, # pakke', other: 'Byt, # pakker' }),
  removeLine: 'Fjern linjen',
  lineRemoved: ({ name }) => `${name} er fjernet fra skabelonen.`,
  lineReplaced: ({ name, by }) => `${name} er byttet til ${by}.`,
  allowed: ({ count }) =>
    plural('dk', count, { zero: 'Intet må bestilles nu', one: 'Højst # må bestilles', other: 'Højst # må bestilles' }),
  expected: ({ date }) => `Ventes ${date}`,
  newPrice: ({ before, now }) => `${before} før, ${now} nu`,
  withoutVat: ({ count }) => plural('dk', count, { one: '# linje, uden moms', other: '# linjer, uden moms' }),
  foot: 'Pris, lager og udleveringer kontrolleres igen, når du bestiller. Det, der ikke kan sendes, lægges til side, resten sendes.',
  empty: 'Ingen gemte bestillinger.',
  emptyBody: 'Gem en gruppebestilling som skabelon, så ligger den her.',
  emptySent: 'Intet af det gemte er sendt endnu.',
  noMatch: 'Ingen gemt bestilling med det navn eller produkt.',
  searched: 'Vi søgte i navne og produkter.',
  remove: {
    action: 'Fjern',
    question: ({ name }) => `Fjern ${name}?`,
    lost: ({ count, items }) =>
      plural('dk', count, { one: `# linje forsvinder: ${items}.`, other: `# linjer forsvinder: ${items}.` }),
    stays: 'Bestillinger, der er lavet fra den, bliver.',
    keep: 'Behold den',
    done: 'Skabelonen er fjernet.',
  },
}
