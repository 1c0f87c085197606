import type { PartGiven, PlacedLineGiven, PlacedOrderGiven } from '../build/orders.ts'
import type { Account } from '../build/people.ts'
import { confirmedAt, type CaredFor } from './care.ts'
import type { DemoClient } from './organisation.ts'
import type { Chance } from './random.ts'

interface Placing {
  readonly home: DemoClient
  readonly orderer: Account
  /** Customer service, which may act as a user. */
  readonly helper: Account
  readonly today: Temporal.PlainDate
  readonly chance: Chance
}

/** The orders behind the planned draws of one person: what was drawn on one day is one order. */
export function withdrawalOrders(cared: CaredFor, placing: Placing): PlacedOrderGiven[] {
  const drawn = cared.prescriptions.flatMap(({ plan, made }) =>
    plan.rows.flatMap((row, index) =>
      row.draws.map((draw) => ({ daysAgo: draw.daysAgo, line: lineOf(row, made.rows[index], draw.packages) })),
    ),
  )
  const byDay = Map.groupBy(drawn, ({ daysAgo }) => daysAgo)
  return [...byDay]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([daysAgo, lines]) => {
      const order = orderOf(
        cared,
        placing,
        daysAgo,
        lines.map(({ line }) => line),
      )
      const withdrawn = cared.plan.withdrawn.filter((each) => each.daysAgo === daysAgo)
      return [...withdrawn.map(({ how }) => withdrawnBefore(order, how, placing)), order]
    })
}

type PlannedRow = CaredFor['prescriptions'][number]['plan']['rows'][number]

function lineOf({ article, flavors }: PlannedRow, row: PlacedLineGiven['row'], quantity: number): PlacedLineGiven {
  return {
    product: article.product,
    quantity,
    price: article.price ?? 0,
    ...(row ? { row } : {}),
    ...(flavors ? { flavors } : {}),
  }
}

function orderOf(
  { person }: CaredFor,
  { home, orderer, helper, today, chance }: Placing,
  daysAgo: number,
  lines: PlacedLineGiven[],
): PlacedOrderGiven {
  const fixed = picturedPart(person.key, daysAgo)
  const [parts, split] = fixed ? [[fixed], lines] : partsFor(daysAgo, lines, today, chance)
  return {
    place: person.home.place,
    type: 4,
    recipient: person.recipient,
    placedBy: orderer,
    // The order that is partly delivered was placed on the phone.
    ...(fixed?.status === 4 ? { helper } : {}),
    at: confirmedAt(person, daysAgo, today),
    fees: home.fees,
    customerNumber: home.planned.number,
    deliveryMethodCode: person.home.planned.kind === 'nursing-home' ? 'WARD' : 'HOME',
    // He lives at home and ordered by himself before.
    source: person.key === 'sture' && daysAgo > 30 ? 'crp' : 'guide',
    lines: fixed?.status === 4 ? split.map((line) => ({ ...line, delivered: Math.floor(line.quantity / 3) })) : split,
    parts,
  }
}

/** The overview of the care place shows one order as received and one as partly delivered. */
function picturedPart(key: string | null, daysAgo: number): PartGiven | null {
  if (key === 'elsa' && daysAgo === 1) return { status: 3 }
  return key === 'rut' && daysAgo === 3 ? { status: 4 } : null
}

/** How far an order has come by its age, and for some with several lines a second part that lags behind. */
export function partsFor(
  daysAgo: number,
  lines: readonly PlacedLineGiven[],
  today: Temporal.PlainDate,
  chance: Chance,
): readonly [parts: PartGiven[], lines: readonly PlacedLineGiven[]] {
  const first = statusAfter(daysAgo, chance)
  const deliveryDate = today.subtract({ days: daysAgo - 4 })
  const isSplit = lines.length > 1 && daysAgo < 120 && chance.percent(30)
  if (isSplit) {
    const later = { status: daysAgo > 14 ? 6 : 3, deliveryDate: deliveryDate.add({ days: 9 }) } as const
    return [
      [{ status: first, deliveryDate }, later],
      lines.map((line, index) => (index === 0 ? line : { ...line, part: 2 })),
    ]
  }
  const shipped = first === 4 ? lines.map((line) => ({ ...line, delivered: Math.floor(line.quantity / 2) })) : lines
  return [[{ status: first, deliveryDate }], shipped]
}

export function statusAfter(daysAgo: number, chance: Chance): 1 | 2 | 3 | 4 | 5 | 6 {
  if (daysAgo < 1) return chance.pick([1, 2, 2])
  if (daysAgo < 2) return chance.pick([2, 3])
  if (daysAgo < 4) return chance.pick([3, 4, 5])
  if (daysAgo < 8) return chance.pick([4, 5, 5, 6])
  return 6
}

const reasons: Readonly<Record<number, string>> = {
  10: 'Artikeln gick inte att leverera till adressen',
  30: 'Tuotetta ei voitu toimittaa osoitteeseen',
  40: 'Varen kunne ikke leveres til adressen',
  80: 'Varen kunne ikke leveres til adressen',
}

/** The same order some hours earlier, refused by the ERP or cancelled by whoever placed it. */
function withdrawnBefore(
  order: PlacedOrderGiven,
  how: 'refused' | 'cancelled',
  { home, orderer }: Placing,
): PlacedOrderGiven {
  const refusal = reasons[home.client.market] ?? ''
  const part: PartGiven = how === 'refused' ? { status: 7, refusal } : { status: 7, cancelledBy: orderer }
  const lines = order.lines.map(({ product, quantity, price, row, flavors }) => ({
    product,
    quantity,
    price,
    ...(row ? { row } : {}),
    ...(flavors ? { flavors } : {}),
  }))
  return { ...order, at: order.at.subtract({ hours: 26 }), lines, parts: [part] }
}
