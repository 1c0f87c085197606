import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql, type Sql } from '../../platform/sql.ts'
import type { OrderingSettings } from './ordering-settings.sql.ts'
import type { PlaceAddress, PlaceBasis } from './place-basis.sql.ts'

export interface AddressRecord {
  readonly id: number
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  readonly entryCode: string | null
  readonly isDefault: boolean
  readonly isVerified: boolean
}

export interface PatientFeeRecord {
  readonly therapyArea: TherapyArea
  readonly method: 'per-month' | 'per-withdrawal'
  readonly type: 'fixed' | 'percentage'
  readonly minimumOrderLimit: number | null
  readonly oneTimeFeeAllowed: boolean
  readonly amount: number | null
  readonly percentage: string | null
}

/** A person at a care place, as far as anything that may be ordered there depends on them. */
export interface PersonAtPlace {
  readonly protected_kind: Protection | null
  readonly status: RecipientStatus
  readonly link_status: LinkStatus
  /** Where orders can go to: whether there is one is all that matters here. */
  readonly addresses: readonly unknown[]
  readonly care_place_id: string
  readonly place_address: unknown
  readonly withdrawal_allowed: boolean
  readonly order_types: readonly number[]
  readonly has_order_period: boolean
  readonly place_has_own_settings: boolean
  readonly patient_fees: readonly PatientFeeRecord[]
  readonly settings: OrderingSettings
  /** The day has decided something of the prescriptions that is not written down. */
  readonly unwritten: boolean
}

/** What an order for a person at a care place stands on: the person, the place, the settings, the fees. */
export interface OrderBasis extends PersonAtPlace, Omit<PlaceBasis, keyof PersonAtPlace> {
  readonly id: number
  readonly addresses: readonly AddressRecord[]
  readonly place_address: PlaceAddress | null
  readonly care_recipient_guid: string
  readonly first_name: string
  readonly last_name: string
  readonly identity_number_encrypted: Buffer | null
  readonly identity_number_temporary: boolean
  readonly birth_date: string | null
  readonly sex: 'male' | 'female' | 'other' | null
  readonly phone: string | null
  readonly delivery_phone: string | null
  readonly email: string | null
}

export interface PlaceQuestion {
  readonly careRecipientId: number
  /** The place that orders; null for a holder: that at which the chosen person is looked after. */
  readonly carePlaceId: string | null
  /** Where the person is not there, the first of the places at which she is. */
  readonly elsewhereToo?: boolean
  readonly today: Temporal.PlainDate
}

/** What a person `c` pays of each area for which her client charges, as it holds on a day. */
export function patientFeesOf(today: Temporal.PlainDate): Sql {
  const day = today.toString()
  return sql`coalesce((
      select json_agg(json_build_object(
               'therapyArea', f.therapy_area, 'method', f.method, 'type', f.type,
               'minimumOrderLimit', f.minimum_order_limit, 'oneTimeFeeAllowed', f.one_time_fee_allowed,
               'amount', own.amount, 'percentage', own.percentage::text))
      from (
        select distinct on (t.therapy_area) t.* from omsorg.patient_fee_setting t
        where t.client_id = c.client_id and t.valid_from <= ${day}::date
        order by t.therapy_area, t.valid_from desc
      ) f
      left join lateral (
        select pf.amount, pf.percentage from omsorg.patient_fee pf
        where pf.care_recipient_id = c.id and pf.therapy_area = f.therapy_area and pf.valid_from <= ${day}::date
        order by pf.valid_from desc, pf.id desc limit 1
      ) own on true
      where f.enabled
    ), '[]')`
}

/** In one function, because it is what each order waits for; undefined when the person or the place is out of reach. */
export async function readOrderBasis(
  tx: Transaction,
  question: PlaceQuestion & { readonly language: string },
): Promise<OrderBasis | undefined> {
  const { careRecipientId, carePlaceId, elsewhereToo = false, today, language } = question
  const { rows } = await sql<OrderBasis>`
    select id, care_recipient_guid, first_name, last_name, identity_number_encrypted, identity_number_temporary, birth_date, sex,
           phone, delivery_phone, email, protected_kind, status, link_status, addresses, patient_fees, unwritten, care_place_id,
           care_place_name, client_id, client_name, market, place_address, withdrawal_allowed, order_types, has_order_period,
           place_has_own_settings, settings, home_delivery_allowed, hide_home_delivery, group_order_allowed,
           nursing_home_allowed, individual_order_allowed, express_order_allowed, delivery_points_allowed,
           goods_label_required, contact_phone_required, notification_by, max_lines_per_order, order_period_interval_days,
           default_delivery_method, delivery_methods, show_prices, show_stock_status, small_order_fee, small_order_threshold,
           logistics_percent, express_order_fee, standard_vat_rate
    from omsorg.order_basis(${careRecipientId}, coalesce(${carePlaceId}::uuid, omsorg.reach_holder_place()), ${elsewhereToo}::boolean, ${today.toString()}::date, ${language})
  `.execute(tx)
  return rows[0]
}
