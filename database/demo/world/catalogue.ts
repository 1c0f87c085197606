import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Client } from '../build/organisation.ts'
import {
  insertCategory,
  insertOffers,
  insertProducts,
  insertStock,
  type ItemStatus,
  type OfferGiven,
  type Product,
  type StockGiven,
  type StockStatus,
} from '../build/products.ts'
import type { Connection } from '../build/rows.ts'
import { assortment } from '../data/assortment.ts'
import { categoryNames, gatheringCategories } from '../data/category-names.ts'
import type { Family, Variant } from '../data/family.ts'
import { planProducts } from './product-plans.ts'
import { chanceFrom, type Chance } from './random.ts'

/** A product with what the demo world knows besides. */
export interface Article {
  readonly product: Product
  readonly family: Family
  /** Minor units for a package; null is missing. */
  readonly price: number | null
  readonly status: ItemStatus
  readonly stock: StockStatus
  readonly flavor: string | null
  readonly agreementType: number
  readonly properties: Variant['properties']
}

export interface Catalogue {
  readonly articles: readonly Article[]
  /** Those of an agreement type (1, unless said) that may be prescribed today, by area. */
  prescribable(area: TherapyArea, agreementType?: number): readonly Article[]
  /** Those that were prescribed once and can be ordered no longer. */
  discontinued(area: TherapyArea): readonly Article[]
  named(name: string): Article
}

/** The catalogue of one market and the agreement of its client. */
export async function fillCatalogue(
  connection: Connection,
  client: Client,
  today: Temporal.PlainDate,
): Promise<Catalogue> {
  const chance = chanceFrom(client.market * 7919)
  const categories = await insertCategories(connection, client.market)
  const planned = planProducts(client.market, categories, chance, today)
  const products = await insertProducts(
    connection,
    planned.map(({ given }) => given),
  )
  const articles = planned.map((plan, index): Article => ({ ...plan, product: products[index] as Product }))
  await insertOffers(
    connection,
    articles.map((article) => offerOf(client, article)),
  )
  await insertStock(
    connection,
    articles.map((article) => stockOf(article, chance, today)),
  )
  return catalogueOf(articles)
}

function catalogueOf(articles: readonly Article[]): Catalogue {
  return {
    articles,
    prescribable: (area, agreementType = 1) =>
      articles.filter((article) => article.product.area === area && isEveryday(article, agreementType)),
    discontinued: (area) => articles.filter((article) => article.product.area === area && isDiscontinued(article)),
    named(name) {
      const article = articles.find(({ product }) => product.name === name)
      if (!article) throw new Error(`no article is called ${name}`)
      return article
    },
  }
}

function isEveryday(
  { family, status, stock, flavor, agreementType, price, product }: Article,
  wanted: number,
): boolean {
  const isWellStocked = stock === 'in-stock' || stock === 'few-in-stock'
  const isUsed = (family.use?.amounts.length ?? 0) > 0
  return (
    isUsed &&
    status === 'sellable' &&
    isWellStocked &&
    !flavor &&
    agreementType === wanted &&
    price !== null &&
    product.itemsPerPackage > 0
  )
}

function isDiscontinued({ family, status, flavor, product }: Article): boolean {
  const isUsed = (family.use?.amounts.length ?? 0) > 0 && product.itemsPerPackage > 0 && !flavor
  return isUsed && (status === 'deleted' || status === 'not-sellable')
}

async function insertCategories(connection: Connection, market: MarketCode): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  const gathering = new Map<string, number>()
  for (const { area, type } of assortment) {
    const key = `${area} ${type}`
    if (ids.has(key)) continue
    const position = ids.size
    const above = gatheringCategories.find(({ types }) => types.includes(type))
    const heading = above && `${area} ${above.name.en}`
    if (heading && !gathering.has(heading)) {
      gathering.set(heading, await insertCategory(connection, { market, area, name: above.name, position }))
    }
    const name = categoryNames[type] ?? { en: type, sv: type, fi: type, dk: type }
    const parentId = heading ? gathering.get(heading) : null
    ids.set(key, await insertCategory(connection, { market, area, name, position, parentId: parentId ?? null }))
  }
  return ids
}

const priceTypes = { 1: 'agreement', 2: 'complementary', 5: 'not-agreed', 6: 'agreement', 155: 'list-price' } as const

function offerOf(client: Client, { product, price, agreementType }: Article): OfferGiven {
  const usual = product.area === 'Pca' ? 'pca' : priceTypes[agreementType as keyof typeof priceTypes]
  // A few articles of the agreement are on campaign.
  const priceType = usual === 'agreement' && Number(product.itemNumber) % 19 === 0 ? 'campaign' : usual
  return { client, product, price, agreementType, priceType }
}

const onTheShelf: Readonly<Record<StockStatus, readonly [number, number] | null>> = {
  'in-stock': [40, 900],
  'few-in-stock': [1, 9],
  'on-order-in-stock': [10, 60],
  'not-in-stock': null,
  'on-order': null,
  'uncertain-delivery': null,
  undefined: null,
}

function stockOf({ product, stock }: Article, chance: Chance, today: Temporal.PlainDate): StockGiven {
  const range = onTheShelf[stock]
  const expectedOn = stock.startsWith('on-order') ? today.add({ days: chance.between(5, 20) }).toString() : null
  return { product, status: stock, quantity: range ? chance.between(...range) : 0, expectedOn }
}
