import type { PreliminaryLineView } from '@omsorg/contract/orders/preliminary/preliminary-line.ts'
import type { PreliminaryOrderRow } from '@omsorg/contract/orders/preliminary/preliminary-order-row.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import {
  changesOf,
  packagesToday,
  preliminaryChanges,
  sumsOf,
  type LineToday,
} from '@omsorg/domain/orders/preliminary/line-changes.ts'
import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import type { Actor } from '../../../platform/actor.ts'
import { productViewOf } from '../../products/index.ts'
import { orderPersonOf } from '../today/order-person.ts'
import type { Today } from './lines-today.ts'
import type { KeptLine, PreliminaryRecord } from './preliminary-orders.sql.ts'
import type { Replacements } from './replacements.ts'

type OrderAbility = PreliminaryOrderRow['can']['order']

/** An order in the list, as it stands today; of one with residents nothing for whoever may not see persons. */
export function rowOf(order: PreliminaryRecord, today: Today, actor: Actor): PreliminaryOrderRow {
  const type = wordOf(orderType, order.type) === 'individual' ? 'individual' : 'group'
  const isShown = mayBeShown(order, actor)
  const lines = order.lines.map((line) => ({ line, state: today.lineOf(line) }))
  const sums = isShown && today.showPrices ? sumsOf(lines.map(({ state }) => state)) : null
  const persons = new Set(order.lines.flatMap((line) => line.care_recipient_id ?? []))
  return {
    preliminaryOrderId: order.id,
    name: isShown ? order.name : null,
    type,
    state: wordOf(preliminaryOrderState, order.state),
    favorite: order.favorite,
    createdAt: order.created_at,
    createdBy: order.created_by,
    lastUsedOn: order.last_used_at,
    lastUsedBy: order.last_used_by,
    lastOrderId: isShown ? order.last_order_id : null,
    lineCount: isShown ? lines.length : null,
    packages: isShown ? order.lines.reduce((sum, { quantity }) => sum + quantity, 0) : null,
    residents: isShown && type === 'individual' ? persons.size : null,
    isShown,
    changes: isShown ? countedChanges(lines, today) : null,
    newResidents: isShown && type === 'individual' ? order.new_residents : null,
    currency: marketOf(order.market).currency,
    sum: sums?.now ?? null,
    sumBefore: sums?.before ?? null,
    can: {
      order: mayBeOrdered(
        lines.map(({ state }) => state),
        { isShown, actor },
      ),
    },
    rowVersion: order.row_version,
  }
}

/** Whoever may not see persons is told that there is something for residents, and no more. */
export function mayBeShown(order: Pick<PreliminaryRecord, 'holds_residents'>, actor: Actor): boolean {
  return !order.holds_residents || actor.may('CareRecipientRead')
}

function countedChanges(
  lines: readonly { readonly line: KeptLine; readonly state: LineToday }[],
  today: Today,
): PreliminaryOrderRow['changes'] {
  return preliminaryChanges.flatMap((change) => {
    const changed = lines.filter(({ state }) => changesOf(state).includes(change))
    if (changed.length === 0) return []
    const days = changed.flatMap(({ line }) => expectedOn(line, today) ?? []).toSorted()
    return [{ change, lines: changed.length, expectedOn: change === 'delayed' ? (days.at(-1) ?? null) : null }]
  })
}

function expectedOn({ item_number: itemNumber }: KeptLine, today: Today): string | null {
  const record = today.itemOf(itemNumber)?.record
  return record?.delayed_until ?? record?.expected_on ?? null
}

function mayBeOrdered(
  lines: readonly LineToday[],
  { isShown, actor }: { readonly isShown: boolean; readonly actor: Actor },
): OrderAbility {
  if (!actor.may('OrderWrite')) return { allowed: false, reason: 'ordering-right-missing' }
  if (!isShown) return { allowed: false, reason: 'persons-not-shown' }
  const isAnyLeft = lines.some((line) => packagesToday(line) > 0)
  return isAnyLeft ? { allowed: true, reason: null } : { allowed: false, reason: 'nothing-left' }
}

/** A line with what has changed of it, and what might be ordered in its place. */
export function lineViewOf(line: KeptLine, today: Today, replacements: Replacements): PreliminaryLineView {
  const state = today.lineOf(line)
  const item = today.itemOf(line.item_number)
  const changes = changesOf(state)
  const shown = (price: number | null) => (today.showPrices ? price : null)
  const packages = packagesToday(state)
  return {
    lineId: line.id,
    ...orderPersonOf(line),
    protected: line.protected_kind !== null,
    itemNumber: line.item_number,
    product: item ? productViewOf(item.record) : null,
    quantity: line.quantity,
    flavors: line.flavors.map((flavor) => ({ ...flavor })),
    pricePerPackage: shown(state.price),
    priceBefore: shown(state.priceBefore),
    net: state.price === null || packages === 0 ? null : shown(state.price * packages),
    stockStatus: (today.showStockStatus && item?.record.stock_status) || 'undefined',
    expectedOn: state.isDelayed ? expectedOn(line, today) : null,
    unavailabilityCode: state.unavailability,
    allowedQuantity: state.allowed,
    changes,
    replacement:
      changes.includes('gone') || changes.includes('being-replaced') ? replacements.of(line.item_number) : null,
  }
}
