import { proveOwnContact as contract } from '@omsorg/contract/portal/me/prove-own-contact.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { isPortalCode } from '../../sign-in/index.ts'
import type { PortalParts } from '../portal-parts.ts'
import { reserveContactTry, useContactChange } from './contact.sql.ts'
import { tellOfContactJob } from './tell-holder.ts'

/** The try is taken, and stays taken, before the code is looked at. */
export const proveOwnContact = ({ secret }: PortalParts): Handler<typeof contract.name> =>
  handleInSteps(contract, async ({ input, actor, now, transaction }) => {
    const { changeId, code } = input
    const reserved = await transaction((tx) => reserveContactTry(tx, changeId, now))
    if (!reserved) return refuse('code-ended', { at: 'code' })
    if (!isPortalCode(secret, `contact ${changeId.toLowerCase()}`, code)) return refuse('code-wrong', { at: 'code' })
    return transaction(async (tx, jobs) => {
      const changed = await useContactChange(tx, { changeId, familyId: actor.familyId, now })
      if (!changed) return refuse('code-ended', { at: 'code' })
      jobs.add(tellOfContactJob, { changeId })
      return agree({ email: changed.email, mobile: changed.mobile, endedSessions: changed.ended_sessions })
    })
  })
