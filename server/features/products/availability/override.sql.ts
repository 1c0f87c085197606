import type { ClientAvailability } from '@omsorg/domain/products/availability/availability.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface OverriddenArea extends ClientAvailability {
  /** Null where the user has no limit. */
  readonly ofUser: readonly number[] | null
}

export interface OverrideRecord {
  readonly client_id: string
  readonly use_override: boolean
  readonly row_version: number | null
  readonly areas: readonly OverriddenArea[]
}

/** Holds the user until the end, so that two changes of the limits come one after the other. */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await sql`select from omsorg.user_account where id = ${userId} for no key update`.execute(tx)
}

/** Undefined for an operator, and for a user out of reach. */
export async function readOverride(tx: Transaction, userId: number): Promise<OverrideRecord | undefined> {
  const { rows } = await sql<OverrideRecord>`
    select u.client_id,
           coalesce((select bool_or(o.use_override) from omsorg.product_availability_setting o
                     where o.user_id = u.id and o.client_id = u.client_id), false) as use_override,
           (select max(o.row_version) from omsorg.product_availability_setting o
            where o.user_id = u.id and o.client_id = u.client_id) as row_version,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'therapyArea', a.therapy_area,
                      'agreementTypes', coalesce(to_jsonb(own.agreement_types), '[]'),
                      'ofUser', to_jsonb(o.agreement_types)))
             from omsorg.therapy_area_setting a
             left join omsorg.product_availability_setting own
               on own.client_id = a.client_id and own.therapy_area = a.therapy_area and own.user_id is null
             left join omsorg.product_availability_setting o
               on o.client_id = a.client_id and o.therapy_area = a.therapy_area and o.user_id = u.id
             where a.client_id = u.client_id and a.enabled
           ), '[]') as areas
    from omsorg.user_account u
    where u.id = ${userId} and u.client_id is not null
  `.execute(tx)
  return rows[0]
}

export interface OverrideToWrite {
  readonly userId: number
  readonly clientId: string
  readonly useOverride: boolean
  readonly areas: readonly { readonly therapyArea: TherapyArea; readonly agreementTypes: readonly number[] }[]
  readonly rowVersion: number
}

/** Puts the limits of a user in the place of the earlier ones. */
export async function writeOverride(tx: Transaction, given: OverrideToWrite): Promise<void> {
  const areas = JSON.stringify(given.areas)
  await sql`
    with gone as (
      delete from omsorg.product_availability_setting
      where user_id = ${given.userId} and client_id = ${given.clientId}
        and therapy_area not in (select a ->> 'therapyArea' from jsonb_array_elements(${areas}::jsonb) a)
    )
    insert into omsorg.product_availability_setting
      (client_id, user_id, therapy_area, use_override, agreement_types, row_version)
    select ${given.clientId}, ${given.userId}, a ->> 'therapyArea', ${given.useOverride},
           array(select distinct t::integer from jsonb_array_elements_text(a -> 'agreementTypes') t order by 1),
           ${given.rowVersion}
    from jsonb_array_elements(${areas}::jsonb) a
    on conflict (client_id, user_id, therapy_area) do update
      set use_override = excluded.use_override, agreement_types = excluded.agreement_types,
          row_version = excluded.row_version
  `.execute(tx)
}
