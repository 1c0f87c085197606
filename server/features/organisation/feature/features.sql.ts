import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface Features {
  readonly sampleOrderForm: boolean
  readonly productInquiry: boolean
  readonly carePlaceRequestForm: boolean
  readonly internalNews: boolean
}

interface FeatureRecord extends Features {
  readonly rowVersion: number
}

/** Undefined when the client is out of reach or removed. */
export async function readFeatureRecord(tx: Transaction, clientId: string): Promise<FeatureRecord | undefined> {
  const { rows } = await sql<FeatureRecord>`
    select coalesce(f.sample_order_form, false) as "sampleOrderForm",
           coalesce(f.product_inquiry, false) as "productInquiry",
           coalesce(f.care_place_request_form, false) as "carePlaceRequestForm",
           coalesce(f.internal_news, false) as "internalNews", coalesce(f.row_version, 0) as "rowVersion"
    from omsorg.client c
    left join omsorg.feature_setting f on f.client_id = c.id
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** Answers the new row version; the client is held. */
export async function writeFeatures(tx: Transaction, clientId: string, given: Features): Promise<number> {
  const { rows } = await sql<{ row_version: number }>`
    insert into omsorg.feature_setting as f
      (client_id, sample_order_form, product_inquiry, care_place_request_form, internal_news)
    values (${clientId}::uuid, ${given.sampleOrderForm}, ${given.productInquiry}, ${given.carePlaceRequestForm},
            ${given.internalNews})
    on conflict (client_id) do update
      set sample_order_form = excluded.sample_order_form, product_inquiry = excluded.product_inquiry,
          care_place_request_form = excluded.care_place_request_form, internal_news = excluded.internal_news,
          row_version = f.row_version + 1
    returning row_version
  `.execute(tx)
  return rows[0]?.row_version ?? 0
}
