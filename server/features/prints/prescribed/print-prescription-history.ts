import { prescriptionStatus } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { prescriptionSort } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { printPrescriptionHistory as contract } from '@omsorg/contract/prints/prescribed/print-prescription-history.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { prescriptionHistorySheet } from '@omsorg/texts/papers/prescription-history-sheet.ts'
import { handleInSteps, notFound, type Handler } from '../../../platform/handle.ts'
import { prescriptionsOfPerson } from '../../prescriptions/index.ts'
import { headForPaper, readerOf } from './paper-head.ts'
import { pdfOf } from './pdf-of.ts'
import { readClosers } from './prescription-rows.sql.ts'

export function printPrescriptionHistory(seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async (call) => {
    const { actor, now, today } = call
    const { careRecipientId } = call.params
    const read = await call.transaction(async (tx) => {
      const prescriptions = await prescriptionsOfPerson(tx, actor, {
        careRecipientId,
        statuses: prescriptionStatus.options,
        sortBy: prescriptionSort.startDate,
        sortOrder: 'desc',
        now,
        today,
      })
      if (!prescriptions) return null
      const head = await headForPaper(tx, seal, { actor, careRecipientId, action: contract.name })
      const closers = await readClosers(tx, careRecipientId)
      return head && { prescriptions, head, closers }
    })
    if (!read) return notFound()
    const { prescriptions, head, closers } = read
    const by = new Map(closers.map(({ prescription_row_id: row, by: closer }) => [row, closer]))
    return agree(await pdfOf(prescriptionHistorySheet(prescriptions, by, head, await readerOf(call, head.printer))))
  })
}
