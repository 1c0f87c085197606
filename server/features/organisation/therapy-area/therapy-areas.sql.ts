import type { AreaSettings, NumberOfClient } from '@omsorg/domain/organisation/therapy-area/area-settings.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

interface AreasOfClient {
  readonly areas: readonly AreaSettings[]
  readonly numbers: readonly NumberOfClient[]
  readonly version: number
}

/** What a client has said of its areas, and its numbers; undefined when it is out of reach or removed. */
export async function readAreas(tx: Transaction, clientId: string): Promise<AreasOfClient | undefined> {
  const { rows } = await sql<AreasOfClient>`
    select coalesce((
             select jsonb_agg(jsonb_build_object(
                      'therapyArea', a.therapy_area, 'enabled', a.enabled, 'prescriptionAllowed', a.prescription_allowed,
                      'directSelectionAllowed', a.direct_selection_allowed,
                      'guidedSelectionAllowed', a.guided_selection_allowed,
                      'investigationRequired', a.investigation_required,
                      'carePlacePurchaseAllowed', a.care_place_purchase_allowed,
                      'renewalRequestsEnabled', a.renewal_requests_enabled, 'planningEnabled', a.planning_enabled,
                      'cutOptionAllowed', a.cut_option_allowed, 'customerNumber', a.customer_number))
             from omsorg.therapy_area_setting a where a.client_id = c.id), '[]') as areas,
           coalesce((
             select jsonb_agg(jsonb_build_object('number', n.number, 'isPrimary', n.is_primary, 'therapyAreas', n.therapy_areas)
                              order by n.is_primary desc, n.number)
             from omsorg.customer_number n where n.client_id = c.id and n.care_place_id is null), '[]') as numbers,
           omsorg.version_of_rows((
             select string_agg(a.therapy_area || ' ' || a.row_version, ',' order by a.therapy_area)
             from omsorg.therapy_area_setting a where a.client_id = c.id)) as version
    from omsorg.client c
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** Writes the areas that differ; the client is held. */
export async function writeAreas(tx: Transaction, clientId: string, areas: readonly AreaSettings[]): Promise<void> {
  await sql`
    insert into omsorg.therapy_area_setting as s
      (client_id, therapy_area, enabled, prescription_allowed, direct_selection_allowed, guided_selection_allowed,
       investigation_required, care_place_purchase_allowed, renewal_requests_enabled, planning_enabled,
       cut_option_allowed, customer_number)
    select ${clientId}::uuid, a."therapyArea", a."enabled", a."prescriptionAllowed", a."directSelectionAllowed",
           a."guidedSelectionAllowed", a."investigationRequired", a."carePlacePurchaseAllowed",
           a."renewalRequestsEnabled", a."planningEnabled", a."cutOptionAllowed", a."customerNumber"
    from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as a(
      "therapyArea" text, "enabled" boolean, "prescriptionAllowed" boolean, "directSelectionAllowed" boolean,
      "guidedSelectionAllowed" boolean, "investigationRequired" boolean, "carePlacePurchaseAllowed" boolean,
      "renewalRequestsEnabled" boolean, "planningEnabled" boolean, "cutOptionAllowed" boolean, "customerNumber" text)
    on conflict (client_id, therapy_area) do update
      set enabled = excluded.enabled, prescription_allowed = excluded.prescription_allowed,
          direct_selection_allowed = excluded.direct_selection_allowed,
          guided_selection_allowed = excluded.guided_selection_allowed,
          investigation_required = excluded.investigation_required,
          care_place_purchase_allowed = excluded.care_place_purchase_allowed,
          renewal_requests_enabled = excluded.renewal_requests_enabled, planning_enabled = excluded.planning_enabled,
          cut_option_allowed = excluded.cut_option_allowed, customer_number = excluded.customer_number,
          row_version = s.row_version + 1
      where (s.enabled, s.prescription_allowed, s.direct_selection_allowed, s.guided_selection_allowed,
             s.investigation_required, s.care_place_purchase_allowed, s.renewal_requests_enabled, s.planning_enabled,
             s.cut_option_allowed, s.customer_number)
        is distinct from
            (excluded.enabled, excluded.prescription_allowed, excluded.direct_selection_allowed,
             excluded.guided_selection_allowed, excluded.investigation_required, excluded.care_place_purchase_allowed,
             excluded.renewal_requests_enabled, excluded.planning_enabled, excluded.cut_option_allowed,
             excluded.customer_number)
  `.execute(tx)
}
