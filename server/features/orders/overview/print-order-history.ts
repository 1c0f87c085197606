import { shownInOrder } from '@omsorg/contract/orders/order/order-view.ts'
import { printOrderHistory as contract } from '@omsorg/contract/orders/overview/print-order-history.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { authorName } from '@omsorg/texts/author-name.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { orderPaper } from '@omsorg/texts/papers/order-paper.ts'
import { logView } from '../../../platform/access-log.sql.ts'
import { handleInSteps, notFound, type Handler } from '../../../platform/handle.ts'
import { readOrder } from '../order/order-view.sql.ts'
import { mayBeRead, orderViewOf } from '../order/order-view.ts'
import { drawPaper } from './draw-paper.ts'
import { readPrinter } from './printer.sql.ts'

/** Whom it shows is logged where the order is read; it is drawn when no connection is held any more. */
export function printOrderHistory(seal: Seal): Handler<typeof contract.name> {
  return handleInSteps(contract, async ({ params, actor, now, language, transaction }) => {
    const read = await transaction(async (tx) => {
      const [record, printer] = await Promise.all([
        readOrder(tx, params.customerOrderId, language),
        readPrinter(tx, actor),
      ])
      if (!mayBeRead(record, actor) || record.state === orderState.saved) return null
      const order = orderViewOf(record, seal, { actor, now })
      const careRecipientIds = shownInOrder(order)
      if (careRecipientIds.length > 0)
        await logView(tx, actor, { action: contract.name, careRecipientIds, criterionHash: null, reason: null })
      return { order, printer }
    })
    if (!read) return notFound()
    const t = await loadAllTexts(language)
    const f = formatsFor({ locale: cultureOf(language), market: actor.market })
    const paper = orderPaper(read.order, { t, f, by: authorName(read.printer, t), now: now.toString() })
    return agree(new File([await drawPaper(paper)], `${paper.title}.pdf`, { type: 'application/pdf' }))
  })
}
