import { readLastPrescription as contract } from '@omsorg/contract/prescriptions/prescription/read-last-prescription.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { placeToLookFrom } from './search-prescriptions.sql.ts'
import { lastIdOf } from './read-last-prescription.sql.ts'
import { readPrescriptionView } from './read-view.ts'

export const readLastPrescription = handle(contract, async ({ input, actor, now, language, tx }) => {
  const { careRecipientId, therapyArea } = input
  const place = await placeToLookFrom(tx, careRecipientId, actor.carePlaceId)
  if (!place) return refuse('recipient-not-found', { at: 'careRecipientId' })
  const prescriptionId = await lastIdOf(tx, careRecipientId, therapyArea)
  const prescription =
    prescriptionId === undefined
      ? null
      : await readPrescriptionView(tx, { prescriptionId, careRecipientId, actor, now, language })
  return agree({ careRecipientId, prescription })
})
