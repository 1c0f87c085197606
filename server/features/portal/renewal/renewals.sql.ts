import type { PieceUnit, ProductShape } from '@omsorg/contract/products/product/product-view.ts'
import {
  prescriptionStatus,
  type PrescriptionStatus,
  type renewalRequestStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface RenewableRecord {
  readonly id: number
  readonly client_id: string
  readonly care_place_id: string
  readonly therapy_area: TherapyArea
  readonly status: PrescriptionStatus
  readonly start_date: string
  readonly end_date: string
  readonly period_months: number
  readonly successor_waiting: boolean
  readonly products: readonly {
    readonly item_number: string
    readonly product_name: string
    readonly shape: ProductShape
    readonly therapy_area: TherapyArea
    readonly items_per_package: number | null
    readonly unit: PieceUnit
  }[]
  readonly request: {
    readonly id: number
    readonly status: (typeof renewalRequestStatus)[keyof typeof renewalRequestStatus]
    readonly askedOn: string
    readonly askedBy: number | null
    readonly message: string
    readonly answeredOn: string | null
    readonly reason: string | null
    readonly closed: boolean
    readonly renewedFrom: string | null
    readonly isNew: boolean
  } | null
}

/** The prescriptions of a person that run or have ended since a day, each with the latest request to renew it. */
export async function readRenewables(
  tx: Transaction,
  careRecipientId: number,
  endedSince: Temporal.PlainDate,
): Promise<readonly RenewableRecord[]> {
  const { rows } = await sql<RenewableRecord>`
    select p.id, p.client_id, p.care_place_id, p.therapy_area, p.status, p.start_date, p.end_date, p.period_months,
           exists (select from omsorg.prescription n
                   where n.predecessor_id = p.id and n.status = ${stored(prescriptionStatus, 'preliminary')}) as successor_waiting,
           coalesce((
             select jsonb_agg(jsonb_build_object('item_number', i.item_number, 'product_name', i.name, 'shape', i.shape,
               'therapy_area', i.therapy_area, 'items_per_package', i.items_per_package, 'unit', i.unit) order by r.id)
             from omsorg.prescription_row r join omsorg.product i on i.id = r.product_id
             where r.prescription_id = p.id), '[]') as products,
           (select jsonb_build_object('id', q.id, 'status', q.status, 'message', q.message, 'askedBy', q.requested_by,
              'askedOn', to_char(q.requested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'answeredOn', to_char(q.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
              'reason', case when not q.rejected_by_closing then q.rejection_reason end, 'closed', q.rejected_by_closing,
              'renewedFrom', (select n.start_date from omsorg.prescription n where n.predecessor_id = p.id order by n.id desc limit 1),
              'isNew', coalesce(q.requested_by = omsorg.reach_user(), false) and q.answered_at is not null and q.answer_seen_at is null)
            from omsorg.renew_request q where q.prescription_id = p.id order by q.id desc limit 1) as request
    from omsorg.prescription p
    where p.care_recipient_id = ${careRecipientId}
      and p.status in (${stored(prescriptionStatus, 'active', 'renew', 'finished')})
      and p.end_date >= ${endedSince.toString()}::date
    order by p.end_date, p.id
  `.execute(tx)
  return rows
}
