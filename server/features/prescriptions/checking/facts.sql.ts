import type { Protection } from '@omsorg/domain/care-recipients/identity/display.ts'
import type { LinkStatus, RecipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { investigationStatus } from '@omsorg/domain/investigations/investigation/investigation.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import type { FeeMethod, FeeType } from '@omsorg/domain/prescriptions/prescription/prescribe.ts'
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
  /** Assigned to whoever asks at this place, or to nobody of them any. */
  readonly isOffered: boolean
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
  /** Whether the area asks for an investigation, and the one that is active today. */
  readonly investigation_required: boolean
  readonly investigation_id: number | null
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
  const { rows } = await sql<{ facts: PrescribingFacts }>`
    select facts from omsorg.prescribing_facts(
      ${careRecipientId}, ${carePlaceId}::uuid, ${therapyArea}, ${today.toString()}::date, ${leaveOut}::int[]) facts
  `.execute(tx)
  return rows[0]?.facts
}

/** Whether a prescription may name an investigation: one of the person and the area that was completed and not discarded. */
export async function isInvestigationOf(
  tx: Transaction,
  investigationId: number,
  { careRecipientId, therapyArea }: Pick<FactsQuestion, 'careRecipientId' | 'therapyArea'>,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select i.id from omsorg.investigation i
    where i.id = ${investigationId} and i.care_recipient_id = ${careRecipientId} and i.therapy_area = ${therapyArea}
      and i.status in (${stored(investigationStatus, 'active', 'inactive')})
  `.execute(tx)
  return rows.length > 0
}
