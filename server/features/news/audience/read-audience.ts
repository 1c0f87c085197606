import { readAudience as contract } from '@omsorg/contract/news/audience/read-audience.ts'
import { roleCodes } from '@omsorg/contract/roles.ts'
import { marketCodes } from '@omsorg/domain/market.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { clientsNamed, marketOfClient, unitsNamed } from './audience.sql.ts'

/** Readers are care staff: the roles of operators are nobody's whom news is for. */
const readersRoles = roleCodes.filter((code) => !/^(?:CSP|Admin$|Principal)/.test(code))

export const readAudience = handle(contract, async ({ query, actor, language, tx }) => {
  const isOfClient = actor.scope === 'place' || actor.scope === 'client'
  const clientId = query.clientId ?? (isOfClient ? actor.clientId : null)
  const [market, clients, careUnits] = await Promise.all([
    clientId === null ? null : marketOfClient(tx, clientId),
    clientsNamed(tx, query.term, language),
    clientId === null ? [] : unitsNamed(tx, clientId, language),
  ])
  if (clientId !== null && market === null) return notFound()
  const markets = isOfClient ? [] : actor.scope === 'all' ? [...marketCodes] : [actor.market]
  return agree({ markets, clients: [...clients], careUnits: [...careUnits], roles: readersRoles })
})
