import { copyHandledProducts as contract } from '@omsorg/contract/prints/prescribed/copy-handled-products.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { handledProductsText } from '@omsorg/texts/papers/handled-products-sheet.ts'
import { handle, type Handler } from '../../../platform/handle.ts'
import { readHandled } from './read-handled.ts'

export function copyHandledProducts(seal: Seal): Handler<typeof contract.name> {
  return handle(contract, async (call) => {
    const read = await readHandled(call.tx, seal, { ...call, ...call.input, action: contract.name })
    if (!read) return refuse('recipient-not-found', { at: 'careRecipientId' })
    const name = `${(await loadAllTexts(call.language)).prints.handled.title}.txt`
    return agree(new File([handledProductsText(read.prescriptions)], name, { type: 'text/plain;charset=utf-8' }))
  })
}
