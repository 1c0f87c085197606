import type { RegisteredHere } from '@omsorg/contract/care-recipients/recipient/person-input.ts'
import { agree, refuse, type Outcome, type Refused } from '@omsorg/domain/outcome.ts'
import type { Transaction } from '../../../platform/database.ts'
import { lockNumber, personsWithNumber } from '../identity/numbers.sql.ts'

/**
 * Takes a number for a person: nobody else in the client has it, and nobody gets it until this transaction ends. A person
 * within reach is named, so that the caller goes on with her; of one at another care place no more is told than that.
 */
export async function takeNumber(
  tx: Transaction,
  clientId: string,
  blind: Buffer,
): Promise<Outcome<'taken', 'registered-elsewhere'> | Refused<'registered-here', RegisteredHere>> {
  await lockNumber(tx, clientId, blind)
  const [holder] = await personsWithNumber(tx, [blind])
  if (!holder) return agree('taken')
  const careRecipientId = holder.care_recipient_id
  return careRecipientId === null
    ? refuse('registered-elsewhere')
    : refuse('registered-here', { detail: { careRecipientId } })
}
