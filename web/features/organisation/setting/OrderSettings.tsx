import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { searchDeliveryMethods } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import { createClientOrderSettings } from '@omsorg/contract/orders/settings/create-client-order-settings.ts'
import { createPlaceOrderSettings } from '@omsorg/contract/orders/settings/create-place-order-settings.ts'
import { readClientOrderSettings } from '@omsorg/contract/orders/settings/read-client-order-settings.ts'
import { readOwnPlaceOrderSettings } from '@omsorg/contract/orders/settings/read-own-place-order-settings.ts'
import { updateClientOrderSettings } from '@omsorg/contract/orders/settings/update-client-order-settings.ts'
import { updatePlaceOrderSettings } from '@omsorg/contract/orders/settings/update-place-order-settings.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import {
  checkOrderSettings,
  checkPlaceOrderSettings,
  type OwnOrderSettings,
  settingsOver,
} from '@omsorg/domain/orders/settings/order-settings.ts'
import type { Settings } from '@omsorg/domain/organisation/setting/setting-draft.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { boundErrors, fieldAt } from './bound-errors.ts'
import { addressAsFields, addressFields, addressIn, addressSection, orderSections } from './order-fields.ts'
import { answerOf } from '../start-from/answer-of.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { goesByClient } from './SettingsScreen.tsx'
import { useSaving } from './use-saving.ts'
import type { SavedSettings } from './use-settings-draft.ts'

type OfClient = CallOf<typeof updateClientOrderSettings>['input']
type OfPlace = CallOf<typeof updatePlaceOrderSettings>['input']

const savedOfClient = ({ own, rowVersion }: AnswerOf<typeof readClientOrderSettings>): SavedSettings => ({
  own: { ...own },
  version: rowVersion,
})
const savedOfPlace = (view: AnswerOf<typeof readOwnPlaceOrderSettings>): SavedSettings => ({
  own: { ...view.own, ...addressAsFields(view.deliveryAddress), [goesByClient]: view.useClientSettings },
  version: view.rowVersion,
})

/** The ways of delivery of a market, and their names. */
function useMethods(market: MarketCode | undefined) {
  return useAnswer(
    searchDeliveryMethods,
    { query: { marketAreaCode: market, pageSize: 200 } },
    { enabled: market !== undefined },
  )
}

function methodNames(methods: AnswerOf<typeof searchDeliveryMethods> | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((methods?.entities ?? []).map(({ code, name }) => [code, name]))
}

type Judged = ReturnType<typeof checkPlaceOrderSettings> | ReturnType<typeof checkOrderSettings>

/** What the rules of ordering refuse, at its field. Where goods go to is judged by the server, which says it in words. */
function ruleErrors(judged: Judged | undefined, { validation }: AllTexts): Readonly<Record<string, string>> {
  if (!judged || judged.ok || judged.refusal === 'address-not-open') return {}
  const text = judged.refusal === 'order-period-incomplete' ? validation.required : validation.chooseOne
  return { [fieldAt(judged.at ?? '')]: text }
}

/** What ordering at the places of a client goes by (A-2.7-13). */
export function ClientOrderSettings({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const { order: words } = t.organisationSettings
  const { id: clientId } = node
  const answer = useAnswer(readClientOrderSettings, { query: { clientId } }, { anew: true })
  const methods = useMethods(answer.data?.marketAreaCode)
  const making = useSaving(createClientOrderSettings)
  const changing = useSaving(updateClientOrderSettings)
  const inputOf = (own: Settings) => ({ ...own, clientId }) as Omit<OfClient, 'rowVersion'>
  const names = methodNames(methods.data)
  return (
    <SettingsFrame
      title={t.organisation.actionNames.OrderSettings}
      node={node}
      mayChange={mayChange}
      subject="order-settings"
      answer={answer}
      others={[methods]}
      savedOf={savedOfClient}
      save={(own, rowVersion) =>
        rowVersion === null
          ? making.run({ input: inputOf(own) })
          : changing.run({ input: { ...inputOf(own), rowVersion } })
      }
      savings={[making, changing]}
      readOf={(other) => answerOf(readClientOrderSettings, { query: { clientId: other } })}
      draw={({ inherited }) => ({
        sections: orderSections(Object.keys(names)),
        words: { ...words, options: { ...words.options, ...names } },
        levels: { base: { ...inherited } },
        errorsOf: (own) => ({
          ...ruleErrors(checkOrderSettings(own as unknown as OwnOrderSettings, inherited, Object.keys(names)), t),
          ...boundErrors(createClientOrderSettings, inputOf(own), t),
        }),
      })}
    />
  )
}

/** What ordering at a care place goes by, and where its goods go (A-2.7-32). */
export function PlaceOrderSettings({ node, mayChange }: ActionScreenProps<'CarePlace'>) {
  const t = useAllTexts()
  const { order: words } = t.organisationSettings
  const { id: carePlaceId } = node
  const answer = useAnswer(readOwnPlaceOrderSettings, { query: { carePlaceId } }, { anew: true })
  const ofClient = useAnswer(readClientOrderSettings, { query: { clientId: node.clientId ?? '' } })
  const methods = useMethods(answer.data?.marketAreaCode)
  const making = useSaving(createPlaceOrderSettings)
  const changing = useSaving(updatePlaceOrderSettings)
  const inputOf = (own: Settings) => {
    const values = Object.entries(own).filter(([name]) => !addressFields.includes(name))
    const place = { ...Object.fromEntries(values), deliveryAddress: addressIn(own), carePlaceId }
    return place as Omit<OfPlace, 'rowVersion'>
  }
  const names = methodNames(methods.data)
  /** What holds at the client, which the place goes by where it has said nothing. */
  const above = ofClient.data && settingsOver(ofClient.data.inherited, ofClient.data.own)
  const judged = (own: Settings) =>
    above &&
    checkPlaceOrderSettings(
      { own: own as unknown as OwnOrderSettings, useClientSettings: own[goesByClient] === true, street: null },
      above,
      Object.keys(names),
    )
  return (
    <SettingsFrame
      title={t.organisation.actionNames.CarePlaceOrderSettings}
      node={node}
      mayChange={mayChange}
      subject="order-settings"
      answer={answer}
      others={[ofClient, methods]}
      savedOf={savedOfPlace}
      save={(own, rowVersion) =>
        rowVersion === null
          ? making.run({ input: inputOf(own) })
          : changing.run({ input: { ...inputOf(own), rowVersion } })
      }
      savings={[making, changing]}
      draw={() => ({
        sections: [...orderSections(Object.keys(names)), addressSection],
        onlyHere: addressFields,
        words: { ...words, options: { ...words.options, ...names } },
        levels: { base: { ...ofClient.data?.inherited }, client: { ...ofClient.data?.own } },
        errorsOf: (own) => ({
          ...ruleErrors(judged(own), t),
          ...boundErrors(createPlaceOrderSettings, inputOf(own), t),
        }),
      })}
    />
  )
}
