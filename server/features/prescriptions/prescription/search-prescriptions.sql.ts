import {
  type PrescriptionStatus,
  prescriptionStatus,
  renewalRequestStatus,
} from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'
import { placeSeenFrom } from '../place-seen-from.sql.ts'
import type { ShownAuthor } from '@omsorg/contract/author.ts'
import type { PersonAtPlace, PlaceQuestion } from '../order-basis.sql.ts'
import type { StandingCount } from '../stock/stock-counts.sql.ts'

export interface PrescriptionRecord {
  readonly id: number
  readonly care_recipient_guid: string
  readonly care_place_id: string
  readonly care_place_name: string
  readonly client_id: string
  readonly therapy_area: TherapyArea
  readonly type: 'iterative' | 'dispense' | 'lean'
  readonly status: PrescriptionStatus
  readonly period_months: number
  readonly start_date: string
  readonly end_date: string
  readonly customer_number: string | null
  readonly payer_customer_number: string | null
  readonly patient_data_owner_id: string | null
  readonly note: string
  readonly investigation_id: number | null
  readonly confirmed_at: string | null
  readonly prescribed_by: ShownAuthor | null
  readonly updated_by: ShownAuthor | null
  readonly updated_at: string
  readonly row_version: number
  readonly successor_waiting: boolean
  readonly additions_allowed: boolean
  readonly requests_enabled: boolean
  readonly renewal_asked: { readonly requester: ShownAuthor | null; readonly requestedOn: string } | null
}

/** What is prescribed to a person beside the rows, as the place sees it. */
export interface Prescribed {
  readonly person: PersonAtPlace
  readonly prescriptions: readonly PrescriptionRecord[]
  readonly counts: readonly StandingCount[]
}

export interface PrescribedQuestion extends PlaceQuestion {
  readonly statuses: readonly PrescriptionStatus[]
  readonly area: TherapyArea | null
}

/** In one function that asks once whether the person is in reach; undefined when she, or the place, is not. */
export async function readPrescribed(
  tx: Transaction,
  { careRecipientId, carePlaceId, elsewhereToo = false, statuses, area, today }: PrescribedQuestion,
): Promise<Prescribed | undefined> {
  const { rows } = await sql<Prescribed>`
    select person, prescriptions, counts
    from omsorg.prescribed_to_person(
      ${careRecipientId}, ${carePlaceId}::uuid, ${elsewhereToo}::boolean, ${statuses}::int[], ${area}::text, ${today.toString()}::date)
  `.execute(tx)
  return rows[0]
}

/** Prescriptions by their ids; those out of reach are missing. A place that the reader does not see is named all the same. */
export async function readPrescriptionsById(
  tx: Transaction,
  prescriptionIds: readonly number[],
): Promise<PrescriptionRecord[]> {
  const { rows } = await sql<PrescriptionRecord>`
    select p.id, c.care_recipient_guid, p.care_place_id, coalesce(s.place_name, '') as care_place_name, p.client_id,
           p.therapy_area, p.type, p.status, p.period_months, p.start_date, p.end_date, p.customer_number,
           coalesce(p.payer_customer_number, s.payer_customer_number) as payer_customer_number,
           s.patient_data_owner_id, p.note, p.investigation_id, p.confirmed_at,
           omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of) as prescribed_by,
           case when p.updated_by is null then omsorg.author_names(p.prescribed_by, p.prescribed_on_behalf_of)
                else omsorg.author_names(p.updated_by, p.updated_on_behalf_of) end as updated_by, p.updated_at, p.row_version,
           coalesce((
             select true from omsorg.prescription n
             where n.predecessor_id = p.id and n.status = ${stored(prescriptionStatus, 'preliminary')}), false) as successor_waiting,
           coalesce(s.additions_allowed, true) as additions_allowed,
           coalesce((
             select a.enabled and a.renewal_requests_enabled and a.therapy_area <> all(s.renewal_requests_off)
             from omsorg.therapy_area_setting a
             where a.client_id = p.client_id and a.therapy_area = p.therapy_area), false) as requests_enabled,
           (select jsonb_build_object('requester', omsorg.author_names(q.requested_by, q.requested_on_behalf_of),
                     'requestedOn', to_char(q.requested_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            from omsorg.renew_request q
            where q.prescription_id = p.id and q.status = ${stored(renewalRequestStatus, 'pending')}) as renewal_asked
    from omsorg.prescription p
    join omsorg.care_recipient c on c.id = p.care_recipient_id
    left join omsorg.place_setting s on s.care_place_id = p.care_place_id
    where p.id = any(${prescriptionIds}::int[]) order by p.id
  `.execute(tx)
  return rows
}

/** Where a person is handled, the place of the caller first when the person is there; undefined out of reach. */
export async function placeToLookFrom(
  tx: Transaction,
  careRecipientId: number,
  carePlaceId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ care_place_id: string }>`
    select here.care_place_id from ${placeSeenFrom(careRecipientId, carePlaceId)} here
  `.execute(tx)
  return rows[0]?.care_place_id
}
