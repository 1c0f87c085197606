import { listItemAgreements as contract } from '@omsorg/contract/customer-service/item-agreement/list-item-agreements.ts'
import { letterOf } from '@omsorg/domain/products/product/visibility.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { itemViewOf } from '../item-replacement/item-view.ts'
import { readItems } from '../item-replacement/items.sql.ts'
import { readAgreements, type AgreementRecord } from './agreements.sql.ts'

export const listItemAgreements = handle(contract, async ({ query, actor, today, tx }) => {
  const { itemNumber, page, pageSize } = query
  const item = (await readItems(tx, actor.market, [itemNumber], today)).get(itemNumber)
  if (!item) return refuse('item-not-found', { at: 'itemNumber' })
  const { agreements, totalCount } = await readAgreements(tx, { ...query, productId: item.productId, today })
  return agree({ item: itemViewOf(item), entities: agreements.map(viewOf), totalCount, page, pageSize })
})

function viewOf({ clientId, clientName, customerNumber, agreementType, price, validFrom, validTo }: AgreementRecord) {
  const agreementLetter = letterOf(agreementType)
  return { clientId, clientName, customerNumber, agreementType, agreementLetter, price, validFrom, validTo }
}
