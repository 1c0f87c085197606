import { createAppRegistration as contract } from '@omsorg/contract/sign-in/app-registration/create-app-registration.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { hashPassword, passwordFits } from '../token/passwords.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { TooManyWaiting } from '../token/turns.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { addRegistration, marketOfClient, registrationNamed } from './app-registrations.sql.ts'

/**
 * In steps, for the secret is hashed as slowly as a password. Sent twice it makes one registration and answers that one: it
 * is the same when name, reach and secret are.
 */
export const createAppRegistration = handleInSteps(contract, async ({ input, actor, exchange, transaction }) => {
  const { displayName, clientSecret, reachClientId = null } = input
  const secretHash = await hashPassword(clientSecret)
  const clientId = crypto.randomUUID()
  const made = await transaction(async (tx) => {
    const market = reachClientId ? await marketOfClient(tx, reachClientId) : (input.reachMarket ?? actor.market)
    if (market === undefined) return refuse('client-not-found', { at: 'reachClientId' })
    const createdBy = actor.userId
    const userId = await addRegistration(tx, { clientId, displayName, secretHash, reachClientId, market, createdBy })
    if (userId === null) {
      const former = await registrationNamed(tx, displayName)
      const isSame = former?.reach_client_id === reachClientId && (reachClientId || former.reach_market === market)
      return agree({ former: isSame ? former : null, isNew: false })
    }
    await writeUserEvent(tx, { userId, event: 'app-registered', detail: { clientId }, actor })
    return agree({ former: null, isNew: true })
  })
  if (!made.ok) return made
  if (made.value.isNew) return agree({ clientId, displayName })

  const { former } = made.value
  try {
    const who = { isKnown: false, source: sourceOf(exchange.sourceAddress) }
    const fits = former && (await passwordFits(former.secret_hash, clientSecret, who))
    return fits ? agree({ clientId: former.client_id, displayName }) : refuse('name-taken', { at: 'displayName' })
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    return refuse('busy')
  }
})
