import type { OrderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface TemplateLine {
  readonly care_recipient_id: number | null
  readonly item_number: string
  readonly quantity: number
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
}

export interface TemplateQuestion {
  readonly preliminaryOrderId: number
  readonly carePlaceId: string
  readonly type: OrderType
}

/** The lines of a preliminary order of a place; empty where there is none such in reach, because each has a line. */
export async function readTemplate(tx: Transaction, question: TemplateQuestion): Promise<TemplateLine[]> {
  const { rows } = await sql<TemplateLine>`
    select l.care_recipient_id, l.item_number, l.quantity, l.flavors
    from omsorg.preliminary_order o
    join omsorg.preliminary_order_line l on l.preliminary_order_id = o.id
    where o.id = ${question.preliminaryOrderId} and o.care_place_id = ${question.carePlaceId}::uuid
      and o.type = ${question.type}
    order by l.id
  `.execute(tx)
  return rows
}
