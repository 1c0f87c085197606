import type { Account } from '../build/people.ts'
import { insertRows, takeIds, withId, type Connection } from '../build/rows.ts'
import { picturedPlace } from '../data/pictured.ts'
import { instantOn } from './instant-on.ts'
import type { FilledClient } from './world.ts'

/** Packages of what waits in the cart of the store, the goods of the pictures first. */
const waiting = [6, 4, 2, 10] as const
/** Days ago on which something left it, and how. */
const ended = [
  [3, 'ordered'],
  [3, 'ordered'],
  [17, 'removed'],
  [31, 'ordered'],
  [45, 'removed'],
] as const

/** The store of the ward of the pictures: four products are chosen and wait, some others were ordered or taken out. */
export async function fillStoreCart(
  connection: Connection,
  { home, catalogue, today }: FilledClient,
  by: Account,
): Promise<void> {
  const ward = home.places.find(({ place }) => place.name === picturedPlace)
  if (!ward) return
  const shelf = (['Incontinence', 'WoundCare', 'Other'] as const).flatMap((area) =>
    catalogue
      .prescribable(area)
      .filter(({ stock }) => stock === 'in-stock')
      .slice(0, 4),
  )
  const items = [
    ...waiting.map((packages, index) => ({ article: shelf[index * 2], packages, daysAgo: 1, ending: null })),
    ...ended.map(([daysAgo, ending], index) => ({
      article: shelf[index * 2 + 1],
      packages: index + 2,
      daysAgo,
      ending,
    })),
  ]
  const known = items.flatMap(({ article, ...item }) => (article ? [{ article, ...item }] : []))
  const rows = known
    .map(({ article, packages, daysAgo, ending }) => ({
      client_id: ward.place.clientId,
      care_place_id: ward.place.id,
      therapy_area: article.product.area,
      product_id: article.product.id,
      item_number: article.product.itemNumber,
      packages,
      status: ending === null ? 1 : 4,
      created_by: by.id,
      created_at: instantOn(today, -daysAgo - 2),
      updated_at: instantOn(today, -daysAgo),
    }))
    .map(withId(await takeIds(connection, 'cart_item', known.length)))
  await insertRows(connection, 'cart_item', rows)
  await insertRows(
    connection,
    'cart_item_event',
    rows.flatMap(({ id, created_at, updated_at, packages }, index) => {
      const ending = known[index]?.ending ?? null
      const event = { cart_item_id: id, by_user: by.id, detail: JSON.stringify({ packages }) }
      return [
        { ...event, at: created_at, event: 'selected' },
        ...(ending === null ? [] : [{ ...event, at: updated_at, event: ending }]),
      ]
    }),
  )
}
