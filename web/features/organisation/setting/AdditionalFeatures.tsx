import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { readFeatures } from '@omsorg/contract/organisation/feature/read-features.ts'
import { saveFeatures } from '@omsorg/contract/organisation/feature/save-features.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { either, type SettingSection } from './setting-fields.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { useSaving } from './use-saving.ts'
import type { SavedSettings } from './use-settings-draft.ts'

const names = ['sampleOrderForm', 'productInquiry', 'carePlaceRequestForm', 'internalNews'] as const
const sections: readonly SettingSection[] = [{ name: 'features', fields: names.map(either) }]

function savedOf(view: AnswerOf<typeof readFeatures>): SavedSettings {
  return { own: Object.fromEntries(names.map((name) => [name, view[name]])), version: view.rowVersion }
}

/** What a client has besides (A-2.7-20). */
export default function AdditionalFeatures({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const params = { clientId: node.id }
  const answer = useAnswer(readFeatures, { params }, { anew: true })
  const saving = useSaving(saveFeatures)
  return (
    <SettingsFrame
      title={t.organisation.actionNames.AdditionalFeatures}
      node={node}
      mayChange={mayChange}
      subject="features"
      answer={answer}
      savedOf={savedOf}
      save={(own, version) =>
        saving.run({ params, input: { ...own, rowVersion: version ?? 0 } as CallOf<typeof saveFeatures>['input'] })
      }
      savings={[saving]}
      draw={() => ({
        sections,
        onlyHere: names,
        words: t.organisationClients.features,
        levels: { base: {} },
        errorsOf: () => ({}),
      })}
    />
  )
}
