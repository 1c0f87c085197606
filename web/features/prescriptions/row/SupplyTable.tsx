import type { ProductView } from '@omsorg/contract/products/product/product-view.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './ProductsTab.module.css'
import type { SupplyEvent } from './timeline-of-row.ts'

interface SupplyTableProps {
  readonly product: ProductView
  readonly events: readonly SupplyEvent[]
}

/** What the picture shows, in words and numbers: each order and each day on which nothing was left. */
export function SupplyTable({ product, events }: SupplyTableProps) {
  const t = useAllTexts()
  const format = useFormat()
  const { timeline, supply } = t.careRecipients
  const pieces = (count: number) => supply.amount[product.unit]({ count })
  const words: Record<SupplyEvent['kind'], string> = {
    ordered: t.statuses.order.ordered,
    'runs-out': timeline.runsOut,
    'earliest-delivery': timeline.earliestDelivery,
  }
  if (events.length === 0) return <span className={css.second}>{supply.neverOrdered}</span>
  return (
    <table className={css.events}>
      <caption>
        <VisuallyHidden>{`${timeline.title}: ${product.name}`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{timeline.table.date}</th>
          <th scope="col">{timeline.table.event}</th>
          <th scope="col">{timeline.table.amount}</th>
          <th scope="col">{timeline.table.left}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ date, kind, packages, pieces: ordered, left }) => (
          <tr key={`${date} ${kind}`}>
            <td>{format.date(date)}</td>
            <td>{words[kind]}</td>
            <td>
              {packages !== null && t.common.units.packagesShort({ count: packages })}
              {ordered !== null && ` (${pieces(ordered)})`}
            </td>
            <td>{left !== null ? pieces(left) : kind === 'ordered' && t.common.words.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
