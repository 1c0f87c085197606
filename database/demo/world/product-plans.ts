import type { MarketCode } from '@omsorg/domain/market.ts'
import type { ItemStatus, ProductGiven, StockStatus } from '../build/products.ts'
import { assortment, flavorWords, labelWords } from '../data/assortment.ts'
import type { Family, Variant } from '../data/family.ts'
import type { Article } from './catalogue.ts'
import type { Chance } from './random.ts'

const wordOf: Readonly<Record<MarketCode, 0 | 1 | 2 | 3>> = { 10: 0, 30: 1, 40: 2, 80: 3 }
/** What one krona costs elsewhere; euro are a tenth. */
const priceFactor: Readonly<Record<MarketCode, number>> = { 10: 1, 30: 0.1, 40: 1.05, 80: 0.7 }

/** The articles that the pictures of the product show: numbers, prices and agreements are fixed. */
const fixed: Readonly<
  Record<string, { number: string; price: number; pieces?: number; agreementType?: number; stock?: StockStatus }>
> = {
  'Norrdun Komfort M': { number: '410226', price: 8400, pieces: 28 },
  'Norrdun Komfort Plus M': { number: '410228', price: 9120, pieces: 24 },
  'Norrdun Komfort Super M': { number: '410230', price: 10400, agreementType: 5 },
  'Norrdun Byxa L': { number: '410344', price: 9800, pieces: 14 },
  'Norrdun Byxa M': { number: '410343', price: 9800, pieces: 14 },
  'Norrdun Lätt': { number: '410201', price: 4200 },
  'Havsljung Komfort M': { number: '402118', price: 7800, pieces: 30, stock: 'few-in-stock' },
  'Tallmo Komfort Luft M': { number: '433051', price: 11200, pieces: 20, agreementType: 2, stock: 'not-in-stock' },
  'Glidra Nelaton 40 cm, 12 Ch': { number: '521412', price: 57000 },
  'Stomarö Mjuk 1-dels, öppen': { number: '611030', price: 96000 },
  'Kvartso Teststicka': { number: '701050', price: 16000 },
  'Björka Protein 200 ml': { number: '810200', price: 6200 },
  'Björka Protein 200 ml, vanilj': { number: '810201', price: 6200 },
  'Mossling Skum 10 × 10 cm': { number: '910310', price: 28900 },
}

/** A product before it is inserted. */
export type Plan = Omit<Article, 'product'> & { readonly given: ProductGiven }

/** Every line of every maker in every size, with chance for what varies. */
export function planProducts(
  market: MarketCode,
  categories: ReadonlyMap<string, number>,
  chance: Chance,
  today: Temporal.PlainDate,
): Plan[] {
  const plans: Plan[] = []
  const numbers = new Set(Object.values(fixed).map(({ number }) => number))
  for (const family of assortment) {
    // The smaller markets carry one maker of each line.
    const brands = market === 10 ? family.brands : family.brands.slice(0, 1)
    for (const brand of brands) {
      const groups = new Map<string, string>()
      for (const variant of family.variants) {
        const name = nameOf(market, brand, family, variant)
        const set = market === 10 ? fixed[name] : undefined
        const itemNumber = set?.number ?? freeNumber(market, plans.length, numbers)
        // A drink is grouped with its flavours, everything else with its other sizes.
        const alike = family.variants.some(({ flavor }) => flavor) ? variant.label : family.type
        const group = groups.get(alike) ?? `G${itemNumber}`
        groups.set(alike, group)
        plans.push(planOf({ market, brand, family, variant, name, itemNumber, group, categories, chance, today }))
      }
    }
  }
  return plans
}

interface Planned {
  readonly market: MarketCode
  readonly brand: string
  readonly family: Family
  readonly variant: Variant
  readonly name: string
  readonly itemNumber: string
  readonly group: string
  readonly categories: ReadonlyMap<string, number>
  readonly chance: Chance
  readonly today: Temporal.PlainDate
}

function planOf({ market, brand, family, variant, name, itemNumber, group, categories, chance, today }: Planned): Plan {
  const set = market === 10 ? fixed[name] : undefined
  const pieces = set?.pieces ?? variant.pieces
  const status = set ? 'sellable' : statusBy(chance)
  const isFaulty = !set && chance.percent(0.4)
  const step = 1 + family.brands.indexOf(brand as never) * 0.06
  const price = set?.price ?? Math.round((family.piecePrice * pieces * step * priceFactor[market]) / 10) * 10
  return {
    family,
    price: !set && chance.percent(0.4) ? null : price,
    status,
    stock: set ? (set.stock ?? 'in-stock') : stockBy(chance),
    flavor: variant.flavor ?? null,
    properties: variant.properties,
    agreementType: set ? (set.agreementType ?? 1) : agreementBy(chance),
    given: {
      market,
      itemNumber,
      name,
      brand,
      area: family.area,
      type: family.type,
      shape: family.shape,
      unit: family.unit,
      itemsPerPackage: isFaulty ? 0 : pieces,
      groupNumber: group,
      flavor: variant.flavor ?? null,
      vatClass: family.vatClass,
      categoryId: categories.get(`${family.area} ${family.type}`) ?? null,
      status,
      delayedUntil: status === 'delayed' ? today.add({ days: chance.between(7, 28) }).toString() : null,
      active: set !== undefined || !chance.percent(0.5),
      isStockItem: set !== undefined || !chance.percent(12),
      latex: family.latex ?? false,
      pvc: family.pvc ?? false,
      isPca: family.area === 'Pca',
      gtin: ean13(`20${String(market)}${itemNumber.padStart(8, '0')}`),
      supplierItemNumber: String(60_000 + (Number(itemNumber) % 30_000)),
      producerItemNumber: `${brand.slice(0, 2).toUpperCase()}${itemNumber}`,
      properties: variant.properties,
    },
  }
}

function nameOf(market: MarketCode, brand: string, family: Family, { label, flavor }: Variant): string {
  const word = wordOf[market]
  const line = `${brand} ${family.line[word]}`
  const taste = flavor ? `, ${flavorWords[flavor]?.[word] ?? flavor}` : ''
  if (!label) return line + taste
  const words = label.replace(/\p{Letter}+/gu, (each) => labelWords[each]?.[word] ?? each)
  return `${line}${/^(öppen|sluten|uro)/.test(label) ? ',' : ''} ${words}${taste}`
}

/** Six digits, the market's own hundred thousands first. */
function freeNumber(market: MarketCode, position: number, taken: Set<string>): string {
  let number = market * 10_000 + position * 7
  while (taken.has(String(number))) number += 1
  taken.add(String(number))
  return String(number)
}

function statusBy(chance: Chance): ItemStatus {
  const draw = chance.between(1, 100)
  if (draw <= 3) return 'outgoing'
  if (draw <= 5) return 'deleted'
  if (draw <= 6) return 'delayed'
  return draw <= 7 ? 'not-sellable' : 'sellable'
}

function stockBy(chance: Chance): StockStatus {
  const draw = chance.between(1, 100)
  if (draw <= 8) return 'few-in-stock'
  if (draw <= 14) return 'not-in-stock'
  if (draw <= 17) return 'on-order'
  if (draw <= 19) return 'on-order-in-stock'
  return draw <= 21 ? 'uncertain-delivery' : 'in-stock'
}

function agreementBy(chance: Chance): number {
  const draw = chance.between(1, 100)
  if (draw <= 14) return 2
  if (draw <= 19) return 5
  if (draw <= 24) return 6
  return draw <= 28 ? 155 : 1
}

/** Twelve digits and their check digit, weights 1 and 3 from the left. Prefix 20 is for internal use and belongs to no supplier. */
export function ean13(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}
