import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import type { RefusedLine } from '@omsorg/contract/orders/placing/line-refusals.ts'
import { wishedDate, type WishRefusal } from '@omsorg/domain/orders/placing/delivery-date.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import { lineViewOf } from '../order/line-view.ts'
import {
  checkExpress,
  firstBlock,
  checkOrder,
  refusalOfLine,
  type FilledLine,
  type OrderCheck,
  type LineRefusal,
} from './check-order.ts'
import type { KnownPoint } from '../delivery/delivery-points.sql.ts'
import type { LockedOrder, PatientFeeSaved, SavedLine } from './drafts.sql.ts'
import type { OrderGround } from './ground.ts'
import { priceOrder, type PricedOrder } from './pricing.ts'
import type { ReceiverRefusal } from './receiver-of-order.ts'
import { checkSavedReceiver } from './saved-receiver.ts'

export interface OrderToPlace extends LockedOrder {
  /** The day that was wished for; null = as early as can be. */
  readonly wished: Temporal.PlainDate | null
}

/** A saved order as it stands at the moment of placing it. */
export interface CheckedSavedOrder {
  readonly orderCheck: OrderCheck
  readonly priced: PricedOrder
  readonly priceHasChanged: boolean
  readonly hasWarnings: boolean
  lineViews(): LineView[]
}

export type SavedOrderRefusal =
  | 'not-your-area'
  | 'nothing-to-order'
  | ReceiverRefusal
  | 'recipient-protected'
  | WishRefusal
  | 'express-not-allowed'
  | 'one-time-fee-not-allowed'
  | 'one-time-fee-too-high'

/** Asks every rule of the lines again: what became bad since the order was saved is refused by name (rules 3.19). */
export function checkSavedOrder(
  ground: OrderGround,
  order: OrderToPlace,
  saved: readonly SavedLine[],
  knownPoint: KnownPoint | undefined,
): Outcome<CheckedSavedOrder, SavedOrderRefusal> | Refused<LineRefusal | 'express-not-in-stock', RefusedLine> {
  const { basis } = ground
  const paths = pathsOf(ground, saved)
  const lines = linesOf(ground, saved, paths)
  const foreign = lines.find((line) => !line.setAside && !ground.mayOrderIn(line.item.record.therapy_area))
  if (foreign) return refuse('not-your-area', { at: `${foreign.at}.itemNumber` })

  const to = checkSavedReceiver(ground.where, order, knownPoint)
  if (!to.ok) return to
  const orderCheck = checkOrder(ground, lines, ground.flavors.orderableOf, {
    isExpress: order.is_express,
    addressIsVerified: to.value.addressIsVerified,
    wished: order.wished,
  })
  const block = firstBlock(orderCheck, () => true)
  if (block) return refusalOfLine(block.name, block.line)
  // A row that is no longer there cannot be drawn from, and nothing is left out in silence.
  const gone = goneFrom(ground, saved, paths)
  if (gone) return gone
  if (orderCheck.checked.nothingToOrder) return refuse('nothing-to-order', { at: 'lines' })

  if (order.is_express) {
    const express = checkExpress(orderCheck, basis.express_order_allowed)
    if (!express.ok) return express
  }
  const { earliest } = orderCheck
  if (order.wished && earliest) {
    const fits = wishedDate(order.wished, {
      today: ground.today,
      earliest,
      holidays: new Set(ground.settings.holidays),
    })
    if (!fits.ok) return fits
  }

  const priced = priceOrder(basis, ground.payers, lines, {
    deliveryMethodCode: order.delivery_method_code,
    isExpress: order.is_express,
    oneTimePatientFee: order.one_time_patient_fee,
  })
  if (!priced.oneTimeFee.ok) return priced.oneTimeFee
  const priceOf = new Map(saved.map((line, place) => [paths[place], line.price]))
  return agree({
    orderCheck,
    priced,
    // Fees are asked about as prices are: what was shown when the order was saved is what is paid.
    priceHasChanged:
      order.total !== priced.totals.total ||
      personsPayOtherwise(order.patient_fees, priced.patientFees) ||
      lines.some((line) => !line.setAside && line.item.record.price !== priceOf.get(line.at)),
    // Nobody is warned of a line that stays here, so nobody could accept it.
    hasWarnings:
      orderCheck.warnings.length > 0 ||
      orderCheck.lineWarnings.some((each, place) => each.length > 0 && lines[place]?.setAside === false),
    lineViews: () => lines.map((_line, place) => lineViewOf(orderCheck, place, priced, basis, ground.flavors)),
  })
}

/** What a person pays may change while the order costs the same. */
function personsPayOtherwise(saved: readonly PatientFeeSaved[], now: readonly PatientFeeSaved[]): boolean {
  const paid = (fees: readonly PatientFeeSaved[]) =>
    new Map(
      fees.flatMap(({ careRecipientId, therapyArea, fee }) =>
        fee === 0 ? [] : [[`${careRecipientId} ${therapyArea}`, fee] as const],
      ),
    )
  const [before, after] = [paid(saved), paid(now)]
  return before.size !== after.size || [...after].some(([whose, fee]) => before.get(whose) !== fee)
}

function linesOf(ground: OrderGround, saved: readonly SavedLine[], paths: readonly string[]): FilledLine[] {
  return saved.flatMap((line, place) => {
    const item = ground.itemOf(wantedBy(line))
    if (!item) return []
    return [{ item, quantity: line.quantity, flavors: line.flavors, setAside: line.set_aside, at: paths[place] ?? '' }]
  })
}

/** Whether a row that a line is drawn from holds another item than the one that was saved. */
export function holdsAnotherItem(ground: OrderGround, saved: readonly SavedLine[]): boolean {
  return saved.some((line) => {
    const item = ground.itemOf(wantedBy(line))
    return item !== null && item.record.item_number !== line.item_number
  })
}

function wantedBy(line: SavedLine) {
  return {
    careRecipientId: line.care_recipient_id,
    prescriptionRowId: line.prescription_row_id,
    itemNumber: line.item_number,
  }
}

/**
 * Where nothing at all is known of a line any more. Of residents it is the one who has moved: her lines can be set aside or
 * left out, and the rest goes.
 */
function goneFrom(
  ground: OrderGround,
  saved: readonly SavedLine[],
  paths: readonly string[],
): Refused<'line-unavailable', RefusedLine> | Refused<'nothing-to-order'> | null {
  const isOfResidents = ground.roomOf !== null
  const place = saved.findIndex((line) => !(isOfResidents && line.set_aside) && ground.itemOf(wantedBy(line)) === null)
  const line = saved[place]
  if (!line) return null
  if (!isOfResidents) return refuse('nothing-to-order', { at: 'lines' })
  return refuse('line-unavailable', {
    at: `${paths[place]}.itemNumber`,
    detail: {
      careRecipientId: line.care_recipient_id,
      itemNumber: line.item_number,
      prescriptionRowId: line.prescription_row_id,
      unavailabilityCode: unavailabilityCode.recipientCannotReceive,
    },
  })
}

/** Where each line stands, as in the call that saved it: of residents, the resident and her line. */
function pathsOf(ground: OrderGround, saved: readonly SavedLine[]): string[] {
  if (ground.roomOf === null) return saved.map((_line, place) => `lines[${place}]`)
  const residents = [...Map.groupBy(saved, (line) => line.care_recipient_id).values()]
  const pathOf = new Map(
    residents.flatMap((lines, resident) =>
      lines.map((line, place) => [line, `residents[${resident}].lines[${place}]`] as const),
    ),
  )
  return saved.map((line) => pathOf.get(line) ?? '')
}
