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
  return (await isNodeThere(tx, node)) ? agree(await listedPage({ tx, actor }, node, query)) : notFound()
})
