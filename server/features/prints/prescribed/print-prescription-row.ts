import { prescriptionStatus } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import { prescriptionSort } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { printPrescriptionRow as contract } from '@omsorg/contract/prints/prescribed/print-prescription-row.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { prescriptionRowSheet } from '@omsorg/texts/papers/prescription-row-sheet.ts'
import { handleInSteps, notFound, type Handler } from '../../../platform/handle.ts'
import { prescriptionsOfPerson, printSettingsAt } from '../../prescriptions/index.ts'
import { headForPaper, readerOf } from './paper-head.ts'
import { pdfOf } from './pdf-of.ts'
import { readPlaceOfRow } from './prescription-rows.sql.ts'

export function printPrescriptionRow(seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async (call) => {
    const { actor, now, today } = call
    const { prescriptionRowId } = call.params
    const read = await call.transaction(async (tx) => {
      const place = await readPlaceOfRow(tx, prescriptionRowId)
      if (!place) return null
      const { care_recipient_id: careRecipientId, therapy_area: therapyArea, invoice_area: invoiceArea } = place
      const found = await prescriptionsOfPerson(tx, actor, {
        careRecipientId,
        therapyArea,
        statuses: prescriptionStatus.options,
        sortBy: prescriptionSort.startDate,
        sortOrder: 'asc',
        now,
        today,
      })
      const prescription = found?.find(({ rows }) => rows.some((row) => row.prescriptionRowId === prescriptionRowId))
      const row = prescription?.rows.find((each) => each.prescriptionRowId === prescriptionRowId)
      if (!prescription || !row) return null
      const head = await headForPaper(tx, seal, { actor, careRecipientId, action: contract.name })
      const settings = await printSettingsAt(tx, actor, prescription.clientId)
      return head && settings && { printed: { prescription, row, invoiceArea, settings }, head }
    })
    if (!read) return notFound()
    return agree(await pdfOf(prescriptionRowSheet(read.printed, read.head, await readerOf(call, read.head.printer))))
  })
}
