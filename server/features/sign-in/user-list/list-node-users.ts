import { listNodeUsers as contract } from '@omsorg/contract/sign-in/user-list/list-node-users.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { listedPage } from './listed-page.ts'
import { isNodeThere } from './user-lists.sql.ts'

export const listNodeUsers = handle(contract, async ({ params, query, actor, tx }) => {
  const { nodeType, id } = params
  const node = {
    clientId: nodeType === 'Client' ? id : null,
    careUnitId: nodeType === 'CareUnit' ? id : null,
    carePlaceId: nodeType === 'CarePlace' ? id : null,
  }
  const [isThere, page] = await Promise.all([isNodeThere(tx, node), listedPage({ tx, actor }, node, query)])
  return isThere ? agree(page) : notFound()
})
