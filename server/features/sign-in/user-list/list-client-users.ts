import { listClientUsers as contract } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { listedPage } from './listed-page.ts'
import { isNodeThere } from './user-lists.sql.ts'

export const listClientUsers = handle(contract, async ({ query, actor, tx }) => {
  const { clientId, careUnitId = null, carePlaceId = null } = query
  const node = { clientId, careUnitId, carePlaceId }
  return (await isNodeThere(tx, node)) ? agree(await listedPage({ tx, actor }, node, query)) : notFound()
})
