import { confirmApp as contract } from '@omsorg/contract/sign-in/second-factor/confirm-app.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { tellOwner } from '../notice/tell-owner.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { appOf } from './factors.sql.ts'
import { confirmAppOf, turnSecondStep } from './factor-writes.sql.ts'
import { giveRecoveryCodes } from './make-recovery-codes.ts'
import { refusedOwnChange } from './own-change.ts'
import { stepOfCode } from './totp.ts'

/** The first right code adds the app in the place of the one before, and turns the second step on. */
export function confirmApp(parts: SignInParts): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const refused = await refusedOwnChange(call)
    if (refused) return refused
    const { actor, input, now, tx } = call
    const { userId } = actor
    const app = await appOf(tx, userId, 'begun', now)
    if (!app) return refuse('app-not-begun')
    const step = stepOfCode(parts.factorSeal.open(app.secret), input.code.replaceAll(/\s/g, ''), now)
    if (step === null) return refuse('code-wrong', { at: 'code' })

    await confirmAppOf(tx, userId, app, step, now)
    await turnSecondStep(tx, userId, true)
    const recoveryCodes = await giveRecoveryCodes(tx, parts.secret, userId, now)
    await writeUserEvent(tx, { userId, event: 'second-factor-added', detail: { kind: 'totp' }, actor })
    await tellOwner(tx, userId, 'second-factor-added')
    return agree({ recoveryCodes: [...recoveryCodes] })
  })
}
