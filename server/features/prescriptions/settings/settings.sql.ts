import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { holds } from '../../../platform/stored.sql.ts'

/** The values of a settings row, by the names of the wire; null = not set. */
export interface SettingValues {
  readonly iterativePrescriptionAllowed: boolean | null
  readonly prescriptionPeriodMonths: number | null
  readonly calculationPeriodMonths: number | null
  readonly maxWithdrawals: number | null
  readonly minDaysBetweenWithdrawals: number | null
  readonly invoiceAreaRequired: boolean | null
  readonly payerCustomerNumber: string | null
  readonly noteEnabled: boolean | null
  readonly additionsAllowed: boolean | null
  readonly dispenseAllowed: boolean | null
  readonly printPrices: boolean | null
  readonly printNote: boolean | null
  readonly printPrescriber: boolean | null
  readonly printHeaderText: string | null
}

export interface SettingRecord extends SettingValues {
  readonly useClientSettings: boolean | null
  readonly renewalRequestsOff: TherapyArea[] | null
  readonly rowVersion: number | null
}

const values = sql`
  ps.iterative_prescription_allowed as "iterativePrescriptionAllowed",
  ps.prescription_period_months as "prescriptionPeriodMonths",
  ps.calculation_period_months as "calculationPeriodMonths", ps.max_withdrawals as "maxWithdrawals",
  ps.min_days_between_withdrawals as "minDaysBetweenWithdrawals", ps.invoice_area_required as "invoiceAreaRequired",
  ps.payer_customer_number as "payerCustomerNumber", ps.note_enabled as "noteEnabled",
  ps.additions_allowed as "additionsAllowed", ps.dispense_allowed as "dispenseAllowed", ps.print_prices as "printPrices",
  ps.print_note as "printNote", ps.print_prescriber as "printPrescriber", ps.print_header_text as "printHeaderText",
  ps.renewal_requests_off as "renewalRequestsOff"`

/** What a client has saved, with nulls before the first save; undefined when the client is out of reach or removed. */
export async function readOfClient(tx: Transaction, clientId: string): Promise<SettingRecord | undefined> {
  const { rows } = await sql<SettingRecord>`
    select ${values}, ps.uses_client_settings as "useClientSettings", ps.row_version as "rowVersion"
    from omsorg.client c
    left join omsorg.prescription_setting ps on ps.client_id = c.id and ps.care_place_id is null
    where c.id = ${clientId}::uuid and c.removed_at is null
  `.execute(tx)
  return rows[0]
}

/** The same of a care place, with the client that it belongs to. */
export async function readOfPlace(
  tx: Transaction,
  carePlaceId: string,
): Promise<(SettingRecord & { readonly clientId: string }) | undefined> {
  const { rows } = await sql<SettingRecord & { clientId: string }>`
    select ${values}, ps.uses_client_settings as "useClientSettings", ps.row_version as "rowVersion",
           p.client_id as "clientId"
    from omsorg.care_place p
    left join omsorg.prescription_setting ps on ps.client_id = p.client_id and ps.care_place_id = p.id
    where p.id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

export interface SettingToWrite {
  readonly clientId: string
  readonly carePlaceId: string | null
  readonly useClientSettings: boolean
  readonly renewalRequestsOff: readonly TherapyArea[]
  readonly values: SettingValues
  /** The version that was read; null for the first save. */
  readonly rowVersion: number | null
}

export interface SavedSetting {
  readonly id: number
  readonly rowVersion: number
}

/** Writes a settings row; undefined when somebody else has saved meanwhile. */
export async function writeSetting(tx: Transaction, given: SettingToWrite): Promise<SavedSetting | undefined> {
  const { values: v, clientId, carePlaceId } = given
  const columns = sql`(
    uses_client_settings, renewal_requests_off, iterative_prescription_allowed, prescription_period_months,
    calculation_period_months, max_withdrawals, min_days_between_withdrawals, invoice_area_required,
    payer_customer_number, note_enabled, additions_allowed, dispense_allowed, print_prices, print_note,
    print_prescriber, print_header_text)`
  const row = sql`
    ${given.useClientSettings}::boolean, ${given.renewalRequestsOff}::text[], ${v.iterativePrescriptionAllowed}::boolean,
    ${v.prescriptionPeriodMonths}::int, ${v.calculationPeriodMonths}::int, ${v.maxWithdrawals}::int,
    ${v.minDaysBetweenWithdrawals}::int, ${v.invoiceAreaRequired}::boolean, ${v.payerCustomerNumber}::text,
    ${v.noteEnabled}::boolean, ${v.additionsAllowed}::boolean, ${v.dispenseAllowed}::boolean, ${v.printPrices}::boolean,
    ${v.printNote}::boolean, ${v.printPrescriber}::boolean, ${v.printHeaderText}::text`
  const { rows } =
    given.rowVersion === null
      ? await sql<SavedSetting>`
          insert into omsorg.prescription_setting
            (client_id, care_place_id, uses_client_settings, renewal_requests_off, iterative_prescription_allowed,
             prescription_period_months, calculation_period_months, max_withdrawals, min_days_between_withdrawals,
             invoice_area_required, payer_customer_number, note_enabled, additions_allowed, dispense_allowed,
             print_prices, print_note, print_prescriber, print_header_text)
          values (${clientId}::uuid, ${carePlaceId}::uuid, ${row})
          on conflict do nothing
          returning id, row_version as "rowVersion"
        `.execute(tx)
      : await sql<SavedSetting>`
          update omsorg.prescription_setting set ${columns} = (${row}), row_version = row_version + 1
          where client_id = ${clientId}::uuid and ${holds(sql`care_place_id`, carePlaceId)}
            and row_version = ${given.rowVersion}::bigint
          returning id, row_version as "rowVersion"
        `.execute(tx)
  return rows[0]
}

/** Whether a customer number of the client pays, at the client or at one of its places. */
export async function isPayer(tx: Transaction, clientId: string, number: string): Promise<boolean> {
  const { rows } = await sql<{ pays: boolean }>`
    select exists (select from omsorg.customer_number n
                   where n.client_id = ${clientId}::uuid and n.number = ${number} and n.is_payer) as pays
  `.execute(tx)
  return rows[0]?.pays === true
}
