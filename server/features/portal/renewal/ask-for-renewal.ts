import { askForRenewal as contract } from '@omsorg/contract/portal/renewal/ask-for-renewal.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import { isTooSoonToAsk } from '@omsorg/domain/portal/renewal/renewal-window.ts'
import { handle } from '../../../platform/handle.ts'
import { createRenewRequestFor } from '../../prescriptions/index.ts'
import { doersOf } from '../doers.ts'
import { ordererFor } from '../holder.ts'
import { readPortalPerson, switchesOf } from '../person.sql.ts'
import { readRenewables } from './renewals.sql.ts'

/** Asked by the very rule of staff: of one prescription one request waits, whoever asked. */
export const askForRenewal = handle(contract, async ({ input, actor, now, today, tx }) => {
  const { careRecipientId, prescriptionId, message } = input
  const person = await readPortalPerson(tx, careRecipientId)
  if (!person) return refuse('other-person-chosen', { at: 'careRecipientId' })
  if (!portalAbilities(switchesOf(person)).renew.allowed) return refuse('renewal-off')
  const at = { at: 'prescriptionId' }
  const read = () => readRenewables(tx, careRecipientId, today.subtract({ months: 12 }))
  const record = (await read()).find(({ id }) => id === prescriptionId)
  if (record && isTooSoonToAsk({ status: record.status, endsOn: Temporal.PlainDate.from(record.end_date) }, today))
    return refuse('not-yet', at)
  const orderer = ordererFor(actor, person.care_place_id)
  const asked = await createRenewRequestFor({ input: { prescriptionId, message }, actor: orderer, now, today, tx })
  if (asked.ok) return agree({ careRecipientId, renewRequestId: asked.value.renewRequestId })
  switch (asked.refusal) {
    case 'request-pending': {
      const waiting = (await read()).find(({ id }) => id === prescriptionId)?.request
      const authorId = waiting?.askedBy ?? null
      const doer = await doersOf(tx, [authorId], { self: actor.userId, unit: person.place_name })
      return refuse('already-asked', { ...at, detail: { by: doer(authorId), on: waiting?.askedOn ?? now.toString() } })
    }
    case 'requests-not-enabled':
      return refuse('renewal-off', at)
    case 'successor-waiting':
      return refuse('successor-waiting', at)
    case 'prescription-not-found':
      return refuse('prescription-not-found', at)
    default:
      return refuse('too-late', at)
  }
})
