import { lookUpClients as contract } from '@omsorg/contract/customer-service/lookup/look-up-clients.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readClients } from './lookup.sql.ts'

export const lookUpClients = handle(contract, async ({ query, actor, tx }) =>
  agree({ entities: await readClients(tx, actor.market, query.ids) }),
)
