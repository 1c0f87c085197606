import { readSelectedProducts as contract } from '@omsorg/contract/investigations/investigation/read-selected-products.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { productViewOf } from '../../products/index.ts'
import { readInvestigationRecord } from './investigations.sql.ts'
import { readItemsOf } from './items.sql.ts'

export const readSelectedProducts = handle(contract, async ({ params, tx }) => {
  const [record, items] = await Promise.all([readInvestigationRecord(tx, params.id), readItemsOf(tx, params.id)])
  if (!record) return notFound()
  return agree({
    careRecipientId: record.care_recipient_id,
    entities: items.map(productViewOf),
    totalCount: items.length,
  })
})
