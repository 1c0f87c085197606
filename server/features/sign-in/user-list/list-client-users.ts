import { listClientUsers as contract } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { listedPage } from './listed-page.ts'
import { isNodeThere } from './user-lists.sql.ts'

export const listClientUsers = handle(contract, async ({ query, actor, tx }) => {
  const { clientId, careUnitId = null, carePlaceId = null } = query
  const node = { clientId, careUnitId, carePlaceId }
  const isClientAlone = careUnitId === null && carePlaceId === null
  const [isThere, page] = await Promise.all([
    isClientAlone ? null : isNodeThere(tx, node),
    listedPage({ tx, actor }, node, query),
  ])
  // A client that has users is there.
  return (isThere ?? (page.totalCount > 0 || (await isNodeThere(tx, node)))) ? agree(page) : notFound()
})
