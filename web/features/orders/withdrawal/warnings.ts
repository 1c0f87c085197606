import type { OrderWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { JudgedOrder } from './judging.ts'
import { warningText } from './words.ts'

export interface ShownWarning {
  readonly key: string
  /** The product that it speaks of; null for the order as a whole. */
  readonly about: string | null
  readonly text: string
}

/** What a person should know before the order is placed: of each line that is sent, then of the order. */
export function warningsOf(judged: JudgedOrder, orderWarnings: readonly OrderWarning[], t: AllTexts): ShownWarning[] {
  const ofLines = judged.lines
    .filter((each) => each.sent > 0)
    .flatMap(({ line, checked, sent }) =>
      checked.findings.flatMap(({ severity, name }) =>
        severity === 'warn'
          ? [
              {
                key: `${line.itemNumber} ${name}`,
                about: `${line.product.name}:`,
                text: warningText(name, line, (line.packagesPerWithdrawal ?? 0) - sent, t),
              },
            ]
          : [],
      ),
    )
  const ofOrder = orderWarnings.map((name) => ({ key: name, about: null, text: t.orders.check.orderWarnings[name] }))
  return [...ofLines, ...ofOrder]
}
