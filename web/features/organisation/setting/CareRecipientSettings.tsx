import { readOwnCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/read-own-care-recipient-settings.ts'
import { saveOwnCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/save-own-care-recipient-settings.ts'
import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { AddressedNode } from '@omsorg/domain/organisation/node/node-address.ts'
import { boundErrors, fieldAt } from './bound-errors.ts'
import { type SettingSection, yesOrNo } from './setting-fields.ts'
import { SettingsAnswer } from './SettingsAnswer.tsx'
import { goesByClient, SettingsScreen } from './SettingsScreen.tsx'
import type { SavedSettings } from './use-settings-draft.ts'

type View = AnswerOf<typeof readOwnCareRecipientSettings>
type Input = CallOf<typeof saveOwnCareRecipientSettings>['input']

const sections: readonly SettingSection[] = [
  {
    name: 'register',
    fields: [
      { name: 'ssnRequired', kind: yesOrNo },
      { name: 'temporarySsnAllowed', kind: yesOrNo },
      { name: 'populationRegisterLookup', kind: yesOrNo },
      { name: 'protectedIdentityAllowed', kind: yesOrNo },
      { name: 'referenceNumberRequired', kind: yesOrNo },
      { name: 'phoneRequired', kind: yesOrNo },
      { name: 'adultRecipientsOnly', kind: yesOrNo },
    ],
  },
  {
    name: 'around',
    fields: [
      { name: 'guardiansAllowed', kind: yesOrNo },
      { name: 'trusteeAllowed', kind: yesOrNo },
      { name: 'invoiceAddressRequired', kind: yesOrNo },
      { name: 'crpAccountsAllowed', kind: yesOrNo },
    ],
  },
  {
    name: 'handling',
    fields: [
      { name: 'copyAllowed', kind: yesOrNo },
      { name: 'moveAllowed', kind: yesOrNo },
      { name: 'deactivateAllowed', kind: yesOrNo },
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
  const title = t.organisation.actionNames.CareRecipientSettings
  const clientId = node.clientId ?? ''
  const whose = isPlace ? { carePlaceId: node.id } : { clientId }
  const answer = useAnswer(readOwnCareRecipientSettings, { query: whose }, { anew: true })
  const ofClient = useAnswer(readOwnCareRecipientSettings, { query: { clientId } }, { enabled: isPlace })
  const client = useAnswer(readClient, { params: { clientId } })
  const history = useAnswer(readLastChanges, {
    params: { subject: 'care-recipient-settings' },
    query: { clientId, ...(isPlace && { carePlaceId: node.id }) },
  })
  const saving = useAction(saveOwnCareRecipientSettings, {
    resolves: ['stale'],
    done: t.organisation.settings.saved,
    outdates: [readLastChanges],
  })
  const inputOf = (own: Settings, version: number | null) => {
    const { [goesByClient]: usesClientSettings = false, ...values } = own
    return { ...values, ...whose, usesClientSettings, rowVersion: version ?? 0 } as unknown as Input
  }

  const ready = answer.data && client.data && history.data && (!isPlace || ofClient.data)
  return (
    <SettingsAnswer title={title} failed={[answer, ofClient, client, history].find(({ error }) => error)}>
      {ready && answer.data && client.data && (
        <SettingsScreen
          title={title}
          sections={sections}
          words={t.organisationSettings.careRecipient}
          levels={
            ofClient.data && isPlace
              ? { base: ofClient.data.inherited, client: ofClient.data.own }
              : { base: answer.data.inherited }
          }
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
          changes={history.data?.changes ?? []}
          clientName={client.data.name}
          mayChange={mayChange}
          busy={saving.busy}
          errorsOf={(own) => boundErrors(saveOwnCareRecipientSettings, inputOf(own, 0), t)}
          refused={Object.keys(saving.notDone?.errors ?? {}).map(fieldAt)}
        />
      )}
    </SettingsAnswer>
  )
}
