import type { CareRecipientSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** The merged settings `s` as one object, its keys as the wire names them. */
const settingsObject = sql`json_build_object(
  'ssnRequired', s.ssn_required, 'temporarySsnAllowed', s.temporary_ssn_allowed,
  'populationRegisterLookup', s.population_register_lookup, 'protectedIdentityAllowed', s.protected_identity_allowed,
  'referenceNumberRequired', s.reference_number_required, 'phoneRequired', s.phone_required,
  'guardiansAllowed', s.guardians_allowed, 'trusteeAllowed', s.trustee_allowed,
  'invoiceAddressRequired', s.invoice_address_required, 'crpAccountsAllowed', s.crp_accounts_allowed,
  'crpOrderingAllowed', s.crp_ordering_allowed, 'crpRenewalAllowed', s.crp_renewal_allowed,
  'crpDiaryAllowed', s.crp_diary_allowed, 'crpStockAllowed', s.crp_stock_allowed,
  'copyAllowed', s.copy_allowed, 'moveAllowed', s.move_allowed, 'deactivateAllowed', s.deactivate_allowed,
  'adultRecipientsOnly', s.adult_recipients_only, 'anonymizeAfterMonths', s.anonymize_after_months)`

/** What holds at a care place; undefined out of reach. */
export async function readSettingsOfPlace(
  tx: Transaction,
  carePlaceId: string,
): Promise<CareRecipientSettings | undefined> {
  const { rows } = await sql<{ settings: CareRecipientSettings }>`
    select ${settingsObject} as settings from omsorg.merged_care_recipient_setting s where s.care_place_id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]?.settings
}
