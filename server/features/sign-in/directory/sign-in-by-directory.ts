import { signInByDirectory as contract } from '@omsorg/contract/sign-in/directory/sign-in-by-directory.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { accountById } from '../token/accounts.sql.ts'
import { completeSignIn } from '../token/complete-sign-in.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { createTurns, TooManyWaiting } from '../token/turns.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { linkToDirectory, tenantsOfClients, userOfDirectory, type DirectoryIdentity } from './directory-accounts.sql.ts'
import type { DirectoryParts } from './directory-parts.ts'

/** Checking a signature costs little, asking for keys may wait: neither fills the server. */
const takeTurn = createTurns({ atOnce: 16, strangersAtOnce: 16, mostWaiting: 128 })

/** The token is checked between two transactions; whatever is wrong with it is answered alike. */
export function signInByDirectory(parts: DirectoryParts) {
  return handleInSteps(contract, async ({ exchange, now, log, transaction }) => {
    const { directory } = parts
    if (!directory) return refuse('directory-unavailable')
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(String(exchange.headers['authorization'] ?? ''))?.[1]
    if (!token) return refuse('credentials-wrong')

    const { operatorTenants } = directory
    const tenants = [...operatorTenants, ...(await transaction(tenantsOfClients))]
    let person
    try {
      const turn = { isKnown: false, source: sourceOf(exchange.sourceAddress) }
      const given = { tenants, now: new Date(now.epochMilliseconds) }
      person = await takeTurn(turn, () => directory.check(token, given))
    } catch (fault) {
      if (fault instanceof TooManyWaiting) return refuse('busy')
      if (!(fault instanceof Error && fault.name === 'DirectoryUnavailable')) throw fault
      log.warn('the keys of the directory cannot be had')
      return refuse('directory-unavailable')
    }
    if (!person) return refuse('credentials-wrong')

    const who = { ...person, operatorTenants }
    return transaction(async (tx) => {
      const userId = (await userOfDirectory(tx, who)) ?? (await linked(tx, who))
      const account = userId === undefined ? undefined : await accountById(tx, userId)
      if (!account) return refuse('credentials-wrong')
      return completeSignIn({ exchange, now, tx }, parts, account, { methods: ['directory'] })
    })
  })
}

async function linked(tx: Transaction, who: DirectoryIdentity): Promise<number | undefined> {
  const userId = await linkToDirectory(tx, who)
  if (userId === undefined) return undefined
  const actor = { doerId: userId, onBehalfOf: null }
  await writeUserEvent(tx, { userId, event: 'directory-linked', detail: { tenant: who.tenant }, actor })
  await tellOwner(tx, userId, 'methods-changed')
  return userId
}
