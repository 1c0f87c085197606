import { printProduct as contract } from '@omsorg/contract/prints/product/print-product.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { productSheet } from '@omsorg/texts/papers/product/product-sheet.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { readPrinter } from '../../orders/index.ts'
import { productPage } from '../../products/index.ts'
import { readPlaceOnPaper } from '../list/place-on-paper.sql.ts'
import { pdfOf } from '../prescribed/pdf-of.ts'
import { readerOf } from '../prescribed/paper-head.ts'

export const printProduct = handleInSteps(contract, async (call) => {
  const { actor, today, language, params } = call
  const read = await call.transaction(async (tx) => {
    const page = await productPage({ tx, actor, today, language }, params.itemNumber, null, undefined)
    if (!page.ok) return page
    const [printer, place] = await Promise.all([readPrinter(tx, actor), readPlaceOnPaper(tx, actor)])
    return agree({ product: page.value, printer, place })
  })
  if (!read.ok) return read
  const { product, printer, place } = read.value
  return agree(await pdfOf(productSheet(product, place, await readerOf(call, printer))))
})
