import { requestSample as contract } from '@omsorg/contract/requests/sample/request-sample.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { keepRequest } from '../keep-request.ts'
import { namesOfItems } from '../names-of-items.ts'

export function requestSample(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { clientId, carePlaceId } = call.actor
    if (!clientId || !carePlaceId) return refuse('place-not-chosen')
    const { items, receiver, message } = call.input
    const numbers = items.map(({ itemNumber }) => itemNumber)
    const twice = numbers.findIndex((each, at) => numbers.indexOf(each) !== at)
    if (twice >= 0) return refuse('item-twice', { at: `items[${twice}].itemNumber` })
    const names = await namesOfItems(call, { clientId, carePlaceId }, numbers)
    const unknown = numbers.findIndex((each) => !names.has(each))
    if (unknown >= 0) return refuse('item-not-found', { at: `items[${unknown}].itemNumber` })
    const named = items.map((each) => ({ ...each, name: names.get(each.itemNumber) ?? '' }))
    const content = { kind: 'sample', items: named, receiver, message } as const
    return keepRequest(call, seal, { clientId, carePlaceId }, content)
  })
}
