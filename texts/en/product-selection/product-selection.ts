import { plural } from '../../plural.ts'

/** Finding, comparing and selecting products. */
export const productSelection = {
  titles: {
    Incontinence: 'Choose an incontinence product',
    Catheter: 'Choose a catheter product',
    Diabetes: 'Choose a diabetes product',
    Ostomy: 'Choose an ostomy product',
    Nutrition: 'Choose a nutrition product',
    WoundCare: 'Choose a wound care product',
    Other: 'Choose another product',
    Pca: 'Choose from own choice',
  },
  replaceTitle: ({ product }: { product: string }) => `Replace ${product}`,
  replaceLead: 'Choose what comes instead. The consumption is copied and marked to be checked.',
  forWhom: ({ name }: { name: string }) => `For ${name}.`,
  areas: 'Therapy areas',
  modes: {
    label: 'What to look among',
    all: 'Free search',
    prescribed: 'Prescribed',
    selected: 'Selected',
    number: 'Item number',
  },
  search: 'Name, brand or number',
  itemNumber: {
    label: 'Item number',
    help: 'Type the whole number and press Enter.',
    show: 'Show product',
    missing: ({ item }: { item: string }) =>
      `No product in your assortment has the number ${item}. Check the digits, or search by name.`,
  },
  found: ({ count }: { count: number }) =>
    plural('en', count, { zero: 'No products', one: '# product', other: '# products' }),
  filters: {
    title: 'Filters',
    open: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'Filters', one: 'Filters, # selected', other: 'Filters, # selected' }),
    show: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'No products', one: 'Show # product', other: 'Show # products' }),
    category: 'Type',
    brand: 'Brand',
    flavor: 'Flavour',
    agreementType: 'Agreement',
    stockStatus: 'Stock',
    contents: 'Contents',
    upTo: ({ measure }: { measure: string }) => `Up to ${measure}`,
    from: ({ measure }: { measure: string }) => `${measure} or more`,
  },
  sort: {
    label: 'Order',
    relevance: 'Best match first',
    ranking: 'As the client ranks',
    name: 'By name',
    itemNumber: 'By item number',
    price: 'Lowest price first',
    measure: 'By measure',
  },
  view: { label: 'Show as', cards: 'Cards', table: 'Table' },
  columns: {
    product: 'Product',
    properties: 'Properties',
    agreement: 'Agreement',
    package: 'Package',
    price: 'Price',
    stock: 'Stock',
    choice: 'Choice',
  },
  item: ({ item }: { item: string }) => `Item ${item}`,
  ownNumber: ({ item }: { item: string }) => `Your number ${item}`,
  select: 'Select',
  replaceBy: 'Take this one',
  selected: 'Selected',
  prescribed: 'Prescribed already',
  compare: 'Compare',
  named: ({ action, product }: { action: string; product: string }) => `${action}: ${product}`,
  delayedUntil: ({ date }: { date: string }) => `Expected ${date}`,
  noPrice: 'Price is missing',
  warnings: {
    'latex-sensitivity': 'Contains latex, which the care recipient does not tolerate.',
    'pvc-sensitivity': 'Contains PVC, which the care recipient does not tolerate.',
    'charriere-for-adults': 'This size is usually not for children. Check that it is right.',
    'short-catheter': 'Shorter than 300\u00a0mm. Men usually need at least 300\u00a0mm.',
    'already-prescribed': 'Already prescribed for the care recipient.',
    'already-selected': 'It is selected already.',
  },
  warningWords: {
    'latex-sensitivity': 'Does not tolerate latex',
    'pvc-sensitivity': 'Does not tolerate PVC',
    'charriere-for-adults': 'Usually not for children',
    'short-catheter': 'Shorter than 300\u00a0mm',
  },
  chosen: {
    done: ({ product }: { product: string }) => `${product} is selected.`,
    replaced: ({ product }: { product: string }) => `${product} is selected instead.`,
    look: 'Worth a look before you prescribe:',
  },
  hidden: {
    title: ({ count }: { count: number }) =>
      plural('en', count, { one: '# more fits but is hidden.', other: '# more fit but are hidden.' }),
    reasons: {
      'outside-agreement': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# is outside the agreement', other: '# are outside the agreement' }),
        todo: 'Choose one that is on the agreement, or ask whoever handles the assortment.',
      },
      'outside-client-availability': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# is switched off by the client', other: '# are switched off by the client' }),
        todo: 'The client has switched this kind off for the area. An administrator can switch it on.',
      },
      'outside-user-availability': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# is outside your assortment', other: '# are outside your assortment' }),
        todo: 'Your own assortment is narrower than the client’s. An administrator can widen it.',
      },
      'outside-role': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# needs another role', other: '# need another role' }),
        todo: 'Ask somebody with the role for it.',
      },
      'latex-or-pvc': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# contains latex or PVC', other: '# contain latex or PVC' }),
        todo: 'The client uses only products without latex and PVC.',
      },
      'area-off': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# is in an area that is off', other: '# are in an area that is off' }),
        todo: 'The therapy area is not in use here. An administrator can switch it on.',
      },
      'not-orderable': {
        what: ({ count }: { count: number }) =>
          plural('en', count, { one: '# cannot be ordered now', other: '# cannot be ordered now' }),
        todo: 'Remove the filter to see them with their reason.',
      },
    },
    askFor: {
      C: 'Your role shows products marked A only. Ask a prescriber at the care place who may prescribe more than A.',
      L: 'Your role shows products marked A only. Ask a prescriber at the care place who may prescribe more than A.',
      D: 'Ask whoever handles dispensations to prescribe it.',
      S: 'Ask a specialist in the area to prescribe it.',
    },
    examples: ({ products }: { products: string }) => `For example ${products}.`,
  },
  none: {
    nothing: 'There is nothing to show in this assortment.',
    prescribed: 'Nothing is prescribed in this area',
    selected: 'Nothing is selected in this area',
    body: 'Search freely to find the first one.',
    search: 'Search freely',
    searched: 'We looked among the names, brands and numbers of the products.',
  },
  tray: {
    label: 'Selected now',
    count: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'Nothing selected yet', one: '# selected', other: '# selected' }),
    hint: 'Select a product first. What you select lands here and is prescribed together.',
    prescribe: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'Prescribe', one: 'Prescribe #', other: 'Prescribe #' }),
    compare: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'Compare', one: 'Compare #', other: 'Compare #' }),
    compareFewer: 'Mark at least two to compare.',
  },
  comparing: {
    title: ({ count }: { count: number }) =>
      plural('en', count, { one: 'Compare # product', other: 'Compare # products' }),
    differences: ({ count }: { count: number }) =>
      plural('en', count, { zero: 'No differences', one: '# difference', other: '# differences' }),
    differs: 'Differs',
    full: ({ max }: { max: number }) => `You compare ${max} already. Remove one first.`,
    property: 'Property',
    away: 'Remove',
    awayNamed: ({ product }: { product: string }) => `Remove ${product} from the comparison`,
    empty: '–',
    clear: 'Empty the comparison',
  },
  details: {
    own: {
      title: 'Own to your client',
      rank: 'Place in the ranking',
      rankHelp: '1 is shown first. Leave it empty to take the product out.',
      number: 'Own article number',
      numberHelp: 'Your users see it and can search for it.',
      save: 'Save',
      saved: 'It is saved.',
      unchanged: 'Nothing has changed.',
      none: 'nothing',
      stale: ({ now }: { now: string }) => `It was changed to ${now} meanwhile. Save again if yours is right.`,
      taken: ({ itemNumber, name }: { itemNumber: string; name: string }) => `${name} (${itemNumber}) has that number.`,
      numberWrong: 'Use letters, figures, spaces and . : / _ -',
    },
    close: 'Close the product',
    missing: {
      title: 'The product is not in your assortment',
      body: 'The number may be wrong, or the product may be outside the agreement of the client.',
    },
    facts: 'About the product',
    properties: 'Properties',
    supplierNumber: 'Supplier’s number',
    producerNumber: 'Producer’s number',
    gtin: 'GTIN code',
    productNumber: 'Product number',
    area: 'Therapy area',
    brand: 'Brand',
    status: 'Status',
    vat: 'VAT',
    priceKind: 'Price type',
    sizes: 'Other sizes',
    flavors: 'Flavours',
    lengths: 'Similar lengths',
    fitsWith: 'Fits with',
    doesNotFitWith: 'Does not fit with',
    showLength: ({ length }: { length: string }) => `Show ${length}`,
    priceWithoutVat: ({ price }: { price: string }) => `${price} without VAT`,
    expected: ({ date }: { date: string }) => `Back ${date}`,
    leadTime: ({ count }: { count: number }) =>
      plural('en', count, {
        one: 'Can be ordered. Delivery takes about # working day.',
        other: 'Can be ordered. Delivery takes about # working days.',
      }),
  },
  groups: {
    title: 'Product groups',
    lead: 'The same product in its sizes or flavours. Open a group and take the size that fits.',
    search: 'Search group',
    items: ({ count }: { count: number }) => plural('en', count, { one: '# item', other: '# items' }),
    none: 'There are no groups in this area',
    toProducts: 'Show single products',
    toGroups: 'Show product groups',
    under: ({ number, usual }: { number: string; usual: string | null }) =>
      usual === null || usual === number
        ? `Shown under customer number ${number}.`
        : `Shown under customer number ${number}. What is ordered here goes under ${usual}.`,
    withoutNumber: {
      title: ({ number }: { number: string }) => `The care place does not have customer number ${number} in this area`,
      body: 'Look at the address, or take the number that the care place orders under.',
      action: ({ number }: { number: string }) => `Show under ${number}`,
    },
  },
  catalogue: {
    title: 'Assortment',
    lead: 'Everything that may be prescribed where you work, with price, agreement and stock.',
    about: 'About the therapy areas',
  },
}
