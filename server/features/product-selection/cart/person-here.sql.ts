import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface AreaRecord {
  readonly therapyArea: TherapyArea
  readonly enabled: boolean
  readonly directSelectionAllowed: boolean
  readonly guidedSelectionAllowed: boolean
  readonly investigationRequired: boolean
  readonly prescriptionAllowed: boolean
}

/** A person as the cart asks for one: alive, active, where, and what the client and the place allow there. */
export interface PersonHere {
  readonly id: number
  readonly market: MarketCode
  readonly client_id: string
  readonly status: RecipientStatus
  readonly birth_date: string | null
  readonly protected_kind: Protection | null
  readonly latex_sensitive: boolean
  readonly pvc_sensitive: boolean
  readonly care_place_id: string
  readonly link_status: LinkStatus
  readonly place_prescribes: boolean
  readonly soon_days: number
  readonly show_prices: boolean
  readonly show_stock_status: boolean
  readonly areas: readonly AreaRecord[]
}

/** Undefined out of reach. Seen from `carePlaceId` when the person is there, else from the first active place of the person. */
export async function readPersonHere(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<PersonHere | undefined> {
  const { rows } = await sql<PersonHere>`
    select c.id, c.market, c.client_id, c.status, c.birth_date, c.protected_kind, c.latex_sensitive, c.pvc_sensitive,
           place.id as care_place_id, link.status as link_status,
           ps.iterative_prescription_allowed as place_prescribes, s.soon_days,
           coalesce(pr.show_prices, true) as show_prices, coalesce(pr.show_stock_status, true) as show_stock_status,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'therapyArea', t.therapy_area, 'enabled', t.enabled,
                      'directSelectionAllowed', t.direct_selection_allowed,
                      'guidedSelectionAllowed', t.guided_selection_allowed,
                      'investigationRequired', t.investigation_required,
                      'prescriptionAllowed', t.prescription_allowed))
             from omsorg.therapy_area_setting t where t.client_id = c.client_id), '[]') as areas
    from omsorg.care_recipient c
    join lateral (
      select l.care_place_id, l.status
      from omsorg.care_recipient_place l
      where l.care_recipient_id = c.id
      order by l.care_place_id is not distinct from ${carePlaceId}::uuid desc, l.status, l.linked_at, l.care_place_id
      limit 1
    ) link on true
    join omsorg.care_place place on place.id = link.care_place_id
    join omsorg.merged_order_setting s on s.care_place_id = place.id
    join omsorg.merged_prescription_setting ps on ps.care_place_id = place.id
    left join omsorg.product_setting pr on pr.client_id = c.client_id
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}

/**
 * Locks a person until the transaction ends: two who select for the same person wait for each other. Answers whether there is
 * one in reach. The person is locked before any item of the cart.
 */
export async function lockPerson(tx: Transaction, careRecipientId: number): Promise<boolean> {
  const { rows } = await sql`
    select id from omsorg.care_recipient where id = ${careRecipientId} for no key update
  `.execute(tx)
  return rows.length > 0
}
