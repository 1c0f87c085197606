import { listClientUsers as contract } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { listedPage } from './listed-page.ts'
import { isNodeThere } from './user-lists.sql.ts'

export const listClientUsers = handle(contract, async ({ query, actor, tx }) => {
  const { clientId, careUnitId = null, carePlaceId = null } = query
  const node = { clientId, careUnitId, carePlaceId }
  const [isThere, page] = await Promise.all([isNodeThere(tx, node), listedPage({ tx, actor }, node, query)])
  return isThere ? agree(page) : notFound()
})
