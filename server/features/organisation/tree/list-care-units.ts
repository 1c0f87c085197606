import { listCareUnits as contract } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { careUnitNodeOf } from './node-views.ts'
import { findNode, readCareUnits } from './tree.sql.ts'

export const listCareUnits = handle(contract, async ({ params: { clientId }, language, tx }) => {
  const [client, units] = await Promise.all([
    findNode(tx, { clientId, careUnitId: null, carePlaceId: null }),
    readCareUnits(tx, [clientId], language),
  ])
  if (!client) return notFound()
  return agree({ careUnits: units.map((each) => careUnitNodeOf(each)), totalCount: units.length })
})
