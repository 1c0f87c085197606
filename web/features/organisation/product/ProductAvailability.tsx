import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readClientAvailability } from '@omsorg/contract/products/availability/read-client-availability.ts'
import { saveClientAvailability } from '@omsorg/contract/products/availability/save-client-availability.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { type AgreementType, agreementTypes } from '@omsorg/domain/products/product/visibility.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import type { SettingSection } from '../setting/setting-fields.ts'
import { SettingsFrame } from '../setting/SettingsFrame.tsx'
import { useSaving } from '../setting/use-saving.ts'
import type { SavedSettings } from '../setting/use-settings-draft.ts'

type View = AnswerOf<typeof readClientAvailability>

/** As the history names it. */
const fieldOf = (area: string) => `${area}.agreementTypes`
const options = agreementTypes.map(String)

const savedOf = ({ areas, rowVersion }: View): SavedSettings => ({
  own: Object.fromEntries(areas.map((area) => [fieldOf(area.therapyArea), area.agreementTypes.map(String)])),
  version: rowVersion,
})

const typesIn = (own: Settings, area: string): AgreementType[] => {
  const chosen = own[fieldOf(area)]
  return Array.isArray(chosen) ? agreementTypes.filter((type) => chosen.includes(String(type))) : []
}

/** Which kinds of agreement the users of a client see in each area (A-2.7-11). An area that is off waits with what it had. */
export default function ProductAvailability({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const words = t.organisationClients.availability
  const params = { clientId: node.id }
  const answer = useAnswer(readClientAvailability, { params }, { anew: true })
  const saving = useSaving(saveClientAvailability)
  const inputOf = ({ areas }: View, own: Settings, version: number | null) => ({
    areas: areas
      .map(({ therapyArea }) => ({ therapyArea, agreementTypes: typesIn(own, therapyArea) }))
      .filter((area) => area.agreementTypes.length > 0),
    rowVersion: version ?? 1,
  })
  return (
    <SettingsFrame
      title={t.organisation.actionNames.ProductAvailability}
      node={node}
      mayChange={mayChange}
      subject="product-availability"
      answer={answer}
      savedOf={savedOf}
      save={async (own, version) =>
        answer.data ? saving.run({ params, input: inputOf(answer.data, own, version) }) : null
      }
      savings={[saving]}
      draw={({ areas }) => {
        const open = areas.filter(({ enabled, agreementTypes: types }) => enabled || types.length > 0)
        const section: SettingSection = {
          name: 'areas',
          fields: open.map(({ therapyArea }) => ({ name: fieldOf(therapyArea), kind: { is: 'choices', options } })),
        }
        return {
          sections: [section],
          onlyHere: section.fields.map(({ name }) => name),
          words: {
            ...words,
            fields: Object.fromEntries(
              open.map((area) => [fieldOf(area.therapyArea), t.therapyAreas.names[area.therapyArea]]),
            ),
            helps: Object.fromEntries(
              open.filter(({ enabled }) => !enabled).map((area) => [fieldOf(area.therapyArea), words.areaOff]),
            ),
          },
          levels: { base: {} },
          errorsOf: (own) =>
            Object.fromEntries(
              open
                .filter(({ therapyArea }) => typesIn(own, therapyArea).length === 0)
                .map(({ therapyArea }) => [fieldOf(therapyArea), t.validation.chooseOne]),
            ),
        }
      }}
    />
  )
}
