import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface ProgressRecord {
  readonly numbers: number
  readonly features: boolean
  readonly no_provider: boolean
  readonly prescription: boolean
  readonly care_recipient: boolean
  readonly orders: boolean
  readonly fees: boolean
  readonly providers: boolean
  readonly roles: boolean
  readonly areas: readonly TherapyArea[]
  readonly without_assortment: readonly TherapyArea[]
}

/** What is set at a client; undefined when it is out of reach or removed. Where nothing was said, passwords open to users. */
export async function readProgress(tx: Transaction, clientId: string): Promise<ProgressRecord | undefined> {
  const { rows } = await sql<ProgressRecord>`
    select (select count(*)::int from omsorg.customer_number n
            where n.client_id = c.id and n.care_place_id is null) as numbers,
           exists (select from omsorg.feature_setting f where f.client_id = c.id) as features,
           exists (select from omsorg.authentication_provider_setting p where p.client_id = c.id)
             and not exists (select from omsorg.authentication_provider_setting p
                             where p.client_id = c.id and p.enabled) as no_provider,
           exists (select from omsorg.authentication_provider_setting p where p.client_id = c.id) as providers,
           exists (select from omsorg.available_role r where r.client_id = c.id) as roles,
           exists (select from omsorg.prescription_setting s
                   where s.client_id = c.id and s.care_place_id is null) as prescription,
           exists (select from omsorg.care_recipient_setting s
                   where s.client_id = c.id and s.care_place_id is null) as care_recipient,
           exists (select from omsorg.order_setting s where s.client_id = c.id and s.care_place_id is null) as orders,
           exists (select from omsorg.extra_fee_setting s where s.client_id = c.id)
             or exists (select from omsorg.patient_fee_setting s where s.client_id = c.id) as fees,
           array(select a.therapy_area::text from omsorg.therapy_area_setting a
                 where a.client_id = c.id and a.enabled) as areas,
           array(select a.therapy_area::text from omsorg.therapy_area_setting a
                 where a.client_id = c.id and a.enabled
                   and not exists (select from omsorg.product_availability_setting s
                                   where s.client_id = c.id and s.user_id is null
                                     and s.therapy_area = a.therapy_area)) as without_assortment
    from omsorg.client c
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}
