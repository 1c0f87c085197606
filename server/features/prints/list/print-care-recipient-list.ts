import { printCareRecipientList as contract } from '@omsorg/contract/prints/list/print-care-recipient-list.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { recipientListSheet } from '@omsorg/texts/papers/recipient-list-sheet.ts'
import { logView } from '../../../platform/access-log.sql.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { listRecipients, readPhones } from '../../care-recipients/index.ts'
import { readPrinter } from '../../orders/index.ts'
import { pdfOf } from '../prescribed/pdf-of.ts'
import { readerOf } from '../prescribed/paper-head.ts'
import { readPlaceOnPaper } from './place-on-paper.sql.ts'

/** More persons than a care place has; whoever finds more is told on the paper how many there are. */
const mostOnPaper = 1_000

export function printCareRecipientList(seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async (call) => {
    const { actor, today } = call
    const read = await call.transaction(async (tx) => {
      const input = { ...call.input, page: 1, pageSize: mostOnPaper }
      const listed = await listRecipients(seal, { tx, actor, today, input })
      if (!listed.ok) return listed
      const ids = listed.value.entities.map(({ careRecipientId }) => careRecipientId)
      const [phones, printer, place] = await Promise.all([
        readPhones(tx, ids),
        readPrinter(tx, actor),
        readPlaceOnPaper(tx, actor),
      ])
      const criterionHash = call.hashOfCriterion(input.searchTerm)
      await logView(tx, actor, { action: contract.name, careRecipientIds: ids, criterionHash, reason: null })
      return agree({ list: listed.value, phones, printer, place })
    })
    if (!read.ok) return read
    const { list, phones, printer, place } = read.value
    const phoneOf = new Map(phones.map(({ id, phone }) => [id, phone]))
    return agree(await pdfOf(recipientListSheet({ list, phoneOf, place }, await readerOf(call, printer))))
  })
}
