import { reportDeath as contract } from '@omsorg/contract/care-recipients/report-death.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { closesPrescriptions, recipientStatusAfter } from '@omsorg/domain/care-recipients/status.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { closePrescriptionsOfPerson } from '../../prescriptions/index.ts'
import { writeEvent } from '../events.sql.ts'
import { lockPerson } from '../locked-person.sql.ts'
import { mayCorrectDeath } from '../page/abilities-here.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { writeStatus } from './status.sql.ts'

export function reportDeath(seal: Seal): Handler {
  return handle(contract, async (call) => {
    const { input, actor, now, tx } = call
    const { careRecipientId, deceased, reason } = input
    const unknown = refuse('recipient-not-found', { at: 'careRecipientId' })
    const person = await lockPerson(tx, careRecipientId)
    if (!person) return unknown
    if (!deceased && !mayCorrectDeath(actor)) return refuse('only-customer-service')
    const change = deceased ? 'report-death' : 'correct-death'
    const status = recipientStatusAfter(person.status, change)
    if (status === null) return refuse('status-not-allowed')

    await writeStatus(tx, careRecipientId, status, now)
    if (closesPrescriptions(change)) {
      const by = { by: actor.doerId, onBehalfOf: actor.onBehalfOf }
      await closePrescriptionsOfPerson(tx, { careRecipientId, ...by, at: now, reason: 'death' })
    }
    const event = deceased ? 'death-reported' : 'death-corrected'
    await writeEvent(tx, actor, { careRecipientId, carePlaceId: actor.carePlaceId, event, at: now, reason })
    const page = await recipientPageOf(careRecipientId, call, seal)
    return page ? agree(page) : unknown
  })
}
