import { activateCareRecipient as contract } from '@omsorg/contract/care-recipients/status/activate-care-recipient.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { recipientStatusAfter } from '@omsorg/domain/care-recipients/status/status.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { writeEvent } from '../events.sql.ts'
import { lockPerson } from '../locked-person.sql.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { mayDeactivateHere } from './may-deactivate.ts'
import { writeStatus } from './status.sql.ts'

export function activateCareRecipient(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, now, tx } = call
    const { careRecipientId, active, reason } = input
    const unknown = refuse('recipient-not-found', { at: 'careRecipientId' })
    const person = await lockPerson(tx, careRecipientId)
    if (!person) return unknown
    const status = recipientStatusAfter(person.status, active ? 'activate' : 'deactivate')
    if (status === null) return refuse('status-not-allowed')
    if (!active && !(await mayDeactivateHere(tx, actor))) return refuse('deactivate-not-allowed')

    await writeStatus(tx, careRecipientId, status, now)
    const event = active ? 'activated' : 'deactivated'
    await writeEvent(tx, actor, { careRecipientId, carePlaceId: actor.carePlaceId, event, at: now, reason })
    const page = await recipientPageOf(careRecipientId, call, seal)
    return page ? agree(page) : unknown
  })
}
