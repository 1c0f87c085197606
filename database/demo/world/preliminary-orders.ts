import type { CarePlace } from '../build/organisation.ts'
import type { Account } from '../build/people.ts'
import { insertRow, insertRows, takeIds, type Connection, type Row } from '../build/rows.ts'
import type { Article } from './catalogue.ts'
import type { FilledClient } from './world.ts'

interface Plan {
  readonly name: string
  readonly type: 2 | 3
  readonly state: 1 | 2
  readonly favorite: boolean
  readonly savedDaysAgo: number
  readonly usedDaysAgo?: number
  readonly lines: readonly Row[]
}

interface At {
  readonly place: CarePlace
  readonly orderer: Account
}

/** By market: the store of every week, the wound trolley, every fourth week, Christmas, samples, what is gone, and one sent. */
const names: Readonly<Record<number, readonly string[]>> = {
  10: [
    'Förrådet, veckans',
    'Sårvagnen',
    'Boende, var fjärde vecka',
    'Julförråd',
    'Provpaket natt',
    'Gamla listan',
    'Sommarförråd',
  ],
  30: [
    'Varasto, viikoittain',
    'Haavahoitokärry',
    'Asukkaat, joka neljäs viikko',
    'Jouluvarasto',
    'Yön näytteet',
    'Vanha lista',
    'Kesävarasto',
  ],
  40: [
    'Lageret, ukentlig',
    'Sårvogna',
    'Beboere, hver fjerde uke',
    'Julelager',
    'Prøvepakke natt',
    'Gammel liste',
    'Sommerlager',
  ],
  80: [
    'Depotet, ugentlig',
    'Sårvognen',
    'Beboere, hver fjerde uge',
    'Juledepot',
    'Prøvepakke nat',
    'Gammel liste',
    'Sommerdepot',
  ],
}

/** What the care place keeps to order again, with something changed since in some of them. */
export async function fillPreliminaryOrders(connection: Connection, filled: FilledClient, at: At): Promise<void> {
  const plans = plansOf(filled, at)
  const ids = await takeIds(connection, 'preliminary_order', plans.length)
  const day = (daysAgo: number) => `${filled.today.subtract({ days: daysAgo }).toString()}T10:00:00Z`
  const sent = filled.orders.filter(({ given }) => given.type === 2 && given.place.id === at.place.id)
  for (const [index, plan] of plans.entries()) {
    const { usedDaysAgo } = plan
    const isUsed = usedDaysAgo !== undefined
    await insertRow(connection, 'preliminary_order', {
      id: ids[index],
      client_id: at.place.clientId,
      care_place_id: at.place.id,
      type: plan.type,
      name: plan.name,
      state: plan.state,
      favorite: plan.favorite,
      receiver: {},
      created_by: at.orderer.id,
      created_at: day(plan.savedDaysAgo),
      updated_at: day(plan.savedDaysAgo),
      last_used_at: isUsed ? day(usedDaysAgo) : null,
      last_used_by: isUsed ? at.orderer.id : null,
      last_order_id: isUsed && plan.type === 2 ? (sent.at(-1 - index)?.id ?? null) : null,
      row_version: 1,
    })
    await insertRows(
      connection,
      'preliminary_order_line',
      plan.lines.map((line) => ({ preliminary_order_id: ids[index], ...line })),
    )
  }
}

function plansOf({ catalogue, cared, home }: FilledClient, { place }: At): Plan[] {
  const pads = catalogue.prescribable('Incontinence')
  const wounds = catalogue.prescribable('WoundCare')
  const gone = catalogue.articles.filter(({ status, price }) => status === 'deleted' && price !== null)
  const delayed = catalogue.articles.filter(({ status, price }) => status === 'delayed' && price !== null)
  const line = ({ product, price }: Article, quantity: number, before = 0): Row => ({
    item_number: product.itemNumber,
    quantity,
    flavors: [],
    price: (price ?? 0) - before,
  })
  const residents = cared
    .filter(({ person }) => person.home.place.id === place.id && person.status === 'active')
    .flatMap(({ person, prescriptions }) => {
      const row = prescriptions[0]?.plan.rows[0]
      return row
        ? [
            {
              ...line(row.article, Math.max(1, row.draws.at(-1)?.packages ?? 2)),
              care_recipient_id: person.recipient.id,
            },
          ]
        : []
    })
  const words = names[home.client.market] ?? names[10] ?? []
  const plan = (at: number, lines: readonly Row[], given: Partial<Plan> & Pick<Plan, 'savedDaysAgo'>): Plan => ({
    name: words[at] ?? '',
    type: 2,
    state: 1,
    favorite: false,
    lines,
    ...given,
  })
  const many = (articles: readonly Article[], from: number, count: number) =>
    articles.slice(from, from + count).map((article, index) => line(article, 2 + ((index * 3) % 7)))
  const weekly = [
    ...many(pads, 0, 5),
    ...pads.slice(5, 7).map((article) => line(article, 4, 100)),
    ...gone.slice(0, 1).map((article) => line(article, 4)),
  ]
  return [
    plan(0, weekly, { favorite: true, savedDaysAgo: 90, usedDaysAgo: 4 }),
    plan(1, many(wounds, 0, 5), { favorite: true, savedDaysAgo: 60, usedDaysAgo: 16 }),
    plan(2, residents.slice(0, 22), { type: 3, favorite: true, savedDaysAgo: 120, usedDaysAgo: 30 }),
    plan(3, many(pads, 8, 6), { savedDaysAgo: 3 }),
    plan(4, [...many(pads, 2, 2), ...delayed.slice(0, 1).map((article) => line(article, 1))], { savedDaysAgo: 10 }),
    plan(
      5,
      (gone.length > 0 ? gone : pads).slice(0, 2).map((article) => line(article, 3)),
      { savedDaysAgo: 170 },
    ),
    plan(6, many(pads, 4, 4), { state: 2, savedDaysAgo: 140, usedDaysAgo: 138 }),
  ].filter(({ lines }) => lines.length > 0)
}
