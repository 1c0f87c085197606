import { setAsideFromStart } from '@omsorg/domain/orders/placing/set-aside.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { waysOnOf, type OrderingContext, type StandingRow } from '../../prescriptions/index.ts'
import type { OrderRecord } from '../order/order-view.sql.ts'
import { checkProposed } from '../placing/check-order.ts'
import { readFlavorsOf } from '../placing/flavors.ts'
import { usualAddressIsVerified } from '../proposal/pre-order-facts.ts'
import { lastFlavorsOf } from './last-flavors.ts'
import { proposedQuantity, proposedSplit, rowsToPropose } from './proposed-lines.ts'

interface Proposing {
  readonly actor: Actor
  readonly recreated: OrderRecord | null
  /** The rows that a draft names, and those of them that were closed since. */
  readonly begun?: readonly number[]
  readonly closed?: readonly StandingRow[]
}

/**
 * The lines to begin with: all of them judged for their own sake, and those that can go as the order they would be. What
 * cannot go stands set aside from the start (rules 3.19).
 */
export async function proposeWithdrawal(
  tx: Transaction,
  context: OrderingContext,
  { actor, recreated, begun = [], closed = [] }: Proposing,
) {
  const mayOrderIn = (area: TherapyArea) => actor.mayIn('OrderWrite', area)
  const rows = rowsToPropose([...context.rows, ...closed], context.today, mayOrderIn, new Set(begun))
  const [flavors, last] = await Promise.all([readFlavorsOf(tx, context, rows), lastFlavorsOf(tx, rows)])
  const viewer = { actor, today: context.today }
  const proposals = rows.map((row) => {
    const quantity = proposedQuantity(row, recreated)
    const split = proposedSplit(row, quantity, flavors, last)
    const aside = setAsideFromStart({
      unavailability: row.unavailability,
      quantity,
      flavorPackages: flavors.of(row) && split.map(({ packages }) => packages),
      prescriptionStatus: row.record.prescription_status,
      ...waysOnOf(row, viewer, context.settings.additions_allowed),
    })
    return { row, quantity, split, aside }
  })
  const lines = proposals.map(({ row, quantity, split, aside }, index) => ({
    item: row,
    quantity,
    flavors: split,
    setAside: aside !== null,
    at: `lines[${index}]`,
  }))
  const choice = { isExpress: false, addressIsVerified: usualAddressIsVerified(context.basis), wished: null }
  return { proposals, ...checkProposed(context, lines, flavors.orderableOf, choice) }
}
