import { type ErpStatus, erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface WaitingPart {
  readonly id: number
  readonly erp_status: ErpStatus
  readonly erp_status_at: string
  readonly cancel_asked_at: string | null
  readonly stuck_after_hours: number
}

/** The parts that wait for the ERP and have no task for it yet. */
export async function waitingParts(tx: Transaction): Promise<WaitingPart[]> {
  const { rows } = await sql<WaitingPart>`
    select p.id, p.erp_status, p.erp_status_at,
           case when p.cancel_refused_at is null then p.cancel_asked_at end as cancel_asked_at, s.stuck_after_hours
    from omsorg.order_part p
    join omsorg.customer_order o on o.id = p.customer_order_id
    join omsorg.merged_order_setting s on s.care_place_id = o.care_place_id
    where (p.erp_status in (${stored(erpStatus, 'new', 'sentToErp')}) or (p.erp_status = ${stored(erpStatus, 'receivedInErp')} and p.cancel_asked_at is not null and p.cancel_refused_at is null))
      and p.erp_status_at < now() - interval '1 hour'
      and not exists (select from omsorg.order_task t
                      where t.order_part_id = p.id and t.state <> 'done' and t.kind in ('stuck', 'cancel-unanswered'))
    order by p.erp_status_at
    limit 500
  `.execute(tx)
  return rows
}
