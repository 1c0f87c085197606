import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

export interface ProviderSetting {
  readonly provider: 'UserNamePassword' | 'Siths' | 'Vrk' | 'Directory'
  readonly enabled: boolean
  readonly is_default: boolean
  readonly two_factor: 'off' | 'optional' | 'enforced'
  readonly sms_code_allowed: boolean
  readonly email_code_allowed: boolean
  readonly directory_tenant: string | null
  readonly directory_domain: string | null
  readonly siths_issuer_filter: string | null
  readonly row_version: number
}

export async function isClientInReach(tx: Transaction, clientId: string): Promise<boolean> {
  return (await sql`select 1 from omsorg.client where id = ${clientId}::uuid`.execute(tx)).rows.length > 0
}

/** Until this transaction is over nobody else saves the settings of this client. */
export async function lockProviderSettings(tx: Transaction, clientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('providers of ' || ${clientId}::text, 0))`.execute(tx)
}

export async function readProviderRows(tx: Transaction, clientId: string): Promise<ProviderSetting[]> {
  const { rows } = await sql<ProviderSetting>`
    select provider, enabled, is_default, two_factor, sms_code_allowed, email_code_allowed, directory_tenant,
           directory_domain, siths_issuer_filter, row_version
    from omsorg.authentication_provider_setting
    where client_id = ${clientId}::uuid
  `.execute(tx)
  return rows
}

/** All of them at once, with one version. */
export async function writeProviderRows(
  tx: Transaction,
  clientId: string,
  settings: readonly ProviderSetting[],
): Promise<void> {
  const chosen = settings.find(({ is_default }) => is_default)?.provider ?? null
  await sql`
    update omsorg.authentication_provider_setting set is_default = false
    where client_id = ${clientId}::uuid and is_default and provider is distinct from ${chosen}::text
  `.execute(tx)
  await sql`
    insert into omsorg.authentication_provider_setting
      (client_id, provider, enabled, is_default, two_factor, sms_code_allowed, email_code_allowed, directory_tenant,
       directory_domain, siths_issuer_filter, row_version)
    select ${clientId}::uuid, given.provider, given.enabled, given.is_default, given.two_factor, given.sms_code_allowed,
           given.email_code_allowed, given.directory_tenant, given.directory_domain, given.siths_issuer_filter,
           given.row_version
    from json_to_recordset(${JSON.stringify(settings)}::json) as given (
      provider text, enabled boolean, is_default boolean, two_factor text, sms_code_allowed boolean,
      email_code_allowed boolean, directory_tenant text, directory_domain text, siths_issuer_filter text, row_version integer)
    on conflict (client_id, provider) do update
    set enabled = excluded.enabled, is_default = excluded.is_default, two_factor = excluded.two_factor,
        sms_code_allowed = excluded.sms_code_allowed, email_code_allowed = excluded.email_code_allowed,
        directory_tenant = excluded.directory_tenant, directory_domain = excluded.directory_domain,
        siths_issuer_filter = excluded.siths_issuer_filter, row_version = excluded.row_version
  `.execute(tx)
}
