import { endpoint } from '../../endpoint.ts'
import { providerSettings, providerSettingsInput } from './provider-settings.ts'

export const saveProviderSettings = endpoint({
  name: 'sign-in/method/save-provider-settings',
  method: 'POST',
  path: '/Identity/AuthenticationProviders/settings/upsert',
  applications: ['PRINCIPAL'],
  permission: 'AuthenticationProviderWrite',
  summary: 'Says by which ways the users of a client may sign in; what is not named is switched off.',
  input: providerSettingsInput,
  output: providerSettings,
  refusals: {
    'client-not-found': { code: 'COM001001' },
    'no-provider-left': { code: 'IDS001001' },
    'default-switched-off': { code: 'COM001001' },
    stale: { code: 'CONFLICT_STALE' },
  },
})
