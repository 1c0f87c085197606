import type { feeSettingInput } from '@omsorg/contract/prescriptions/patient-fee/fee-setting-fields.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export type FeeSettings = z.output<typeof feeSettingInput>

export interface FeesOfClient {
  readonly market: MarketCode
  readonly fees: readonly (FeeSettings & { readonly therapyArea: TherapyArea; readonly validFrom: string })[]
  readonly version: number
}

/** By area, the latest first; undefined when the client is out of reach or removed. */
export async function readFeeSettings(tx: Transaction, clientId: string): Promise<FeesOfClient | undefined> {
  const { rows } = await sql<FeesOfClient>`
    select c.market,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'therapyArea', f.therapy_area, 'enabled', f.enabled, 'method', f.method, 'type', f.type,
                      'minimumOrderLimit', f.minimum_order_limit, 'oneTimeFeeAllowed', f.one_time_fee_allowed,
                      'validFrom', f.valid_from) order by f.therapy_area, f.valid_from desc)
             from omsorg.patient_fee_setting f where f.client_id = c.id), '[]') as fees,
           omsorg.version_of_rows((
             select string_agg(f.therapy_area || ' ' || f.valid_from || ' ' || f.row_version, ','
                               order by f.therapy_area, f.valid_from)
             from omsorg.patient_fee_setting f where f.client_id = c.id)) as version
    from omsorg.client c
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** Writes the fees of a day; the client is held. */
export async function writeFeeSettings(
  tx: Transaction,
  clientId: string,
  validFrom: string,
  areas: readonly FeeSettings[],
): Promise<void> {
  await sql`
    insert into omsorg.patient_fee_setting as f
      (client_id, therapy_area, valid_from, enabled, method, type, minimum_order_limit, one_time_fee_allowed)
    select ${clientId}::uuid, a."therapyArea", ${validFrom}::date, a.enabled, a.method, a.type, a."minimumOrderLimit",
           a."oneTimeFeeAllowed"
    from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as a(
      "therapyArea" text, enabled boolean, method text, type text, "minimumOrderLimit" bigint,
      "oneTimeFeeAllowed" boolean)
    on conflict (client_id, therapy_area, valid_from) do update
      set enabled = excluded.enabled, method = excluded.method, type = excluded.type,
          minimum_order_limit = excluded.minimum_order_limit, one_time_fee_allowed = excluded.one_time_fee_allowed,
          row_version = f.row_version + 1
  `.execute(tx)
}
