import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { Transaction } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { stored } from '../../platform/stored.sql.ts'
import { patientFeesOf, type PatientFeeRecord } from './order-basis.sql.ts'
import { startsOrEndsUnwritten } from './renewal/day-change.sql.ts'

/** A resident of a care place, as far as an order for her depends on her. */
export interface ResidentRecord {
  readonly id: number
  readonly care_recipient_guid: string
  readonly market: MarketCode
  readonly first_name: string
  readonly last_name: string
  readonly identity_number_encrypted: Buffer | null
  readonly identity_number_temporary: boolean
  readonly birth_date: string | null
  readonly sex: Sex | null
  readonly protected_kind: Protection | null
  readonly status: RecipientStatus
  readonly link_status: LinkStatus
  /** Empty where none is written. */
  readonly room: string
  readonly patient_fees: readonly PatientFeeRecord[]
  /** The day has decided something of the prescriptions that is not written down. */
  readonly unwritten: boolean
}

export interface ResidentsQuestion {
  readonly carePlaceId: string
  readonly today: Temporal.PlainDate
  /** These, as far as they are at the place, whatever their status; everybody who is active there, when null. */
  readonly careRecipientIds: readonly number[] | null
}

/** The residents of a care place in reach, in the order of their ids. */
export async function readResidents(tx: Transaction, question: ResidentsQuestion): Promise<ResidentRecord[]> {
  const { carePlaceId, today, careRecipientIds } = question
  const whom =
    careRecipientIds === null
      ? sql`link.status = ${stored(linkStatus, 'active')} and c.status = ${stored(recipientStatus, 'active')}`
      : sql`link.care_recipient_id = any(${careRecipientIds}::int[])`
  const { rows } = await sql<ResidentRecord>`
    select c.id, c.care_recipient_guid, c.market, c.first_name, c.last_name, c.identity_number_encrypted,
           c.identity_number_temporary, c.birth_date, c.sex, c.protected_kind, c.status, link.status as link_status,
           coalesce(link.room, '') as room, ${patientFeesOf(today)} as patient_fees,
           exists (select from omsorg.prescription p
                   where p.care_recipient_id = c.id and ${startsOrEndsUnwritten(today)}) as unwritten
    from omsorg.care_recipient_place link
    join omsorg.care_recipient c on c.id = link.care_recipient_id
    where link.care_place_id = ${carePlaceId}::uuid and ${whom}
    order by c.id
  `.execute(tx)
  return rows
}
