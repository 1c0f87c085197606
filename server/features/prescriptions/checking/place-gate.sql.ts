import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What of a care place decides whether anything may be prescribed there, whoever it is for. */
export interface PlaceGateFacts {
  readonly patient_data_owner_id: string
  readonly client_has_settings: boolean
  readonly place_has_own_settings: boolean | null
  readonly iterative_prescription_allowed: boolean
  /** The areas that are on and prescribed in, each with how many customer numbers serve it here. */
  readonly areas: readonly { readonly therapyArea: TherapyArea; readonly customerNumbers: number }[]
}

/** Undefined when the place is out of reach. Says the same of each area as `omsorg.prescribing_facts` does for one person. */
export async function readPlaceGate(tx: Transaction, carePlaceId: string): Promise<PlaceGateFacts | undefined> {
  const { rows } = await sql<PlaceGateFacts>`
    select s.patient_data_owner_id, s.iterative_prescription_allowed,
           exists (select from omsorg.prescription_setting ps
                   where ps.client_id = s.client_id and ps.care_place_id is null) as client_has_settings,
           (select case when not ps.uses_client_settings then num_nonnulls(ps.iterative_prescription_allowed,
              ps.prescription_period_months, ps.calculation_period_months, ps.max_withdrawals) > 0 end
            from omsorg.prescription_setting ps
            where ps.client_id = s.client_id and ps.care_place_id = s.care_place_id) as place_has_own_settings,
           coalesce((
             select json_agg(json_build_object('therapyArea', a.therapy_area, 'customerNumbers',
               greatest(num_nonnulls(a.customer_number), (
                 select count(*) from omsorg.customer_number n
                 where n.client_id = s.client_id and (n.care_place_id = s.care_place_id or n.care_place_id is null)
                   and (n.therapy_areas = '{}' or a.therapy_area = any (n.therapy_areas))))))
             from omsorg.therapy_area_setting a
             where a.client_id = s.client_id and a.enabled and a.prescription_allowed
           ), '[]') as areas
    from omsorg.place_setting s
    where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}
