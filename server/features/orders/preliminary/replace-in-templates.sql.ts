import { preliminaryOrderState } from '@omsorg/domain/orders/preliminary/preliminary-order.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface TemplateReplacement {
  readonly replaced: { readonly itemNumber: string }
  readonly replacement: { readonly itemNumber: string; readonly itemsPerPackage: number }
  /** Pieces in a package of the replaced item; null where nobody knows, and packages stay what they are. */
  readonly itemsPerPackage: number | null
  readonly at: Temporal.Instant
}

/**
 * Replaces an item in one saved preliminary order, by its pieces; what was ordered stays (rules 3.12). Where the same person
 * has the new item already, the two are one line. Answers whether there was anything to do.
 */
export async function replaceInTemplate(
  tx: Transaction,
  preliminaryOrderId: number,
  { replaced, replacement, itemsPerPackage, at }: TemplateReplacement,
): Promise<boolean> {
  const from = itemsPerPackage ?? replacement.itemsPerPackage
  const { rows } = await sql<{ id: number }>`
    with locked as materialized (
      select id from omsorg.preliminary_order
      where id = ${preliminaryOrderId} and state = ${stored(preliminaryOrderState, 'saved')}
      for update
    ), old as (
      delete from omsorg.preliminary_order_line l
      using locked
      where l.preliminary_order_id = locked.id and l.item_number = ${replaced.itemNumber}
      returning l.preliminary_order_id, l.care_recipient_id,
                ceil(l.quantity::numeric * ${from}::int / ${replacement.itemsPerPackage}::int)::int as quantity
    ), added as (
      select preliminary_order_id, care_recipient_id, sum(quantity)::int as quantity from old group by 1, 2
    ), more as (
      update omsorg.preliminary_order_line l set quantity = l.quantity + added.quantity
      from added
      where l.preliminary_order_id = added.preliminary_order_id and l.item_number = ${replacement.itemNumber}
        and l.care_recipient_id is not distinct from added.care_recipient_id
      returning l.care_recipient_id
    ), line as (
      insert into omsorg.preliminary_order_line (preliminary_order_id, care_recipient_id, item_number, quantity)
      select preliminary_order_id, care_recipient_id, ${replacement.itemNumber}, quantity from added
      where not exists (select from more where more.care_recipient_id is not distinct from added.care_recipient_id)
    )
    update omsorg.preliminary_order o set row_version = o.row_version + 1, updated_at = ${at.toString()}::timestamptz
    from (select distinct preliminary_order_id from added) changed where o.id = changed.preliminary_order_id
    returning o.id
  `.execute(tx)
  return rows.length > 0
}
