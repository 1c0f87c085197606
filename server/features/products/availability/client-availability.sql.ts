import type { AgreementType } from '@omsorg/domain/products/product/visibility.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface AvailabilityRecord {
  /** The areas that the client has. */
  readonly enabled: readonly TherapyArea[]
  readonly areas: readonly { readonly therapyArea: TherapyArea; readonly agreementTypes: AgreementType[] }[]
  readonly version: number
}

/** Undefined when the client is out of reach or removed. */
export async function readAvailability(tx: Transaction, clientId: string): Promise<AvailabilityRecord | undefined> {
  const { rows } = await sql<AvailabilityRecord>`
    select array(select a.therapy_area::text from omsorg.therapy_area_setting a
                 where a.client_id = c.id and a.enabled) as enabled,
           coalesce((
             select jsonb_agg(jsonb_build_object('therapyArea', s.therapy_area, 'agreementTypes', s.agreement_types))
             from omsorg.product_availability_setting s where s.client_id = c.id and s.user_id is null), '[]') as areas,
           omsorg.version_of_rows((
             select string_agg(s.id || ' ' || s.row_version, ',' order by s.id)
             from omsorg.product_availability_setting s where s.client_id = c.id and s.user_id is null)) as version
    from omsorg.client c
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** Writes the areas that differ; the client is held. */
export async function writeAvailability(
  tx: Transaction,
  clientId: string,
  areas: readonly { readonly therapyArea: TherapyArea; readonly agreementTypes: readonly number[] }[],
): Promise<void> {
  await sql`
    insert into omsorg.product_availability_setting as s (client_id, therapy_area, agreement_types)
    select ${clientId}::uuid, a ->> 'therapyArea',
           array(select distinct t::integer from jsonb_array_elements_text(a -> 'agreementTypes') t order by 1)
    from jsonb_array_elements(${JSON.stringify(areas)}::jsonb) a
    on conflict (client_id, user_id, therapy_area) do update
      set agreement_types = excluded.agreement_types, row_version = s.row_version + 1
      where s.agreement_types <> excluded.agreement_types
  `.execute(tx)
}
