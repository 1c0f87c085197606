import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import type { OrderContent } from '../content.ts'

type TemplateLines = InputOf<typeof upsertPreliminaryOrder>['lines']

/** What is kept of the lines: whom for, what and how much. A product that stands on two rows of a person is kept once. */
export function templateLines({ lines }: Pick<OrderContent, 'lines'>): TemplateLines {
  const wanted = lines.filter(({ quantity, setAside }) => quantity > 0 && !setAside)
  return [
    ...Map.groupBy(wanted, ({ careRecipientId, itemNumber }) => `${careRecipientId} ${itemNumber}`).values(),
  ].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { careRecipientId, itemNumber } = first
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0)
    const flavors = Map.groupBy(
      same.flatMap((line) => line.flavors),
      (flavor) => flavor.itemNumber,
    )
    return [
      {
        careRecipientId,
        itemNumber,
        quantity,
        flavors: [...flavors].map(([flavor, parts]) => ({
          itemNumber: flavor,
          packages: parts.reduce((sum, { packages }) => sum + packages, 0),
        })),
      },
    ]
  })
}
