import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const store: FurtherTexts['store'] = {
  title: 'Bestil til lageret',
  lead: 'Varerne går til hylden, ikke til en person. Ingen udleveringer tælles ned.',
  fromTemplate: 'Fyld op fra skabelon',
  pages: {
    label: 'Bestillingens dele',
    products: 'Vælg produkter',
    cart: ({ count }) => plural('dk', count, { zero: 'Kurv (#)', one: 'Kurv (#)', other: 'Kurv (#)' }),
    compare: ({ count }) =>
      plural('dk', count, { zero: 'Sammenlign (#)', one: 'Sammenlign (#)', other: 'Sammenlign (#)' }),
  },
  search: 'Produkt eller varenummer',
  list: 'Liste',
  usual: {
    title: 'Det I plejer at købe, seneste tre måneder',
    column: 'I plejer at tage',
    last: ({ date }) => `senest ${date}`,
  },
  rest: ({ count }) =>
    plural('dk', count, { one: 'Resten af sortimentet, # produkt', other: 'Resten af sortimentet, # produkter' }),
  amount: {
    column: 'Antal pakker',
    of: ({ product }) => `Antal pakker ${product}`,
    less: ({ product }) => `En pakke mindre af ${product}`,
    more: ({ product }) => `En pakke mere af ${product}`,
    ofFlavor: ({ flavor, product }) => `Pakker ${flavor}, ${product}`,
    share: 'Fordel pakkerne på smage',
  },
  add: 'Tilføj',
  addNamed: ({ product }) => `Tilføj ${product}`,
  takeOut: ({ product }) => `Fjern ${product} fra kurven`,
  blocks: {
    'right-missing': 'Du kan se kurven, men ikke ændre den.',
    'area-off': 'Området bruges ikke her.',
    'purchase-off': 'Kunden lader ikke plejesteder købe ind i dette område.',
    'area-right-missing': 'Området ligger uden for det, du må bestille.',
  },
  locked: ({ areas }) => `Uden for det, du må bestille: ${areas}.`,
  cart: {
    title: 'Kurv',
    empty: 'Kurven er tom',
    emptyBody: 'Begynd med det, I plejer at købe, eller fyld op fra skabelon.',
    lines: ({ count }) => plural('dk', count, { one: '# linje', other: '# linjer' }),
    goods: 'Varer',
    note: 'Uden moms og gebyrer. De lægges til i næste trin.',
    next: 'Kontroller bestillingen',
    open: 'Åbn kurven',
    removed: ({ product }) => `${product} er fjernet.`,
    said: ({ product, amount }) => `${product}, ${amount} i kurven`,
  },
  compare: { empty: 'Intet er markeret til sammenligning', body: 'Markér op til fire produkter på listen.' },
  selected: {
    title: 'Valgte produkter',
    empty: 'Intet er valgt til lageret',
    body: 'Det, I vælger til plejestedet, står her.',
    by: 'Valgt',
    search: 'Søg og vælg',
    order: 'Bestil',
  },
  history: {
    title: 'Valghistorik',
    empty: 'Intet er taget ud endnu',
    body: 'Det, der bestilles eller fjernes fra kurven, står her.',
    amount: 'Antal',
    selected: 'Valgt',
    ended: 'Afsluttet',
    endings: { removed: 'Fjernet', ordered: 'Bestilt', replaced: 'Udskiftet' },
  },
}
