import { plural } from '../../plural.ts'

/** What a care place orders for its own store. */
export const store = {
  title: 'Order for the store',
  lead: 'Goods go to the shelf, not to a person. No withdrawals are counted.',
  fromTemplate: 'Fill from a template',
  pages: {
    label: 'Parts of the order',
    products: 'Choose products',
    cart: ({ count }: { readonly count: number }) =>
      plural('en', count, { zero: 'Cart (#)', one: 'Cart (#)', other: 'Cart (#)' }),
    compare: ({ count }: { readonly count: number }) =>
      plural('en', count, { zero: 'Compare (#)', one: 'Compare (#)', other: 'Compare (#)' }),
  },
  search: 'Product or item number',
  list: 'List',
  usual: {
    title: 'What you usually buy, last three months',
    column: 'You usually take',
    last: ({ date }: { readonly date: string }) => `last ${date}`,
  },
  rest: ({ count }: { readonly count: number }) =>
    plural('en', count, {
      one: 'The rest of the assortment, # product',
      other: 'The rest of the assortment, # products',
    }),
  amount: {
    column: 'Packages',
    of: ({ product }: { readonly product: string }) => `Packages of ${product}`,
    less: ({ product }: { readonly product: string }) => `One package less of ${product}`,
    more: ({ product }: { readonly product: string }) => `One package more of ${product}`,
    ofFlavor: ({ flavor, product }: { readonly flavor: string; readonly product: string }) =>
      `Packages of ${flavor}, ${product}`,
    share: 'Share the packages among flavours',
  },
  add: 'Add',
  addNamed: ({ product }: { readonly product: string }) => `Add ${product}`,
  takeOut: ({ product }: { readonly product: string }) => `Remove ${product} from the cart`,
  blocks: {
    'right-missing': 'You can see the cart but not change it.',
    'area-off': 'The area is not used here.',
    'purchase-off': 'The client lets no care place buy in this area.',
    'area-right-missing': 'The area is outside what you may order.',
  },
  locked: ({ areas }: { readonly areas: string }) => `Outside what you may order: ${areas}.`,
  cart: {
    title: 'Cart',
    empty: 'The cart is empty',
    emptyBody: 'Begin with what you usually buy, or fill from a template.',
    lines: ({ count }: { readonly count: number }) => plural('en', count, { one: '# row', other: '# rows' }),
    goods: 'Goods',
    note: 'Without VAT and fees. They are added in the next step.',
    next: 'Check the order',
    open: 'Open the cart',
    removed: ({ product }: { readonly product: string }) => `${product} is removed.`,
    said: ({ product, amount }: { readonly product: string; readonly amount: string }) =>
      `${product}, ${amount} in the cart`,
  },
  compare: { empty: 'Nothing is marked to compare', body: 'Mark up to four products in the list.' },
  selected: {
    title: 'Selected products',
    empty: 'Nothing is selected for the store',
    body: 'What is chosen for the care place stands here.',
    by: 'Selected',
    search: 'Search and choose',
    order: 'Order',
  },
  history: {
    title: 'Selection history',
    empty: 'Nothing has been taken out yet',
    body: 'What is ordered or removed from the cart stands here.',
    amount: 'Amount',
    selected: 'Selected',
    ended: 'Ended',
    endings: { removed: 'Removed', ordered: 'Ordered', replaced: 'Replaced' },
  },
}
