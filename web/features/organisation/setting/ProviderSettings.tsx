import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { providers } from '@omsorg/contract/sign-in/method/provider-settings.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import type { Settings, SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { type SettingField, type SettingSection, yesOrNo } from './setting-fields.ts'
import { SettingsAnswer } from './SettingsAnswer.tsx'
import { SettingsScreen } from './SettingsScreen.tsx'
import type { SavedSettings } from './use-settings-draft.ts'

type View = AnswerOf<typeof readProviderSettings>
type Input = CallOf<typeof saveProviderSettings>['input']
type Provider = (typeof providers)[number]

const twoFactor = { is: 'choice', options: ['off', 'optional', 'enforced'] } as const
const more: Readonly<Record<Provider, readonly string[]>> = {
  UserNamePassword: [],
  Siths: ['sithsIssuerFilter'],
  Vrk: [],
  Directory: ['directoryTenant', 'directoryDomain'],
}

const sections: readonly SettingSection[] = [
  ...providers.map((provider): SettingSection => {
    const of = (name: string, kind: SettingField['kind']): SettingField => ({ name: `${provider}.${name}`, kind })
    return {
      name: provider,
      fields: [
        of('enabled', yesOrNo),
        of('twoFactor', twoFactor),
        of('smsCodeAllowed', yesOrNo),
        of('emailCodeAllowed', yesOrNo),
        ...more[provider].map((name) => of(name, { is: 'text' })),
      ],
    }
  }),
  { name: 'usual', fields: [{ name: 'defaultProvider', kind: { is: 'choice', options: providers } }] },
]
const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name))

const savedOf = ({ providers: all, defaultProvider, rowVersion }: View): SavedSettings => ({
  own: {
    defaultProvider,
    ...Object.fromEntries(
      all.flatMap(({ provider, ...each }) =>
        Object.entries(each).map(([name, value]) => [`${provider}.${name}`, value]),
      ),
    ),
  },
  version: rowVersion,
})

/** By which ways the users of a client may sign in (A-2.7-07). */
export default function ProviderSettings({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const title = t.organisation.actionNames.AuthenticationProviderSettings
  const { id: clientId } = node
  const answer = useAnswer(readProviderSettings, { params: { clientId } }, { anew: true })
  const client = useAnswer(readClient, { params: { clientId } })
  const history = useAnswer(readLastChanges, { params: { subject: 'authentication-providers' }, query: { clientId } })
  const saving = useAction(saveProviderSettings, {
    resolves: ['stale'],
    done: t.organisation.settings.saved,
    outdates: [readLastChanges],
  })
  const inputOf = (own: Settings, rowVersion: number | null) => {
    const of = (provider: Provider, name: string): SettingValue => own[`${provider}.${name}`] ?? null
    return {
      clientId,
      rowVersion: rowVersion ?? 1,
      defaultProvider: own['defaultProvider'] ?? null,
      providers: providers.map((provider) => ({
        provider,
        enabled: of(provider, 'enabled') === true,
        twoFactor: of(provider, 'twoFactor') ?? 'off',
        smsCodeAllowed: of(provider, 'smsCodeAllowed') === true,
        emailCodeAllowed: of(provider, 'emailCodeAllowed') === true,
        directoryTenant: of(provider, 'directoryTenant'),
        directoryDomain: of(provider, 'directoryDomain'),
        sithsIssuerFilter: of(provider, 'sithsIssuerFilter'),
      })),
    } as Input
  }
  const { fields, ...words } = t.organisationSettings.providers
  const labels = Object.fromEntries(
    names.map((name) => [name, fields[(name.split('.').at(-1) ?? name) as keyof typeof fields]]),
  )
  return (
    <SettingsAnswer title={title} failed={[answer, client, history].find(({ error }) => error)}>
      {answer.data && client.data && history.data && (
        <SettingsScreen
          title={title}
          sections={sections}
          onlyHere={names}
          words={{ ...words, fields: labels, options: { ...words.options, ...words.sections } }}
          levels={{ base: {} }}
          first={savedOf(answer.data)}
          keeper={{
            save: async (own, version) => {
              const result = await saving.run({ input: inputOf(own, version) })
              if (result?.ok) return { version: result.value.rowVersion }
              return result?.reason === 'stale' ? 'stale' : 'failed'
            },
            readAgain: async () => {
              const { data } = await answer.refetch()
              return data ? savedOf(data) : null
            },
          }}
          changes={history.data.changes}
          clientName={client.data.name}
          mayChange={mayChange}
          busy={saving.busy}
          errorsOf={() => ({})}
          refused={Object.keys(saving.notDone?.errors ?? {})}
        />
      )}
    </SettingsAnswer>
  )
}
