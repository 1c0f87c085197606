import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { readCarePlaceSettings } from '@omsorg/contract/prescriptions/settings/read-care-place-settings.ts'
import { readClientSettings } from '@omsorg/contract/prescriptions/settings/read-client-settings.ts'
import { saveCarePlaceSettings } from '@omsorg/contract/prescriptions/settings/save-care-place-settings.ts'
import { saveClientSettings } from '@omsorg/contract/prescriptions/settings/save-client-settings.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { boundErrors } from './bound-errors.ts'
import { either, type SettingSection } from './setting-fields.ts'
import { answerOf } from '../start-from/answer-of.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { goesByClient } from './SettingsScreen.tsx'
import { useSaving } from './use-saving.ts'
import type { SavedSettings } from './use-settings-draft.ts'

type OfClient = CallOf<typeof saveClientSettings>['input']
type OfPlace = CallOf<typeof saveCarePlaceSettings>['input']

const sections: readonly SettingSection[] = [
  {
    name: 'prescribing',
    fields: ['iterativePrescriptionAllowed', 'dispenseAllowed', 'additionsAllowed', 'noteEnabled'].map(either),
  },
  {
    name: 'limits',
    fields: [
      { name: 'prescriptionPeriodMonths', kind: { is: 'number', unit: 'months' } },
      { name: 'calculationPeriodMonths', kind: { is: 'choice', options: [3, 12] } },
      { name: 'maxWithdrawals', kind: { is: 'number' } },
      { name: 'minDaysBetweenWithdrawals', kind: { is: 'number', unit: 'days' } },
    ],
  },
  {
    name: 'billing',
    fields: [either('invoiceAreaRequired'), { name: 'payerCustomerNumber', kind: { is: 'text' } }],
  },
  {
    name: 'print',
    fields: [
      ...['printPrices', 'printNote', 'printPrescriber'].map(either),
      { name: 'printHeaderText', kind: { is: 'text' } },
    ],
  },
]

/** Where the place takes no part, whatever the client does. */
const onlyAtPlace = ['renewalRequestsOff']
const placeSections: readonly SettingSection[] = [
  ...sections,
  { name: 'renewal', fields: [{ name: 'renewalRequestsOff', kind: { is: 'choices', options: therapyAreas } }] },
]

const savedOfClient = ({ own, rowVersion }: AnswerOf<typeof readClientSettings>): SavedSettings => ({
  own: { ...own },
  version: rowVersion,
})
const savedOfPlace = (view: AnswerOf<typeof readCarePlaceSettings>): SavedSettings => ({
  own: { ...view.own, renewalRequestsOff: view.renewalRequestsOff, [goesByClient]: view.useClientSettings },
  version: view.rowVersion,
})

/** How prescriptions are made at a client (A-2.7-12). */
export function ClientPrescriptionSettings({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const { id: clientId } = node
  const answer = useAnswer(readClientSettings, { params: { clientId } }, { anew: true })
  const saving = useSaving(saveClientSettings)
  const inputOf = (own: Settings, rowVersion: number | null) => ({ ...own, clientId, rowVersion }) as OfClient
  return (
    <SettingsFrame
      title={t.organisation.actionNames.PrescriptionSettings}
      node={node}
      mayChange={mayChange}
      subject="prescription-settings"
      answer={answer}
      savedOf={savedOfClient}
      readOf={(other) => answerOf(readClientSettings, { params: { clientId: other } })}
      save={(own, version) => saving.run({ input: inputOf(own, version) })}
      savings={[saving]}
      draw={({ inherited }) => ({
        sections,
        words: t.organisationSettings.prescription,
        levels: { base: inherited },
        errorsOf: (own) => boundErrors(saveClientSettings, inputOf(own, null), t),
      })}
    />
  )
}

/** How prescriptions are made at a care place (A-2.7-30). */
export function PlacePrescriptionSettings({ node, mayChange }: ActionScreenProps<'CarePlace'>) {
  const t = useAllTexts()
  const { id: carePlaceId } = node
  const answer = useAnswer(readCarePlaceSettings, { params: { carePlaceId } }, { anew: true })
  const ofClient = useAnswer(readClientSettings, { params: { clientId: node.clientId ?? '' } })
  const saving = useSaving(saveCarePlaceSettings)
  const inputOf = ({ renewalRequestsOff, ...own }: Settings, rowVersion: number | null) =>
    ({ ...own, renewalRequestsOff: renewalRequestsOff ?? [], carePlaceId, rowVersion }) as OfPlace
  return (
    <SettingsFrame
      title={t.organisation.actionNames.CarePlacePrescription}
      node={node}
      mayChange={mayChange}
      subject="prescription-settings"
      answer={answer}
      others={[ofClient]}
      savedOf={savedOfPlace}
      save={(own, version) => saving.run({ input: inputOf(own, version) })}
      savings={[saving]}
      draw={() => ({
        sections: placeSections,
        onlyHere: onlyAtPlace,
        words: { ...t.organisationSettings.prescription, options: t.therapyAreas.names },
        levels: { base: ofClient.data?.inherited ?? {}, client: ofClient.data?.own ?? {} },
        errorsOf: (own) => boundErrors(saveCarePlaceSettings, inputOf(own, null), t),
      })}
    />
  )
}
