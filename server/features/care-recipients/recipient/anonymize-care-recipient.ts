import { anonymizeCareRecipient as contract } from '@omsorg/contract/care-recipients/recipient/anonymize-care-recipient.ts'
import { mayBeAnonymized } from '@omsorg/domain/care-recipients/recipient/anonymize-care-recipient.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeEvent } from '../events.sql.ts'
import { lockPerson } from '../locked-person.sql.ts'
import { anonymizePerson, lastPlaceOf, readAnonymizingFacts } from './anonymize-care-recipient.sql.ts'

export const anonymizeCareRecipient = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId } = input
  const person = await lockPerson(tx, careRecipientId)
  if (!person) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const may = mayBeAnonymized(await readAnonymizingFacts(tx, careRecipientId))
  if (!may.ok) return may
  const carePlaceId = await lastPlaceOf(tx, careRecipientId)
  await anonymizePerson(tx, careRecipientId, now)
  await writeEvent(tx, actor, { careRecipientId, carePlaceId, event: 'anonymized', at: now })
  return agree({ careRecipientId, anonymized: true as const })
})
