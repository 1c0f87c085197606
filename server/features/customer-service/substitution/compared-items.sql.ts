import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { itemColumns, type ItemRecord } from '../item-replacement/items.sql.ts'

/** An item with everything that it is compared by. */
export interface ComparedRecord extends ItemRecord {
  readonly productType: string
  readonly latex: boolean
  readonly pvc: boolean
  readonly properties: Readonly<Record<string, unknown>>
}

const compared = sql`i.product_type as "productType", i.latex, i.pvc, i.properties`

export async function readCompared(
  tx: Transaction,
  market: number,
  itemNumber: string,
  today: Temporal.PlainDate,
): Promise<ComparedRecord | undefined> {
  const { rows } = await sql<ComparedRecord>`
    select ${itemColumns(today.toString())}, ${compared}
    from omsorg.product i left join omsorg.product_stock st on st.product_id = i.id
    where i.market = ${market} and i.item_number = ${itemNumber}
  `.execute(tx)
  return rows[0]
}

/** What could take the place of items of an area: what can be sold, and is not being replaced itself. */
export async function readCandidates(
  tx: Transaction,
  market: number,
  areas: readonly TherapyArea[],
  today: Temporal.PlainDate,
): Promise<ComparedRecord[]> {
  const { rows } = await sql<ComparedRecord>`
    select ${itemColumns(today.toString())}, ${compared}
    from omsorg.product i left join omsorg.product_stock st on st.product_id = i.id
    where i.market = ${market} and i.therapy_area = any(${areas}::text[]) and i.active and not i.is_pca
      and i.item_status in ('sellable', 'delayed') and i.items_per_package >= 1
      and not exists (
        select from omsorg.item_replacement r
        where r.replaced_product_id = i.id and r.status <> ${stored(replacementStatus, 'finished')})
  `.execute(tx)
  return rows
}

export interface OutgoingRecord extends ComparedRecord {
  readonly prescriptions: number
  readonly clients: number
  readonly isBeingReplaced: boolean
}

const mostOutgoing = 50

/** Items of running prescriptions that go out or cannot be sold, those in the most prescriptions first. */
export async function readOutgoing(
  tx: Transaction,
  market: number,
  today: Temporal.PlainDate,
): Promise<OutgoingRecord[]> {
  const { rows } = await sql<OutgoingRecord>`
    with held as materialized (
      select r.product_id, count(distinct p.id)::int as prescriptions, count(distinct p.client_id)::int as clients
      from omsorg.product g
      join omsorg.prescription_row r on r.product_id = g.id and r.status in (${stored(rowStatus, 'active', 'used-up')})
      join omsorg.prescription p on p.id = r.prescription_id and p.status in (${stored(prescriptionStatus, 'active', 'renew')})
      where g.market = ${market} and (not g.active or g.item_status in ('outgoing', 'deleted', 'not-sellable'))
      group by r.product_id
      order by 2 desc, 1
      limit ${mostOutgoing}
    )
    select ${itemColumns(today.toString())}, ${compared}, held.prescriptions, held.clients,
           exists (select from omsorg.item_replacement x
                   where x.replaced_product_id = i.id and x.status <> ${stored(replacementStatus, 'finished')}) as "isBeingReplaced"
    from held join omsorg.product i on i.id = held.product_id
    left join omsorg.product_stock st on st.product_id = i.id
    order by held.prescriptions desc, i.id
  `.execute(tx)
  return rows
}
