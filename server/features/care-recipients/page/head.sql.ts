import type { CareRecipientSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import type { LinkStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { PrescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import type { OrderingSettings } from '../../prescriptions/index.ts'
import type { PersonRecord } from '../person.ts'
import { writers } from './targets.sql.ts'

/** Who looks at a person, and from where. */
export type Viewer = Pick<Actor, 'doerId' | 'carePlaceId' | 'market'>

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

/** What travels as bytes stands beside what travels as JSON. */
type Sealed = 'identity_number_encrypted' | 'trustee_identity_number_encrypted'
type StoredHead = Pick<HeadRecord, Sealed> & { readonly head: Omit<HeadRecord, Sealed> }

/** Undefined out of reach. Seen from the place of the actor when the person is there, else from the first of hers. */
export async function readHead(
  tx: Transaction,
  careRecipientId: number,
  { carePlaceId, market, doerId }: Viewer,
  today: Temporal.PlainDate,
): Promise<HeadRecord | undefined> {
  const { rows } = await sql<StoredHead>`
    select identity_number_encrypted, trustee_identity_number_encrypted, head
    from omsorg.person_page(
      ${careRecipientId}, ${carePlaceId}::uuid, ${market}::int, ${today.toString()}::date, ${doerId}, ${writers}::text[])
  `.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { head, ...sealed } = row
  return { ...head, ...sealed }
}
