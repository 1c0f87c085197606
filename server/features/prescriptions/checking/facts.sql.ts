import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { FeeMethod, FeeType } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
import { runningPrescriptions } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { stored } from '../../../platform/stored.sql.ts'

export interface NumberRecord {
  readonly number: string
  readonly name: string
  readonly isPrimary: boolean
}

export interface InvoiceAreaRecord {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly customerNumber: string
}

export interface FeeSettingRecord {
  readonly method: FeeMethod
  readonly type: FeeType
  readonly minimumOrderLimit: number | null
  /** What the person has today: minor units, or the percentage as exact text. */
  readonly amount: number | null
  readonly percentage: string | null
}

/** What a prescription for a person in an area stands on: the person, the place, the settings, numbers, fees, what runs. */
export interface PrescribingFacts {
  readonly care_recipient_id: number
  readonly first_name: string
  readonly last_name: string
  readonly birth_date: string | null
  readonly sex: 'male' | 'female' | 'other' | null
  readonly protected_kind: Protection | null
  readonly latex_sensitive: boolean
  readonly pvc_sensitive: boolean
  readonly status: RecipientStatus
  readonly link_status: LinkStatus
  readonly market: MarketCode
  readonly client_id: string
  readonly care_place_id: string
  readonly patient_data_owner_id: string
  readonly client_has_settings: boolean
  readonly place_has_own_settings: boolean | null
  readonly iterative_prescription_allowed: boolean
  readonly prescription_period_months: number
  readonly calculation_period_months: 3 | 12
  readonly max_withdrawals: number
  readonly min_days_between_withdrawals: number | null
  readonly invoice_area_required: boolean
  readonly payer_customer_number: string | null
  readonly note_enabled: boolean
  readonly additions_allowed: boolean
  readonly dispense_allowed: boolean
  readonly area_allowed: boolean
  readonly cut_option_allowed: boolean
  readonly show_prices: boolean
  /** The usual number first. */
  readonly numbers: readonly NumberRecord[]
  readonly payers: readonly NumberRecord[]
  readonly invoice_areas: readonly InvoiceAreaRecord[]
  readonly fee: FeeSettingRecord | null
  /** Other prescriptions of the area that run today, with the items of their rows that were not closed. */
  readonly running: readonly { readonly prescriptionId: number; readonly items: readonly string[] }[]
}

export interface FactsQuestion {
  readonly careRecipientId: number
  readonly carePlaceId: string
  readonly therapyArea: TherapyArea
  readonly today: Temporal.PlainDate
  /** These do not count as running beside: the one that is changed, and the one that it follows. */
  readonly leaveOut?: readonly number[]
}

/** Undefined when the person or the place is out of reach. */
export async function readPrescribingFacts(
  tx: Transaction,
  { careRecipientId, carePlaceId, therapyArea, today, leaveOut = [] }: FactsQuestion,
): Promise<PrescribingFacts | undefined> {
  const day = today.toString()
  const { rows } = await sql<PrescribingFacts>`
    with s as materialized (
      select * from omsorg.place_setting where care_place_id = ${carePlaceId}::uuid
    ),
    n as materialized (
      select n.number, n.name, n.is_primary, n.is_payer, n.care_place_id
      from omsorg.customer_number n join s on s.client_id = n.client_id
      where (n.care_place_id = s.care_place_id or n.care_place_id is null)
        and (n.therapy_areas = '{}' or ${therapyArea}::text = any(n.therapy_areas))
    ),
    numbers as materialized (
      select n.number, n.name, n.is_primary,
             row_number() over (order by n.care_place_id nulls last, n.is_primary desc, n.number) as place
      from n
      union all
      select a.customer_number, '', false, 1000000
      from omsorg.therapy_area_setting a join s on s.client_id = a.client_id
      where a.therapy_area = ${therapyArea} and a.customer_number is not null
        and not exists (select from n where n.number = a.customer_number)
    )
    select c.id as care_recipient_id, c.first_name, c.last_name, c.birth_date, c.sex, c.protected_kind,
           c.latex_sensitive, c.pvc_sensitive, c.status, link.status as link_status, c.market, c.client_id,
           s.care_place_id, s.patient_data_owner_id,
           coalesce((select true from omsorg.prescription_setting ps
                     where ps.client_id = c.client_id and ps.care_place_id is null), false) as client_has_settings,
           (select case when not ps.uses_client_settings then num_nonnulls(ps.iterative_prescription_allowed,
                     ps.prescription_period_months, ps.calculation_period_months, ps.max_withdrawals) > 0 end
            from omsorg.prescription_setting ps
            where ps.client_id = c.client_id and ps.care_place_id = s.care_place_id) as place_has_own_settings,
           s.iterative_prescription_allowed, s.prescription_period_months, s.calculation_period_months,
           s.max_withdrawals, s.min_days_between_withdrawals, s.invoice_area_required, s.payer_customer_number,
           s.note_enabled, s.additions_allowed, s.dispense_allowed,
           coalesce(area.enabled and area.prescription_allowed, false) as area_allowed,
           coalesce(area.cut_option_allowed, false) as cut_option_allowed,
           s.show_prices,
           coalesce((select jsonb_agg(jsonb_build_object('number', number, 'name', name, 'isPrimary', is_primary)
                       order by place) from numbers), '[]') as numbers,
           coalesce((select jsonb_agg(jsonb_build_object('number', number, 'name', name, 'isPrimary', is_primary)
                       order by care_place_id nulls last, is_primary desc, number)
                     from n where is_payer), '[]') as payers,
           coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'code', i.code, 'name', i.name,
                       'customerNumber', i.customer_number) order by i.customer_number, i.code)
                     from omsorg.invoice_area i
                     where i.client_id = c.client_id and i.active
                       and i.customer_number in (select number from numbers)), '[]') as invoice_areas,
           (select jsonb_build_object('method', f.method, 'type', f.type, 'minimumOrderLimit', f.minimum_order_limit,
                     'amount', own.amount, 'percentage', own.percentage::text)
            from (
              select t.* from omsorg.patient_fee_setting t
              where t.client_id = c.client_id and t.therapy_area = ${therapyArea} and t.valid_from <= ${day}::date
              order by t.valid_from desc limit 1
            ) f
            left join lateral (
              select pf.amount, pf.percentage from omsorg.patient_fee pf
              where pf.care_recipient_id = c.id and pf.therapy_area = ${therapyArea} and pf.valid_from <= ${day}::date
              order by pf.valid_from desc, pf.id desc limit 1
            ) own on true
            where f.enabled) as fee,
           coalesce((select jsonb_agg(jsonb_build_object('prescriptionId', run.id, 'items', run.items))
                     from (
                       select p.id, array_agg(r.item_number order by r.id) as items
                       from omsorg.prescription p
                       join omsorg.prescription_row r on r.prescription_id = p.id and r.status <> ${stored(rowStatus, 'closed')}
                       where p.care_recipient_id = c.id and p.therapy_area = ${therapyArea} and p.status in (${stored(prescriptionStatus, ...runningPrescriptions)})
                         and p.end_date >= ${day}::date and p.id <> all(${leaveOut}::int[])
                       group by p.id
                     ) run), '[]') as running
    from s
    join omsorg.care_recipient c on c.id = ${careRecipientId} and c.client_id = s.client_id
    join omsorg.care_recipient_place link on link.care_recipient_id = c.id and link.care_place_id = s.care_place_id
    left join omsorg.therapy_area_setting area on area.client_id = c.client_id and area.therapy_area = ${therapyArea}
  `.execute(tx)
  return rows[0]
}
