import { askAboutProduct as contract } from '@omsorg/contract/requests/product/ask-about-product.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { keepRequest } from '../keep-request.ts'
import { namesOfItems } from '../names-of-items.ts'

export function askAboutProduct(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { clientId, carePlaceId } = call.actor
    if (!clientId || !carePlaceId) return refuse('place-not-chosen')
    const names = await namesOfItems(call, { clientId, carePlaceId }, [call.input.itemNumber])
    const name = names.get(call.input.itemNumber)
    if (name === undefined) return refuse('item-not-found', { at: 'itemNumber' })
    return keepRequest(call, seal, { clientId, carePlaceId }, { kind: 'product', name, ...call.input })
  })
}
