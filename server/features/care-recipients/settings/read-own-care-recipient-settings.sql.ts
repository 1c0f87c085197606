import type { ownSettings } from '@omsorg/contract/care-recipients/settings/settings-view.ts'
import type { z } from 'zod'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { holds } from '../../../platform/stored.sql.ts'

export type OwnSettings = z.output<typeof ownSettings>

/** The client, or the care place of a client, whose settings are meant. */
export interface Owner {
  readonly client_id: string
  readonly care_place_id: string | null
}

/** Undefined when there is none. Exactly one id is given; a removed client keeps its settings out of reach. */
export async function readOwner(
  tx: Transaction,
  { clientId, carePlaceId }: { readonly clientId?: string | undefined; readonly carePlaceId?: string | undefined },
): Promise<Owner | undefined> {
  const { rows } = await (
    carePlaceId === undefined
      ? sql<Owner>`
          select id as client_id, null as care_place_id from omsorg.client
          where id = ${clientId}::uuid and removed_at is null`
      : sql<Owner>`
          select p.client_id, p.id as care_place_id from omsorg.care_place p
          join omsorg.client c on c.id = p.client_id and c.removed_at is null
          where p.id = ${carePlaceId}::uuid`
  ).execute(tx)
  return rows[0]
}

/** Whoever saves the settings of the same client meanwhile waits, also where nothing was saved before. */
export async function lockOwner(tx: Transaction, { client_id: clientId }: Owner): Promise<void> {
  await sql`select from omsorg.client where id = ${clientId}::uuid for no key update`.execute(tx)
}

export interface SettingsRecord extends OwnSettings {
  readonly usesClientSettings: boolean
  readonly rowVersion: number
}

export async function readOwnSettings(tx: Transaction, owner: Owner): Promise<SettingsRecord | undefined> {
  const { rows } = await sql<SettingsRecord>`
    select ssn_required as "ssnRequired", temporary_ssn_allowed as "temporarySsnAllowed",
           population_register_lookup as "populationRegisterLookup",
           protected_identity_allowed as "protectedIdentityAllowed",
           reference_number_required as "referenceNumberRequired", phone_required as "phoneRequired",
           guardians_allowed as "guardiansAllowed", trustee_allowed as "trusteeAllowed",
           invoice_address_required as "invoiceAddressRequired", crp_accounts_allowed as "crpAccountsAllowed",
           crp_ordering_allowed as "crpOrderingAllowed", crp_renewal_allowed as "crpRenewalAllowed",
           crp_diary_allowed as "crpDiaryAllowed", crp_stock_allowed as "crpStockAllowed",
           copy_allowed as "copyAllowed", move_allowed as "moveAllowed", deactivate_allowed as "deactivateAllowed",
           adult_recipients_only as "adultRecipientsOnly", anonymize_after_months as "anonymizeAfterMonths",
           uses_client_settings as "usesClientSettings", row_version as "rowVersion"
    from omsorg.care_recipient_setting
    where client_id = ${owner.client_id}::uuid and ${holds(sql`care_place_id`, owner.care_place_id)}
  `.execute(tx)
  return rows[0]
}

/** The settings of the owner, and those of the client that a place goes by. */
export async function readOwnAndClients(
  tx: Transaction,
  owner: Owner,
): Promise<readonly [own: SettingsRecord | undefined, ofClient: SettingsRecord | undefined]> {
  return Promise.all([
    readOwnSettings(tx, owner),
    owner.care_place_id === null ? undefined : readOwnSettings(tx, { ...owner, care_place_id: null }),
  ])
}

const columns = sql`uses_client_settings, ssn_required, temporary_ssn_allowed, population_register_lookup,
  protected_identity_allowed, reference_number_required, phone_required, guardians_allowed, trustee_allowed,
  invoice_address_required, crp_accounts_allowed, crp_ordering_allowed, crp_renewal_allowed, crp_diary_allowed,
  crp_stock_allowed, copy_allowed, move_allowed, deactivate_allowed, adult_recipients_only,
  anonymize_after_months`

/** Writes the settings whole; the owner is locked. Answers the new row version. */
export async function saveOwnSettings(
  tx: Transaction,
  owner: Owner,
  s: OwnSettings & { readonly usesClientSettings: boolean },
): Promise<number> {
  const values = sql`${s.usesClientSettings}::boolean, ${s.ssnRequired}::boolean, ${s.temporarySsnAllowed}::boolean,
    ${s.populationRegisterLookup}::boolean, ${s.protectedIdentityAllowed}::boolean, ${s.referenceNumberRequired}::boolean,
    ${s.phoneRequired}::boolean, ${s.guardiansAllowed}::boolean, ${s.trusteeAllowed}::boolean,
    ${s.invoiceAddressRequired}::boolean, ${s.crpAccountsAllowed}::boolean, ${s.crpOrderingAllowed}::boolean,
    ${s.crpRenewalAllowed}::boolean, ${s.crpDiaryAllowed}::boolean, ${s.crpStockAllowed}::boolean, ${s.copyAllowed}::boolean,
    ${s.moveAllowed}::boolean, ${s.deactivateAllowed}::boolean, ${s.adultRecipientsOnly}::boolean,
    ${s.anonymizeAfterMonths}::integer`
  const { rows } = await sql<{ row_version: number }>`
    insert into omsorg.care_recipient_setting as s (client_id, care_place_id, ${columns})
    values (${owner.client_id}::uuid, ${owner.care_place_id}::uuid, ${values})
    on conflict (client_id, care_place_id) do update set (${columns}, row_version) = (${values}, s.row_version + 1)
    returning row_version
  `.execute(tx)
  return rows[0]?.row_version ?? 0
}
