import { changeCarePlaceStatus as contract } from '@omsorg/contract/care-recipients/status/change-care-place-status.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { writeEvent } from '../events.sql.ts'
import { lockPerson, readLink } from '../locked-person.sql.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { mayDeactivateHere } from './may-deactivate.ts'
import { writeLinkStatus } from './status.sql.ts'

export function changeCarePlaceStatus(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, now, tx } = call
    const { careRecipientId, carePlaceId, reason } = input
    const unknown = refuse('recipient-not-found', { at: 'careRecipientId' })
    const person = await lockPerson(tx, careRecipientId)
    if (!person) return unknown
    const link = await readLink(tx, careRecipientId, carePlaceId)
    if (!link) return refuse('not-at-place', { at: 'carePlaceId' })
    const status = linkStatus[input.status]
    const isDeceased = person.status === recipientStatus.deceased
    if (isDeceased || link.status === status) return refuse('status-not-allowed')
    const ends = status === linkStatus.inactive
    if (ends && !(await mayDeactivateHere(tx, actor))) return refuse('deactivate-not-allowed')

    await writeLinkStatus(tx, careRecipientId, carePlaceId, status, now)
    const event = ends ? 'deactivated-at-place' : 'activated-at-place'
    await writeEvent(tx, actor, { careRecipientId, carePlaceId, event, at: now, reason })
    const page = await recipientPageOf(careRecipientId, call, seal)
    return page ? agree(page) : unknown
  })
}
