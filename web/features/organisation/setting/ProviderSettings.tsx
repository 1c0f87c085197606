import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { providers } from '@omsorg/contract/sign-in/method/provider-settings.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import type { Settings, SettingValue } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { type SettingField, type SettingSection, yesOrNo } from './setting-fields.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { useSaving } from './use-saving.ts'
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
/** The same for whoever only says which ways there are. */
const waysAlone: readonly SettingSection[] = [
  { name: 'ways', fields: providers.map((provider) => ({ name: `${provider}.enabled`, kind: yesOrNo })) },
  ...sections.filter(({ name }) => name === 'usual'),
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
export default function ProviderSettings(props: ActionScreenProps<'Client'>) {
  return <Providers {...props} />
}

/** The ways alone, without how each of them works (A-2.7-65). */
export function SignInWays(props: ActionScreenProps<'Client'>) {
  return <Providers {...props} waysAlone />
}

function Providers({
  node,
  mayChange,
  waysAlone: alone = false,
}: ActionScreenProps<'Client'> & { waysAlone?: boolean }) {
  const t = useAllTexts()
  const { id: clientId } = node
  const answer = useAnswer(readProviderSettings, { params: { clientId } }, { anew: true })
  const saving = useSaving(saveProviderSettings)
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
  const wayNames = Object.fromEntries(providers.map((provider) => [`${provider}.enabled`, words.sections[provider]]))
  return (
    <SettingsFrame
      title={t.organisation.actionNames.AuthenticationProviderSettings}
      node={node}
      mayChange={mayChange}
      subject="authentication-providers"
      answer={answer}
      savedOf={savedOf}
      save={(own, version) => saving.run({ input: inputOf(own, version) })}
      savings={[saving]}
      refusedAt={(path) => path}
      draw={() => ({
        sections: alone ? waysAlone : sections,
        onlyHere: names,
        words: {
          ...words,
          sections: { ...words.sections, ways: t.organisation.actionNames.AuthenticationProviderSettings },
          fields: { ...labels, ...(alone && wayNames) },
          options: { ...words.options, ...words.sections },
        },
        levels: { base: {} },
        errorsOf: () => ({}),
      })}
    />
  )
}
