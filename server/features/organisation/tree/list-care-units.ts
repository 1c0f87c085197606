import { listCareUnits as contract } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { careUnitNodeOf } from './node-views.ts'
import { readUnitsOfClient } from './tree.sql.ts'

export const listCareUnits = handle(contract, async ({ params: { clientId }, language, tx }) => {
  const units = await readUnitsOfClient(tx, clientId, language)
  if (!units) return notFound()
  return agree({ careUnits: units.map((each) => careUnitNodeOf(each)), totalCount: units.length })
})
