import type { AnonymizingFacts } from '@omsorg/domain/care-recipients/recipient/anonymize-care-recipient.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { holdingPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

/** Of a locked person. */
export async function readAnonymizingFacts(tx: Transaction, careRecipientId: number): Promise<AnonymizingFacts> {
  const { rows } = await sql<AnonymizingFacts>`
    select r.anonymized_at is not null as "isAnonymized",
           exists (select from omsorg.customer_order o
                   join omsorg.order_part part on part.customer_order_id = o.id and part.erp_status in (${stored(erpStatus, 'new', 'sentToErp', 'receivedInErp', 'partlyDelivered', 'inDelivery')})
                   where o.state = ${stored(orderState, 'ordered')} and (o.care_recipient_id = r.id or exists (
                     select from omsorg.order_line l
                     where l.customer_order_id = o.id and l.care_recipient_id = r.id))) as "hasRunningOrders",
           exists (select from omsorg.prescription p
                   where p.care_recipient_id = r.id and p.status in (${stored(prescriptionStatus, ...holdingPrescriptions)})) as "hasRunningPrescriptions"
    from omsorg.care_recipient r where r.id = ${careRecipientId}
  `.execute(tx)
  if (!rows[0]) throw new Error('a locked care recipient was gone')
  return rows[0]
}

/** The care place that the person is active at, or was last; null for one without any. */
export async function lastPlaceOf(tx: Transaction, careRecipientId: number): Promise<string | null> {
  const { rows } = await sql<{ care_place_id: string }>`
    select care_place_id from omsorg.care_recipient_place
    where care_recipient_id = ${careRecipientId} order by status, linked_at desc limit 1
  `.execute(tx)
  return rows[0]?.care_place_id ?? null
}

/** For good. */
export async function anonymizePerson(tx: Transaction, careRecipientId: number, now: Temporal.Instant): Promise<void> {
  const { rows } = await sql<{ done: boolean }>`
    select omsorg.anonymize_person(${careRecipientId}, ${now.toString()}::timestamptz) as done
  `.execute(tx)
  if (!rows[0]?.done) throw new Error('a locked care recipient was out of reach')
}
