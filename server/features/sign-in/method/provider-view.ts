import { providers } from '@omsorg/contract/sign-in/method/provider-settings.ts'
import type { ProviderSetting } from './provider-settings.sql.ts'

/** Of a client for which nobody has said anything yet: a password, as it was before there were settings. */
export function unsaid(provider: ProviderSetting['provider']): ProviderSetting {
  return {
    provider,
    enabled: provider === 'UserNamePassword',
    is_default: false,
    two_factor: 'off',
    sms_code_allowed: false,
    email_code_allowed: true,
    directory_tenant: null,
    directory_domain: null,
    siths_issuer_filter: null,
    row_version: 1,
  }
}

export function providerView(clientId: string, rows: readonly ProviderSetting[]) {
  const isSaid = rows.length > 0
  const all = providers.map(
    (provider) =>
      rows.find((each) => each.provider === provider) ?? { ...unsaid(provider), ...(isSaid ? { enabled: false } : {}) },
  )
  return {
    clientId,
    providers: all.map((row) => ({
      provider: row.provider,
      enabled: row.enabled,
      twoFactor: row.two_factor,
      smsCodeAllowed: row.sms_code_allowed,
      emailCodeAllowed: row.email_code_allowed,
      directoryTenant: row.directory_tenant,
      directoryDomain: row.directory_domain,
      sithsIssuerFilter: row.siths_issuer_filter,
    })),
    defaultProvider: all.find((row) => row.is_default)?.provider ?? null,
    rowVersion: Math.max(...all.map((row) => row.row_version)),
  }
}
