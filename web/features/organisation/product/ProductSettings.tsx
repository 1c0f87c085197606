import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { readProductSettings } from '@omsorg/contract/products/settings/read-product-settings.ts'
import { saveProductSettings } from '@omsorg/contract/products/settings/save-product-settings.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { boundErrors } from '../setting/bound-errors.ts'
import { either, type SettingSection } from '../setting/setting-fields.ts'
import { answerOf } from '../start-from/answer-of.ts'
import { SettingsFrame } from '../setting/SettingsFrame.tsx'
import { useSaving } from '../setting/use-saving.ts'
import type { SavedSettings } from '../setting/use-settings-draft.ts'

const sections: readonly SettingSection[] = [
  {
    name: 'shown',
    fields: ['showPrices', 'showListPrice', 'showStockStatus', 'compareEnabled'].map(either),
  },
  {
    name: 'assortment',
    fields: [
      'pcaAssortmentEnabled',
      'rankingEnabled',
      'customArticleNumbersEnabled',
      'latexFreeOnly',
      'pvcFreeOnly',
    ].map(either),
  },
  {
    name: 'stock',
    fields: [
      either('allowOutgoingItems'),
      either('blockUncertainDelivery'),
      { name: 'fewInStockBelow', kind: { is: 'number' } },
    ],
  },
  {
    name: 'guided',
    fields: ['workingCapacityPercent', 'dayFrom', 'eveningFrom', 'nightFrom'].map((name) => ({
      name,
      kind: { is: 'number' } as const,
    })),
  },
]
const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name))

function savedOf({ rowVersion, ...view }: AnswerOf<typeof readProductSettings>): SavedSettings {
  return { own: Object.fromEntries(Object.entries(view).filter(([name]) => names.includes(name))), version: rowVersion }
}

/** What of products the users of a client see, and what of it can be ordered (A-2.7-10). */
export default function ProductSettings({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const params = { clientId: node.id }
  const answer = useAnswer(readProductSettings, { params }, { anew: true })
  const saving = useSaving(saveProductSettings)
  const inputOf = (own: Settings, version: number | null) =>
    ({ ...own, rowVersion: version ?? 0 }) as CallOf<typeof saveProductSettings>['input']
  return (
    <SettingsFrame
      title={t.organisation.actionNames.ProductSettings}
      node={node}
      mayChange={mayChange}
      subject="product-settings"
      answer={answer}
      savedOf={savedOf}
      readOf={(other) => answerOf(readProductSettings, { params: { clientId: other } })}
      save={(own, version) => saving.run({ params, input: inputOf(own, version) })}
      savings={[saving]}
      draw={() => ({
        sections,
        onlyHere: names,
        words: t.organisationClients.products,
        levels: { base: {} },
        errorsOf: (own) => boundErrors(saveProductSettings, inputOf(own, 0), t),
      })}
    />
  )
}
