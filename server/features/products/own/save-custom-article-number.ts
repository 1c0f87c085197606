import { saveCustomArticleNumber as contract } from '@omsorg/contract/products/own/save-custom-article-number.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { changeCustomNumber, findProductOfClient, lockNumbers, readNumbers } from './own.sql.ts'

export const saveCustomArticleNumber = handle(contract, async ({ input, actor, tx }) => {
  const { clientId, itemNumber, customNumber, readCustomNumber } = input
  const found = await findProductOfClient(tx, clientId, itemNumber)
  if (!found) return refuse('client-not-found')
  const { productId } = found
  if (productId === null) return refuse('item-not-found', { at: 'itemNumber' })
  if (!found.numbersEnabled) return refuse('switched-off')
  await lockNumbers(tx, clientId)
  const known = await readNumbers(tx, { clientId, productId, customNumber })
  const now = known.find((each) => each.productId === productId)?.customNumber ?? null
  // Whoever sends the same twice finds it done.
  if (now === customNumber) return agree({ customNumber })
  if (now !== readCustomNumber) return refuse('stale', { detail: { now } })
  const other = known.find((each) => each.productId !== productId)
  if (other)
    return refuse('number-taken', { at: 'customNumber', detail: { itemNumber: other.itemNumber, name: other.name } })
  await changeCustomNumber(tx, { clientId, productId, value: customNumber, actor })
  return agree({ customNumber })
})
