import { printHandledProducts as contract } from '@omsorg/contract/prints/prescribed/print-handled-products.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handledProductsSheet } from '@omsorg/texts/papers/handled-products-sheet.ts'
import { handleInSteps, type Handler } from '../../../platform/handle.ts'
import { pdfOf } from './pdf-of.ts'
import { readHandled } from './read-handled.ts'
import { readerOf } from './paper-head.ts'

export function printHandledProducts(seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async (call) => {
    const read = await call.transaction((tx) =>
      readHandled(tx, seal, { ...call, ...call.input, action: contract.name }),
    )
    if (!read) return refuse('recipient-not-found', { at: 'careRecipientId' })
    const { prescriptions, head } = read
    return agree(await pdfOf(handledProductsSheet(prescriptions, head, await readerOf(call, head.printer))))
  })
}
