import { providers } from '@omsorg/contract/sign-in/method/provider-settings.ts'
import { saveProviderSettings as contract } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import {
  isClientInReach,
  lockProviderSettings,
  readProviderRows,
  writeProviderRows,
  type ProviderSetting,
} from './provider-settings.sql.ts'
import { providerView, unsaid } from './provider-view.ts'

export const saveProviderSettings = handle(contract, async ({ input, tx }) => {
  const { clientId, defaultProvider } = input
  if (!(await isClientInReach(tx, clientId))) return refuse('client-not-found')
  const given = input.providers.filter(({ enabled }) => enabled).map(({ provider }) => provider)
  if (given.length === 0) return refuse('no-provider-left')
  if (defaultProvider !== null && !given.includes(defaultProvider)) {
    return refuse('default-switched-off', { at: 'defaultProvider' })
  }
  await lockProviderSettings(tx, clientId)
  const before = providerView(clientId, await readProviderRows(tx, clientId))
  if (before.rowVersion !== input.rowVersion) return refuse('stale')

  const rows = providers.map((provider): ProviderSetting => {
    const said = input.providers.find((each) => each.provider === provider)
    const version = { row_version: before.rowVersion + 1, is_default: provider === defaultProvider }
    if (!said) return { ...unsaid(provider), enabled: false, ...version }
    return {
      provider,
      enabled: said.enabled,
      two_factor: said.twoFactor,
      sms_code_allowed: said.smsCodeAllowed,
      email_code_allowed: said.emailCodeAllowed,
      directory_tenant: said.directoryTenant,
      directory_domain: said.directoryDomain,
      siths_issuer_filter: said.sithsIssuerFilter,
      ...version,
    }
  })
  const after = providerView(clientId, rows)
  if (sameBut(after, before)) return agree(before)
  await writeProviderRows(tx, clientId, rows)
  return agree(after)
})

/** What was sent is what holds already: nothing is written, and the version stays. */
function sameBut(after: ReturnType<typeof providerView>, before: ReturnType<typeof providerView>): boolean {
  return JSON.stringify({ ...after, rowVersion: 0 }) === JSON.stringify({ ...before, rowVersion: 0 })
}
