import { roleCodes } from '@omsorg/contract/roles.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { Audience } from '@omsorg/domain/news/reading/visible-news.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Transaction } from '../../../platform/database.ts'
import { marketOfClient, unitsOfClient } from './audience.sql.ts'

/**
 * Whom somebody may write for: a news manager for the own client alone (O-2-59), customer service for its market and each client
 * in it, administration for all. Units are of the client that is named, and roles are those that there are.
 */
export async function judgeAudience(
  tx: Transaction,
  actor: Actor,
  asked: Audience,
): Promise<Outcome<Audience, 'not-yours' | 'audience-wrong'>> {
  const isOfClient = actor.scope === 'place' || actor.scope === 'client'
  if (isOfClient && asked.clientId !== null && asked.clientId !== actor.clientId)
    return refuse('not-yours', { at: 'clientId' })
  const clientId = isOfClient ? actor.clientId : asked.clientId
  if (isOfClient && clientId === null) return refuse('not-yours', { at: 'clientId' })

  const unknown = asked.roles.findIndex((role) => !roleCodes.includes(role))
  if (unknown >= 0) return refuse('audience-wrong', { at: `roles[${unknown}]` })
  if (clientId === null) {
    if (asked.careUnitIds.length > 0) return refuse('audience-wrong', { at: 'careUnitIds[0]' })
    const market = actor.scope === 'all' ? asked.market : (asked.market ?? actor.market)
    if (actor.scope === 'market' && market !== actor.market) return refuse('not-yours', { at: 'market' })
    return agree({ ...asked, market })
  }
  const [market, units] = await Promise.all([
    marketOfClient(tx, clientId),
    unitsOfClient(tx, clientId, asked.careUnitIds),
  ])
  if (market === null) return refuse('audience-wrong', { at: 'clientId' })
  const foreign = asked.careUnitIds.findIndex((each) => !units.includes(each.toLowerCase()))
  if (foreign >= 0) return refuse('audience-wrong', { at: `careUnitIds[${foreign}]` })
  return agree({ ...asked, clientId, market: market as MarketCode })
}
