import { keepRenewalAnswers as contract } from '@omsorg/contract/prescriptions/renewal-queue/keep-renewal-answers.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { keepAnswers } from './kept-answers.ts'
import { rowsInReach } from './queue.sql.ts'

export function keepRenewalAnswers(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async ({ input, actor: { doerId, carePlaceId }, now, tx }) => {
    if (!carePlaceId) return refuse('place-not-chosen')
    const { answers } = input
    const there = new Set(
      await rowsInReach(
        tx,
        answers.map((each) => each.prescriptionRowId),
      ),
    )
    if (answers.length > 0 && there.size === 0) {
      return refuse('row-not-found', { at: 'answers[0].prescriptionRowId' })
    }
    const kept = answers.filter((each) => there.has(each.prescriptionRowId))
    await keepAnswers(tx, seal, { doerId, carePlaceId }, { answers: kept, at: now })
    return agree({ keptOn: now.toString() })
  })
}
