import { createAddition as contract } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { marketOf } from '@omsorg/domain/market.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { createAddition as rule } from '@omsorg/domain/prescriptions/addition/addition.ts'
import { handle } from '../../../platform/handle.ts'
import { expireAdditions } from '../renewal/day-change.sql.ts'
import { settlePerson } from '../settle-person.ts'
import { insertAddition } from './additions.sql.ts'
import { additionsAreAllowed } from './additions-allowed.sql.ts'
import { lockRowWithAdditions } from './row-with-additions.ts'
import { wishOf } from './wish-of.ts'

export const createAddition = handle(contract, async ({ input, actor, now, today, tx }) => {
  const locked = await lockRowWithAdditions(tx, input.prescriptionRowId, { actor, today })
  if (!locked) return refuse('row-not-found', { at: 'prescriptionRowId' })
  const { prescription, row, facts } = locked
  if (!actor.mayIn('PrescriptionAdditionWrite', prescription.therapy_area)) return refuse('not-your-area')
  if (!(await additionsAreAllowed(tx, prescription.care_place_id))) return refuse('additions-not-allowed')
  const checked = rule({ ...facts, hasOpenAddition: row.openAddition !== null }, wishOf(input))
  if (!checked.ok) return checked

  // A former one that ran out last night may still stand as open: there is one open at a time.
  const { timeZone } = marketOf(prescription.market)
  await expireAdditions(tx, [prescription.id], { today, timeZone, now })
  const additionId = await insertAddition(tx, {
    ...checked.value,
    rowId: row.record.id,
    prescriptionId: prescription.id,
    by: { userId: actor.doerId, onBehalfOf: actor.onBehalfOf },
    at: now,
  })
  await settlePerson(tx, prescription, now)
  return agree({ additionId, rowVersion: 1 })
})
