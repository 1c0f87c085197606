import { setPasswordOfUser as contract } from '@omsorg/contract/sign-in/method/set-password-of-user.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps, notFound } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import { changePassword } from '../password/change-password.ts'
import { faultsFor } from '../password/judged-password.ts'
import { writePassword } from '../password/passwords.sql.ts'
import { hashPasswordInTurn } from '../token/passwords.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { sourceOf } from '../../../platform/admission/source.ts'
import { TooManyWaiting } from '../token/turns.ts'
import { readStandingTo } from '../user/user-record.sql.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { isSelf, isTheirs } from './method-reach.ts'
import { readUserMethods } from './methods.sql.ts'

export const setPasswordOfUser = (parts: SignInParts) =>
  handleInSteps(contract, async (call) => {
    const { params, input, actor, exchange, now, transaction } = call
    const [found, reach] = await transaction((tx) =>
      Promise.all([readUserMethods(tx, params.userId), readStandingTo(tx, params.userId, actor)]),
    )
    if (!found) return notFound()
    if (isSelf(actor, found.userId)) {
      const { password, currentPassword = '' } = input
      const changed = await changePassword(call, parts, { userName: found.userName, currentPassword, password })
      if (changed.ok) return agree({})
      return changed.refusal === 'account-deactivated' || changed.refusal === 'account-locked'
        ? refuse('credentials-wrong')
        : changed
    }
    if (!actor.may('AuthenticationMethodWrite') || !isTheirs(actor, found)) return notFound()
    if (reach.elsewhere) return refuse('works-elsewhere')
    if (found.isChild) return refuse('entered-by-parent')
    const faults = await faultsFor(found, input.password)
    if (faults.length > 0) return refuse('password-weak', { at: 'password', detail: { faults } })

    let hash: string
    try {
      hash = await hashPasswordInTurn(input.password, { isKnown: true, source: sourceOf(exchange.sourceAddress) })
    } catch (error) {
      if (error instanceof TooManyWaiting) return refuse('busy')
      throw error
    }
    return transaction(async (tx) => {
      if (!(await writePassword(tx, found.userId, hash, now))) return notFound()
      await writeUserEvent(tx, {
        userId: found.userId,
        event: 'password-changed',
        detail: { by: 'administrator' },
        actor,
      })
      await tellOwner(tx, found.userId, 'password-given')
      return agree({})
    })
  })
