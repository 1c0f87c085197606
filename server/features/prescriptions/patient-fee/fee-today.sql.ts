import type { FeeMethod, FeeType } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The client's setting of today and what the person has; all null where the client takes no fee. */
export interface FeeToday {
  readonly method: FeeMethod | null
  readonly type: FeeType | null
  readonly minimumOrderLimit: number | null
  readonly amount: number | null
  readonly percentage: string | null
}

/** Undefined when the person is out of reach. */
export async function readFeeToday(
  tx: Transaction,
  careRecipientId: number,
  area: TherapyArea,
  today: Temporal.PlainDate,
): Promise<FeeToday | undefined> {
  const day = today.toString()
  const { rows } = await sql<FeeToday>`
    select f.method, f.type, f.minimum_order_limit as "minimumOrderLimit", own.amount, own.percentage::text as percentage
    from omsorg.care_recipient c
    left join lateral (
      select * from (
        select t.* from omsorg.patient_fee_setting t
        where t.client_id = c.client_id and t.therapy_area = ${area} and t.valid_from <= ${day}::date
        order by t.valid_from desc limit 1
      ) newest where newest.enabled
    ) f on true
    left join lateral (
      select pf.amount, pf.percentage from omsorg.patient_fee pf
      where pf.care_recipient_id = c.id and pf.therapy_area = ${area} and pf.valid_from <= ${day}::date
      order by pf.valid_from desc, pf.id desc limit 1
    ) own on f.method is not null
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}
