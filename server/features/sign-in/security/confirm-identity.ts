import { confirmIdentity as contract } from '@omsorg/contract/sign-in/security/confirm-identity.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handleInSteps, type InTransaction, notFound, type Handler } from '../../../platform/handle.ts'
import { judgeShown } from '../passkey/judge-shown.ts'
import { isCodeOfApp } from '../second-factor/is-code-of-app.ts'
import { accountById } from '../token/accounts.sql.ts'
import { markSucceeded } from '../token/attempts.sql.ts'
import { checkPassword, countedTry } from '../token/check-password.ts'
import { clearPasskeyCookie } from '../token/cookies.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { TooManyWaiting } from '../token/turns.ts'
import { confirmSession } from './own-sessions.sql.ts'

export function confirmIdentity(parts: SignInParts): Handler<typeof contract.name> {
  return handleInSteps(contract, async (call) => {
    const { input, actor, now, exchange } = call
    const transaction: InTransaction = (work) =>
      call.transaction(async (tx, jobs, leave) => {
        await openSignIn(tx)
        return work(tx, jobs, leave)
      })

    const own = await transaction((tx) => accountById(tx, actor.userId))
    if (!own) return notFound()
    const { passkey, code, password = '' } = input
    if (passkey) {
      clearPasskeyCookie(exchange)
      return transaction(async (tx) => {
        const shown = await judgeShown({ exchange, now, tx }, parts, passkey)
        if (shown?.user_id !== own.id) return refuse('credentials-wrong', { at: 'passkey' })
        return (await confirmSession(tx, actor.familyId, own.id, now)) ? agree({}) : notFound()
      })
    }
    try {
      if (code !== undefined) {
        const counted = await countedTry({ exchange, now, transaction }, parts, own.user_name)
        if (counted.state === 'budget-used-up') return refuse('busy')
        return await transaction(async (tx) => {
          const fits = counted.state === 'reserved' && (await isCodeOfApp(tx, parts, { userId: own.id, code, now }))
          if (!fits) return refuse('credentials-wrong', { at: 'code' })
          await markSucceeded(tx, counted.attemptId)
          return (await confirmSession(tx, actor.familyId, own.id, now)) ? agree({}) : notFound()
        })
      }
      const given = { userName: own.user_name, password }
      const checked = await checkPassword({ exchange, now, transaction }, parts, given)
      if (!checked.ok) return checked.refusal === 'busy' ? checked : refuse('credentials-wrong', { at: 'password' })
      const { account, attemptId } = checked.value
      if (account.id !== own.id) return refuse('credentials-wrong', { at: 'password' })
      return await transaction(async (tx) => {
        await markSucceeded(tx, attemptId)
        return (await confirmSession(tx, actor.familyId, own.id, now)) ? agree({}) : notFound()
      })
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      parts.noticeRefused('busy')
      return refuse('busy')
    }
  })
}
