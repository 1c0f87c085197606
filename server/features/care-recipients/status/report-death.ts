import { reportDeath as contract } from '@omsorg/contract/care-recipients/status/report-death.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { lockPerson } from '../locked-person.sql.ts'
import { mayCorrectDeath } from '../page/abilities-here.ts'
import { recipientPageOf } from '../page/recipient-page.ts'
import { recordDeath } from './record-death.ts'

export function reportDeath(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const { input, actor, now, tx } = call
    const { careRecipientId, deceased, reason } = input
    const unknown = refuse('recipient-not-found', { at: 'careRecipientId' })
    const person = await lockPerson(tx, careRecipientId)
    if (!person) return unknown
    if (!deceased && !mayCorrectDeath(actor)) return refuse('only-customer-service')
    const change = deceased ? 'report-death' : 'correct-death'
    if (!(await recordDeath(tx, actor, { person, change, at: now, reason }))) return refuse('status-not-allowed')
    const page = await recipientPageOf(careRecipientId, call, seal)
    return page ? agree(page) : unknown
  })
}
