import type { MergedSettings } from '@omsorg/contract/prescriptions/settings/setting-fields.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** What holds at a care place of a client; undefined when either is out of reach or the place is another client's. */
export async function readMerged(
  tx: Transaction,
  clientId: string,
  carePlaceId: string,
): Promise<MergedSettings | undefined> {
  const { rows } = await sql<MergedSettings>`
    select client_id as "clientId", care_place_id as "carePlaceId",
           iterative_prescription_allowed as "iterativePrescriptionAllowed",
           prescription_period_months as "prescriptionPeriodMonths",
           calculation_period_months as "calculationPeriodMonths", max_withdrawals as "maxWithdrawals",
           min_days_between_withdrawals as "minDaysBetweenWithdrawals", invoice_area_required as "invoiceAreaRequired",
           payer_customer_number as "payerCustomerNumber", note_enabled as "noteEnabled",
           additions_allowed as "additionsAllowed", dispense_allowed as "dispenseAllowed", print_prices as "printPrices",
           print_note as "printNote", print_prescriber as "printPrescriber", print_header_text as "printHeaderText",
           renewal_requests_off as "renewalRequestsOff"
    from omsorg.merged_prescription_setting
    where client_id = ${clientId}::uuid and care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}

export interface AreaOfMenu {
  readonly therapyArea: TherapyArea
  readonly prescriptionAllowed: boolean
  readonly renewalRequestsEnabled: boolean
}

/** The areas that are on for the client of a place, and where renewal can be asked for there. */
export async function readAreas(
  tx: Transaction,
  clientId: string,
  renewalRequestsOff: readonly TherapyArea[],
): Promise<AreaOfMenu[]> {
  const { rows } = await sql<AreaOfMenu>`
    select a.therapy_area as "therapyArea", a.prescription_allowed as "prescriptionAllowed",
           a.renewal_requests_enabled and a.therapy_area <> all(${renewalRequestsOff}::text[]) as "renewalRequestsEnabled"
    from omsorg.therapy_area_setting a
    where a.client_id = ${clientId}::uuid and a.enabled
  `.execute(tx)
  return rows
}
