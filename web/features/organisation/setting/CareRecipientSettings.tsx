import { readOwnCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/read-own-care-recipient-settings.ts'
import { saveOwnCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/save-own-care-recipient-settings.ts'
import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { boundErrors } from './bound-errors.ts'
import { either, type SettingSection } from './setting-fields.ts'
import { answerOf } from '../start-from/answer-of.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { goesByClient } from './SettingsScreen.tsx'
import { useSaving } from './use-saving.ts'
import type { SavedSettings } from './use-settings-draft.ts'

type View = AnswerOf<typeof readOwnCareRecipientSettings>
type Input = CallOf<typeof saveOwnCareRecipientSettings>['input']

const sections: readonly SettingSection[] = [
  {
    name: 'register',
    fields: [
      'ssnRequired',
      'temporarySsnAllowed',
      'populationRegisterLookup',
      'protectedIdentityAllowed',
      'referenceNumberRequired',
      'phoneRequired',
      'adultRecipientsOnly',
    ].map(either),
  },
  {
    name: 'around',
    fields: ['guardiansAllowed', 'trusteeAllowed', 'invoiceAddressRequired'].map(either),
  },
  {
    name: 'portal',
    fields: ['crpAccountsAllowed', 'crpOrderingAllowed', 'crpRenewalAllowed', 'crpDiaryAllowed', 'crpStockAllowed'].map(
      either,
    ),
  },
  {
    name: 'handling',
    fields: [
      ...['copyAllowed', 'moveAllowed', 'deactivateAllowed'].map(either),
      { name: 'anonymizeAfterMonths', kind: { is: 'number', unit: 'months' } },
    ],
  },
]

const savedOf = ({ own, usesClientSettings, rowVersion }: View): SavedSettings => ({
  own: { ...own, [goesByClient]: usesClientSettings },
  version: rowVersion,
})

interface CareRecipientSettingsProps {
  readonly node: Extract<AddressedNode, { readonly kind: 'Client' | 'CarePlace' }>
  readonly mayChange: boolean
}

/** What registering and caring for people follows, at a client or at a care place (A-2.7-14, A-2.7-33). */
export default function CareRecipientSettings({ node, mayChange }: CareRecipientSettingsProps) {
  const t = useAllTexts()
  const isPlace = node.kind === 'CarePlace'
  const clientId = node.clientId ?? ''
  const whose = isPlace ? { carePlaceId: node.id } : { clientId }
  const answer = useAnswer(readOwnCareRecipientSettings, { query: whose }, { anew: true })
  const ofClient = useAnswer(readOwnCareRecipientSettings, { query: { clientId } }, { enabled: isPlace })
  const saving = useSaving(saveOwnCareRecipientSettings)
  const inputOf = (own: Settings, version: number | null) => {
    const { [goesByClient]: usesClientSettings = false, ...values } = own
    return { ...values, ...whose, usesClientSettings, rowVersion: version ?? 0 } as unknown as Input
  }
  return (
    <SettingsFrame
      title={t.organisation.actionNames.CareRecipientSettings}
      node={node}
      mayChange={mayChange}
      subject="care-recipient-settings"
      answer={answer}
      others={isPlace ? [ofClient] : []}
      savedOf={savedOf}
      save={(own, version) => saving.run({ input: inputOf(own, version) })}
      savings={[saving]}
      readOf={isPlace ? undefined : (other) => answerOf(readOwnCareRecipientSettings, { query: { clientId: other } })}
      draw={({ inherited }) => ({
        sections,
        words: t.organisationSettings.careRecipient,
        levels:
          isPlace && ofClient.data ? { base: ofClient.data.inherited, client: ofClient.data.own } : { base: inherited },
        errorsOf: (own) => boundErrors(saveOwnCareRecipientSettings, inputOf(own, 0), t),
      })}
    />
  )
}
