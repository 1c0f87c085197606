import type { InputOf, RefusalOf } from '@omsorg/contract/endpoint.ts'
import type { PreliminaryLineInput } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import { upsertPreliminaryOrder as contract } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { changedLines, checkLines } from '@omsorg/domain/orders/preliminary/kept-lines.ts'
import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handle } from '../../../platform/handle.ts'
import { readToday, type Today } from './lines-today.ts'
import { mayBeChanged } from './may-be-changed.ts'
import { placeOf } from '../order/place-of.ts'
import type { KeptLine, PlaceRecord } from './preliminary-orders.sql.ts'
import {
  lockPreliminary,
  readKeptLines,
  readResidents,
  savePreliminary,
  type LineKept,
} from './preliminary-writes.sql.ts'

type Input = InputOf<typeof contract>
type Refusal = RefusalOf<typeof contract>

/** Keeps lines to order again; what was kept is replaced as a whole. */
export const upsertPreliminaryOrder = handle(contract, async ({ input, actor, now, today, tx }) => {
  const [place, before, residents] = await Promise.all([
    placeOf(tx, actor, input.carePlaceId),
    readBefore(tx, input, actor),
    residentsOf(tx, input, actor),
  ])
  if (!place) return refuse('place-not-found', { at: 'carePlaceId' })
  if (!before.ok) return before
  const lines = checkLines(input)
  if (!lines.ok) return lines
  const kept = await standingLines(tx, input, { place, actor, today, before: before.value.lines, residents })
  if (!kept.ok) return kept

  const given = {
    carePlaceId: place.id,
    type: orderType[input.type],
    name: input.name,
    favorite: input.favorite ?? before.value.favorite,
    receiver: input.receiver,
    userId: actor.doerId,
    now,
  }
  const { preliminaryOrderId: id } = input
  const saved = await savePreliminary(tx, id ?? null, given, kept.value)
  if (!saved) return refuse('preliminary-order-not-found', { at: 'preliminaryOrderId' })
  return agree({ preliminaryOrderId: saved.id, rowVersion: saved.row_version })
})

interface Before {
  readonly favorite: boolean
  readonly lines: readonly LineKept[]
}

/** What is replaced, locked before it is judged; nothing when it is new. */
async function readBefore(tx: Transaction, input: Input, actor: Actor): Promise<Outcome<Before, Refusal>> {
  const { preliminaryOrderId: id } = input
  if (id === undefined) return agree({ favorite: false, lines: [] })
  const order = await lockPreliminary(tx, id)
  const isThere = order?.care_place_id === input.carePlaceId && (await mayBeChanged(tx, id, actor))
  if (!order || !isThere) return refuse('preliminary-order-not-found', { at: 'preliminaryOrderId' })
  if (order.state !== preliminaryOrderState.saved) return refuse('preliminary-order-sent')
  if (order.row_version !== input.rowVersion) return refuse('stale')
  return agree({ favorite: order.favorite, lines: await readKeptLines(tx, id) })
}

interface Here {
  readonly place: PlaceRecord
  readonly actor: Actor
  readonly today: Temporal.PlainDate
  readonly before: readonly LineKept[]
  readonly residents: ReadonlySet<number>
}

/** Those for whom there are lines, as far as they are here and the caller may see them. */
async function residentsOf(tx: Transaction, { carePlaceId, lines }: Input, actor: Actor): Promise<ReadonlySet<number>> {
  const persons = [...new Set(lines.flatMap((line) => line.careRecipientId ?? []))]
  return actor.may('CareRecipientRead') ? readResidents(tx, carePlaceId, persons) : new Set()
}

/**
 * The lines as they are kept, at the prices of today; one that stood before keeps its former price, which tells what has
 * changed since. Whom the caller may not see, and an item that the market does not have, are missing.
 */
async function standingLines(
  tx: Transaction,
  { lines }: Input,
  { place, actor, today, before, residents }: Here,
): Promise<Outcome<LineKept[], Refusal>> {
  const lost = lines.findIndex(({ careRecipientId }) => careRecipientId !== null && !residents.has(careRecipientId))
  if (lost >= 0) return refuse('recipient-not-found', { at: `lines[${lost}].careRecipientId` })

  const asKept = lines.map(keptLine)
  const now = await readToday(tx, asKept, { place, actor, today })
  const former = before.map((line) => ({
    ...line,
    careRecipientId: line.care_recipient_id,
    itemNumber: line.item_number,
  }))
  const unknown = lines.findIndex(
    (line) => !now.itemOf(line.itemNumber) && !former.some((each) => each.itemNumber === line.itemNumber),
  )
  if (unknown >= 0) return refuse('item-not-found', { at: `lines[${unknown}].itemNumber` })
  if (changedLines(former, lines).some((line) => isOfOthers(line, now, actor))) return refuse('not-your-area')
  return agree(
    asKept.map((line) => ({
      care_recipient_id: line.care_recipient_id,
      item_number: line.item_number,
      quantity: line.quantity,
      flavors: line.flavors.map(({ itemNumber, packages }) => ({ itemNumber, packages })),
      price: priceBefore(line, before) ?? now.lineOf(line).price,
    })),
  )
}

function keptLine(line: PreliminaryLineInput, place: number): KeptLine {
  return {
    id: place,
    for_resident: line.careRecipientId !== null,
    care_recipient_id: line.careRecipientId,
    first_name: null,
    last_name: null,
    protected_kind: null,
    is_here: true,
    item_number: line.itemNumber,
    quantity: line.quantity,
    flavors: line.flavors.map((flavor) => ({ ...flavor, name: '' })),
    price: null,
  }
}

function priceBefore(line: KeptLine, before: readonly LineKept[]) {
  const same = before.find(
    (each) => each.care_recipient_id === line.care_recipient_id && each.item_number === line.item_number,
  )
  return same?.price ?? null
}

/** What goes to residents asks the right to order, what goes to the place that or the right to purchase. */
function isOfOthers(
  line: { readonly careRecipientId: number | null; readonly itemNumber: string },
  now: Today,
  actor: Actor,
): boolean {
  const area = now.itemOf(line.itemNumber)?.record.therapy_area
  if (area === undefined || actor.mayIn('OrderWrite', area)) return false
  return line.careRecipientId !== null || !actor.mayIn('CarePlacePurchaseWrite', area)
}
