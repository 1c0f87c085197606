import { takeAlong as contract } from '@omsorg/contract/organisation-import/client/take-along.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { type PartToTake, partsToTake, type Taking } from '@omsorg/domain/organisation/client/parts-to-take.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { takeExtraFee } from '../../orders/index.ts'
import { holdClientToSet, readMarketOfClient, takeFeatures } from '../../organisation/index.ts'
import { takeFeeSettings } from '../../prescriptions/index.ts'
import { takeAvailability } from '../../products/index.ts'
import { takeProviders, takeRoles } from '../../sign-in/index.ts'

/** The client is held: whoever takes along or saves here meanwhile waits, and is told that it is another version. */
export const takeAlong = handle(contract, async ({ params: { clientId }, input, actor, now, tx }) => {
  const { fromClientId: from } = input
  const market = await holdClientToSet(tx, clientId)
  if (market === null) return notFound()
  if (from.toLowerCase() === clientId.toLowerCase()) return refuse('same-client', { at: 'fromClientId' })
  const marketThere = await readMarketOfClient(tx, from)
  if (marketThere === null) return refuse('client-not-found', { at: 'fromClientId' })
  if (marketThere !== market) return refuse('other-market', { at: 'fromClientId' })

  const today = todayIn(market, now).toString()
  const take: { readonly [Part in PartToTake]: () => Promise<Taking> } = {
    roles: () => takeRoles({ clientId, actor, now, tx }, from),
    assortment: () => takeAvailability(tx, from, clientId),
    extraFee: () => takeExtraFee(tx, from, clientId, today),
    patientFee: () => takeFeeSettings(tx, from, clientId, today),
    features: () => takeFeatures(tx, from, clientId),
    providers: () => takeProviders(tx, from, clientId),
  }
  const parts: { part: PartToTake; came: Taking }[] = []
  for (const part of partsToTake) {
    if (input.parts.includes(part)) parts.push({ part, came: await take[part]() })
  }
  return agree({ parts })
})
