import { agree, type Outcome } from '@omsorg/domain/outcome.ts'
import { rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { servesWithdrawals } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import {
  mayDeliverHome,
  readOrderingContext,
  type HomeDeliveryRefusal,
  type OrderingContext,
} from '../../prescriptions/index.ts'
import { flavorsOf } from '../placing/flavors.ts'
import { readFlavors } from '../placing/flavors.sql.ts'
import { groundOfPerson, type OrderGround } from '../placing/ground.ts'
import { readItemsToOrder } from '../placing/items.ts'

export interface HomeDeliveryQuestion {
  readonly actor: Actor
  readonly now: Temporal.Instant
  readonly language: string
  readonly careRecipientId: number
  readonly carePlaceId: string
}

/** A person to whom goods may be brought beside what she is prescribed; null out of reach. */
export async function readPersonToDeliverTo(
  tx: Transaction,
  question: HomeDeliveryQuestion,
): Promise<Outcome<OrderingContext, HomeDeliveryRefusal> | null> {
  const context = await readOrderingContext(tx, question, question.actor.market)
  if (!context) return null
  const gate = mayDeliverHome(context.basis, question.actor)
  return gate.ok ? agree(context) : gate
}

/** The running rows by the items that they hold: those are drawn by a withdrawal, so that no limit is passed. */
export function prescribedItems({ rows }: OrderingContext): ReadonlyMap<string, number> {
  const running = rows.filter(
    ({ record }) => servesWithdrawals(record.prescription_status) && record.status !== rowStatus.closed,
  )
  return new Map(running.map(({ record }) => [record.item_number, record.id]))
}

/**
 * What a home delivery of these items stands on. An item that a running row holds is drawn from there, and one that is not
 * selected for the person is not for her to have: both also when it became so since the order was saved (decision 0039).
 */
export async function readGroundOfHomeDelivery(
  tx: Transaction,
  actor: Actor,
  context: OrderingContext,
  itemNumbers: readonly string[],
): Promise<OrderGround> {
  const { basis, today } = context
  const prescribed = prescribedItems(context)
  const asked = [...new Set(itemNumbers)]
  const [items, flavors] = await Promise.all([
    readItemsToOrder(tx, {
      actor,
      clientId: basis.client_id,
      carePlaceId: basis.care_place_id,
      careRecipientId: basis.id,
      itemNumbers: asked,
      context: 'cart',
      today,
      mayOrderIn: (area) => actor.mayIn('OrderWrite', area),
      isStopped: ({ itemNumber, alreadySelected }) => prescribed.has(itemNumber) || !alreadySelected,
    }),
    readFlavors(tx, basis.market, { itemNumbers: asked }),
  ])
  return {
    ...groundOfPerson(context, flavorsOf(flavors, context.settings), actor),
    itemOf: ({ itemNumber }) => items.get(itemNumber) ?? null,
  }
}
