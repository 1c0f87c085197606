import { readNodeTree as contract } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { treeOf } from './node-views.ts'
import { readCarePlaces, readCareUnits, readClientsOf } from './tree.sql.ts'

export const readNodeTree = handle(contract, async ({ params: { clientId }, language, tx }) => {
  const [[client], units, places] = await Promise.all([
    readClientsOf(tx, [clientId], language),
    readCareUnits(tx, [clientId], language),
    readCarePlaces(tx, { clientId }, language),
  ])
  if (!client) return notFound()
  const [tree] = treeOf([client], units, places, { clientIds: [clientId], careUnitIds: units.map(({ id }) => id) })
  return tree ? agree(tree) : notFound()
})
