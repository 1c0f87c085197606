import type { CareRecipientSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import type { LinkStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { orderOfMarket } from '../../../platform/market-order.sql.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import {
  ofPlace,
  orderingSettings,
  placeSeenFrom,
  startsOrEndsUnwritten,
  type OrderingSettings,
} from '../../prescriptions/index.ts'
import type { PersonRecord } from '../person.ts'
import { settingsObject } from '../settings/settings.sql.ts'
import { hasTargets } from './targets.sql.ts'

/** Who looks at a person, and from where. */
export type Viewer = Pick<Actor, 'userId' | 'doerId' | 'clientId' | 'carePlaceId' | 'market'>

export interface StoredAddress {
  readonly id: number
  readonly kind: 'delivery' | 'invoice'
  readonly name: string
  readonly careOf: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
  readonly entryCode: string | null
  readonly isDefault: boolean
  readonly verified: boolean
}

export interface StoredGuardian {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  /** Sealed, in base64: the number travels inside a list. */
  readonly sealedNumber: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** A person with everything that the pages of one person say, seen from one care place. */
export interface HeadRecord extends PersonRecord {
  readonly phone: string | null
  readonly delivery_phone: string | null
  readonly email: string | null
  readonly reference_number: string
  readonly latex_sensitive: boolean
  readonly pvc_sensitive: boolean
  readonly register_checked_on: string | null
  readonly last_conversation_on: string | null
  readonly client_id: string
  readonly client_name: string
  readonly care_place_id: string
  readonly care_place_name: string
  readonly room: string
  readonly link_status: LinkStatus
  readonly care_places: readonly { readonly carePlaceId: string; readonly name: string; readonly status: LinkStatus }[]
  readonly guardians: readonly StoredGuardian[]
  readonly trustee_name: string | null
  readonly trustee_phone: string | null
  readonly trustee_email: string | null
  readonly trustee_identity_number_encrypted: Buffer | null
  /** The default delivery address first. */
  readonly addresses: readonly StoredAddress[]
  readonly place_address: object | null
  readonly withdrawal_allowed: boolean
  readonly order_types: readonly number[]
  readonly has_order_period: boolean
  readonly place_has_own_settings: boolean
  readonly home_delivery_allowed: boolean
  readonly prescription_allowed: boolean
  readonly areas: readonly {
    readonly therapyArea: TherapyArea
    readonly renewalRequestsEnabled: boolean
    readonly planningEnabled: boolean
  }[]
  readonly prescriptions: readonly {
    readonly therapyArea: TherapyArea
    readonly status: PrescriptionStatus
    /** The day has decided something of it that nobody has written down. */
    readonly unwritten: boolean
  }[]
  readonly care_recipient_settings: CareRecipientSettings
  readonly settings: OrderingSettings
  readonly has_orders: boolean
  readonly has_prescriptions: boolean
  readonly at_other_places: boolean
  /** There is another place to which the person can be moved or copied by whoever asks. */
  readonly has_targets: boolean
  /** Something was ordered today, or the actor has begun an order. */
  readonly has_orders_to_tell: boolean
  readonly row_version: number
}

/** Undefined out of reach. Seen from the place of the actor when the person is there, else from the first of hers. */
export async function readHead(
  tx: Transaction,
  careRecipientId: number,
  actor: Viewer,
  today: Temporal.PlainDate,
): Promise<HeadRecord | undefined> {
  const { code, timeZone } = marketOf(actor.market)
  const { rows } = await sql<HeadRecord>`
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
           c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, c.status, c.phone, c.delivery_phone, c.email,
           c.reference_number, c.latex_sensitive, c.pvc_sensitive, c.client_id, s.client_name,
           c.trustee_name, c.trustee_phone, c.trustee_email, c.trustee_identity_number_encrypted, c.row_version,
           s.care_place_id, s.place_name as care_place_name, link.room, link.status as link_status,
           (select max((l.at at time zone ${timeZone})::date) from omsorg.register_lookup l
            where l.care_recipient_id = c.id and l.answer in ('found', 'protected')) as register_checked_on,
           (select max(k.day) from omsorg.conversation k where k.care_recipient_id = c.id) as last_conversation_on,
           coalesce((select json_agg(json_build_object('carePlaceId', each.care_place_id, 'name', p.place_name, 'status', each.status)
                             order by each.status, p.place_name ${orderOfMarket[code]}, each.care_place_id)
            from omsorg.care_recipient_place each
            join omsorg.place_setting p on p.care_place_id = each.care_place_id
            where each.care_recipient_id = c.id), '[]') as care_places,
           coalesce((
             select json_agg(json_build_object(
                      'id', g.id, 'firstName', g.first_name, 'lastName', g.last_name, 'phone', g.phone, 'email', g.email,
                      'sealedNumber', encode(g.identity_number_encrypted, 'base64')) order by g.position)
             from omsorg.guardian g where g.care_recipient_id = c.id), '[]') as guardians,
           coalesce((
             select json_agg(json_build_object(
                      'id', a.id, 'kind', a.kind, 'name', a.name, 'careOf', a.care_of, 'street', a.street, 'zip', a.zip,
                      'city', a.city, 'countryCode', a.country_code, 'entryCode', a.entry_code, 'isDefault', a.is_default,
                      'verified', a.verified_at is not null) order by a.is_default desc, a.id)
             from omsorg.address a where a.care_recipient_id = c.id), '[]') as addresses,
           ${ofPlace},
           s.home_delivery_allowed and not s.hide_home_delivery and 1 = any(s.order_types) as home_delivery_allowed,
           s.iterative_prescription_allowed as prescription_allowed,
           coalesce((
             select json_agg(json_build_object(
                      'therapyArea', t.therapy_area,
                      'renewalRequestsEnabled',
                      t.renewal_requests_enabled and not t.therapy_area = any(s.renewal_requests_off),
                      'planningEnabled', t.planning_enabled) order by t.therapy_area)
             from omsorg.therapy_area_setting t where t.client_id = c.client_id and t.enabled), '[]') as areas,
           coalesce((
             select json_agg(json_build_object(
                      'therapyArea', p.therapy_area, 'status', p.status, 'unwritten', ${startsOrEndsUnwritten(today)}))
             from omsorg.prescription p where p.care_recipient_id = c.id), '[]') as prescriptions,
           ${settingsObject} as care_recipient_settings, ${orderingSettings(today)} as settings,
           ties.has_orders, ties.has_prescriptions, ties.at_other_places, (s.copy_allowed or s.move_allowed) and ${hasTargets} as has_targets,
           exists (
             select from omsorg.customer_order o
             where o.care_recipient_id = c.id
               and (o.state = ${stored(orderState, 'saved')} and o.created_by = ${actor.doerId}
                 or o.state = ${stored(orderState, 'ordered')}
                   and o.confirmed_at >= ${today.toString()}::date::timestamp at time zone ${timeZone})
           ) as has_orders_to_tell
    from omsorg.care_recipient c
    cross join ${placeSeenFrom(careRecipientId, actor.carePlaceId)} link
    join omsorg.place_setting s on s.care_place_id = link.care_place_id
    cross join lateral omsorg.ties_of_person(c.id, s.care_place_id) ties
    where c.id = ${careRecipientId}
  `.execute(tx)
  return rows[0]
}
