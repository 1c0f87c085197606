import { closeAddition as contract } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { cancelAddition } from '@omsorg/domain/prescriptions/addition/addition.ts'
import { handle } from '../../../platform/handle.ts'
import { cancelAdditionsOf } from '../row/closing.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { rowOfAddition } from './additions.sql.ts'
import { lockRowWithAdditions } from './row-with-additions.ts'
import { authorOf } from '../../../platform/author.ts'

export const closeAddition = handle(contract, async ({ input, actor, now, today, tx }) => {
  const rowId = await rowOfAddition(tx, input.additionId)
  const locked = rowId === undefined ? undefined : await lockRowWithAdditions(tx, rowId, { actor, today })
  const addition = locked?.row.additions.find((each) => each.id === input.additionId)
  if (!locked || !addition) return refuse('addition-not-found', { at: 'additionId' })
  const { prescription, facts } = locked
  if (!actor.mayIn('PrescriptionAdditionWrite', prescription.therapy_area)) return refuse('not-your-area')
  if (!facts.atCreatingPlace) return refuse('other-care-place')
  const checked = cancelAddition(addition)
  if (!checked.ok) return checked

  await cancelAdditionsOf(tx, [addition.prescription_row_id], { by: authorOf(actor), at: now })
  await settlePerson(tx, prescription, now)
  return agree({ status: 'cancelled' })
})
