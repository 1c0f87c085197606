import type { AnswerOf, CallOf } from '@omsorg/contract/endpoint.ts'
import { searchDeliveryMethods } from '@omsorg/contract/orders/delivery/search-delivery-methods.ts'
import { createClientOrderSettings } from '@omsorg/contract/orders/settings/create-client-order-settings.ts'
import { createPlaceOrderSettings } from '@omsorg/contract/orders/settings/create-place-order-settings.ts'
import { readClientOrderSettings } from '@omsorg/contract/orders/settings/read-client-order-settings.ts'
import { readOwnPlaceOrderSettings } from '@omsorg/contract/orders/settings/read-own-place-order-settings.ts'
import { updateClientOrderSettings } from '@omsorg/contract/orders/settings/update-client-order-settings.ts'
import { updatePlaceOrderSettings } from '@omsorg/contract/orders/settings/update-place-order-settings.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
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
import { useAction } from '../../../platform/calls/use-action.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { ActionScreenProps } from '../node/node-screens.ts'
import { boundErrors, fieldAt } from './bound-errors.ts'
import { addressAsFields, addressFields, addressIn, addressSection, orderSections } from './order-fields.ts'
import { SettingsAnswer } from './SettingsAnswer.tsx'
import { goesByClient, SettingsScreen } from './SettingsScreen.tsx'
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

function methodNames(methods: AnswerOf<typeof searchDeliveryMethods>): Readonly<Record<string, string>> {
  return Object.fromEntries(methods.entities.map(({ code, name }) => [code, name]))
}

type Judged = ReturnType<typeof checkPlaceOrderSettings> | ReturnType<typeof checkOrderSettings>

/** What the rules of ordering refuse, at its field. Where goods go to is judged by the server, which says it in words. */
function ruleErrors(judged: Judged, { validation }: AllTexts): Readonly<Record<string, string>> {
  if (judged.ok || judged.refusal === 'address-not-open') return {}
  const text = judged.refusal === 'order-period-incomplete' ? validation.required : validation.chooseOne
  return { [fieldAt(judged.at ?? '')]: text }
}

/** What ordering at the places of a client goes by (A-2.7-13). */
export function ClientOrderSettings({ node, mayChange }: ActionScreenProps<'Client'>) {
  const t = useAllTexts()
  const { order: words } = t.organisationSettings
  const title = t.organisation.actionNames.OrderSettings
  const { id: clientId } = node
  const answer = useAnswer(readClientOrderSettings, { query: { clientId } }, { anew: true })
  const methods = useMethods(answer.data?.marketAreaCode)
  const client = useAnswer(readClient, { params: { clientId } })
  const history = useAnswer(readLastChanges, { params: { subject: 'order-settings' }, query: { clientId } })
  const said = { done: t.organisation.settings.saved, outdates: [readLastChanges] }
  const making = useAction(createClientOrderSettings, { resolves: ['stale'], ...said })
  const changing = useAction(updateClientOrderSettings, { resolves: ['stale'], ...said })
  const inputOf = (own: Settings) => ({ ...own, clientId }) as Omit<OfClient, 'rowVersion'>
  const names = methods.data && methodNames(methods.data)
  return (
    <SettingsAnswer title={title} failed={[answer, methods, client, history].find(({ error }) => error)}>
      {answer.data && names && client.data && history.data && (
        <SettingsScreen
          title={title}
          sections={orderSections(Object.keys(names))}
          words={{ ...words, options: { ...words.options, ...names } }}
          levels={{ base: { ...answer.data.inherited } }}
          first={savedOfClient(answer.data)}
          keeper={{
            save: async (own, rowVersion) => {
              const result = await (rowVersion === null
                ? making.run({ input: inputOf(own) })
                : changing.run({ input: { ...inputOf(own), rowVersion } }))
              if (result?.ok) return { version: result.value.rowVersion }
              return result?.reason === 'stale' ? 'stale' : 'failed'
            },
            readAgain: async () => {
              const { data } = await answer.refetch()
              return data ? savedOfClient(data) : null
            },
          }}
          changes={history.data.changes}
          clientName={client.data.name}
          mayChange={mayChange}
          busy={making.busy || changing.busy}
          errorsOf={(own) => ({
            ...ruleErrors(
              checkOrderSettings(own as unknown as OwnOrderSettings, answer.data.inherited, Object.keys(names)),
              t,
            ),
            ...boundErrors(createClientOrderSettings, inputOf(own), t),
          })}
          refused={Object.keys((making.notDone ?? changing.notDone)?.errors ?? {}).map(fieldAt)}
        />
      )}
    </SettingsAnswer>
  )
}

/** What ordering at a care place goes by, and where its goods go (A-2.7-32). */
export function PlaceOrderSettings({ node, mayChange }: ActionScreenProps<'CarePlace'>) {
  const t = useAllTexts()
  const { order: words } = t.organisationSettings
  const title = t.organisation.actionNames.CarePlaceOrderSettings
  const { id: carePlaceId } = node
  const clientId = node.clientId ?? ''
  const answer = useAnswer(readOwnPlaceOrderSettings, { query: { carePlaceId } }, { anew: true })
  const ofClient = useAnswer(readClientOrderSettings, { query: { clientId } })
  const methods = useMethods(answer.data?.marketAreaCode)
  const client = useAnswer(readClient, { params: { clientId } })
  const history = useAnswer(readLastChanges, {
    params: { subject: 'order-settings' },
    query: { clientId, carePlaceId },
  })
  const said = { done: t.organisation.settings.saved, outdates: [readLastChanges] }
  const making = useAction(createPlaceOrderSettings, { resolves: ['stale'], ...said })
  const changing = useAction(updatePlaceOrderSettings, { resolves: ['stale'], ...said })
  const inputOf = (own: Settings) => {
    const values = Object.entries(own).filter(([name]) => !addressFields.includes(name))
    return { ...Object.fromEntries(values), deliveryAddress: addressIn(own), carePlaceId } as Omit<
      OfPlace,
      'rowVersion'
    >
  }
  const names = methods.data && methodNames(methods.data)
  const failed = [answer, ofClient, methods, client, history].find(({ error }) => error)
  return (
    <SettingsAnswer title={title} failed={failed}>
      {answer.data && ofClient.data && names && client.data && history.data && (
        <SettingsScreen
          title={title}
          sections={[...orderSections(Object.keys(names)), addressSection]}
          onlyHere={addressFields}
          words={{ ...words, options: { ...words.options, ...names } }}
          levels={{ base: { ...ofClient.data.inherited }, client: { ...ofClient.data.own } }}
          first={savedOfPlace(answer.data)}
          keeper={{
            save: async (own, rowVersion) => {
              const result = await (rowVersion === null
                ? making.run({ input: inputOf(own) })
                : changing.run({ input: { ...inputOf(own), rowVersion } }))
              if (result?.ok) return { version: result.value.rowVersion }
              return result?.reason === 'stale' ? 'stale' : 'failed'
            },
            readAgain: async () => {
              const { data } = await answer.refetch()
              return data ? savedOfPlace(data) : null
            },
          }}
          changes={history.data.changes}
          clientName={client.data.name}
          mayChange={mayChange}
          busy={making.busy || changing.busy}
          errorsOf={(own) => ({
            ...ruleErrors(
              checkPlaceOrderSettings(
                {
                  own: own as unknown as OwnOrderSettings,
                  useClientSettings: own[goesByClient] === true,
                  street: null,
                },
                settingsOver(ofClient.data.inherited, ofClient.data.own),
                Object.keys(names),
              ),
              t,
            ),
            ...boundErrors(createPlaceOrderSettings, inputOf(own), t),
          })}
          refused={Object.keys((making.notDone ?? changing.notDone)?.errors ?? {}).map(fieldAt)}
        />
      )}
    </SettingsAnswer>
  )
}
