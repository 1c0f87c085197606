import type { OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { mayBeRead } from '../order/order-view.ts'
import { readOrder, type OrderRecord } from '../order/order-view.sql.ts'
import { draftIdOf } from '../placing/drafts.sql.ts'
import { readTemplate, type TemplateLine } from './template.sql.ts'

/** An order of a place for itself or for its residents. */
export interface OfPlace {
  readonly carePlaceId: string
  readonly type: OrderType
  readonly actor: Actor
  readonly language: string
}

interface Again {
  readonly preliminaryOrderId?: number | undefined
  readonly recreateCustomerOrderId?: number | undefined
}

/** What an order of a place begins with beside the usual. */
export interface BegunOfPlace {
  readonly draft: OrderRecord | null
  /** The lines of the template or of the order that is made again; null where neither was named. */
  readonly wanted: readonly TemplateLine[] | null
  /** Named, and not there. */
  readonly isMissing: boolean
}

export async function readBegunOfPlace(tx: Transaction, again: Again, here: OfPlace): Promise<BegunOfPlace> {
  const { carePlaceId, type, actor, language } = here
  const { preliminaryOrderId, recreateCustomerOrderId } = again
  const [template, earlier, draft] = await Promise.all([
    preliminaryOrderId === undefined ? null : readTemplate(tx, { preliminaryOrderId, carePlaceId, type }),
    recreateCustomerOrderId === undefined ? undefined : readOrder(tx, recreateCustomerOrderId, language),
    draftIdOf(tx, { userId: actor.doerId, type, carePlaceId }).then((id) =>
      id === null ? undefined : readOrder(tx, id, language),
    ),
  ])
  const order = ofPlace(earlier, here)
  const isMissing = template?.length === 0 || (recreateCustomerOrderId !== undefined && !order)
  return { draft: ofPlace(draft, here), wanted: template ?? (order && linesOf(order)), isMissing }
}

function ofPlace(order: OrderRecord | undefined, { carePlaceId, type, actor }: OfPlace): OrderRecord | null {
  if (!mayBeRead(order, actor)) return null
  return order.care_place_id === carePlaceId && order.type === type ? order : null
}

function linesOf(order: OrderRecord): TemplateLine[] {
  return order.lines.map(({ care_recipient_id, item_number, quantity, flavors }) => ({
    care_recipient_id,
    item_number,
    quantity,
    flavors,
  }))
}
