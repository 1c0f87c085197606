import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { useFormat, useCareTextsAndFormat } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { SupplyTimeline } from '../../../ui/supply/SupplyTimeline.tsx'
import { toneOf } from '../../care-recipients/index.ts'
import { areaColour } from '../../products/index.ts'
import { dayNumber, monthsOfAxis, spanOfAxis, timelineOfRow, type SupplyEvent } from './timeline-of-row.ts'
import { useSyncExternalStore } from 'react'
import type { ProductView } from '@omsorg/contract/products/product/product-view.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import css from './ProductsTab.module.css'

interface SupplyCellProps {
  readonly row: RowView
  readonly today: string
  readonly asTable: boolean
}

/** So many days a label with its unit takes on a narrow screen. */
const roomForUnit = 40

/** The supply of one product over time, as a picture with its sentence or as a table of the same facts. */
export function SupplyCell({ row, today, asTable }: SupplyCellProps) {
  const t = useTexts()
  const format = useFormat()
  const isNarrow = useNarrow()
  const picture = timelineOfRow(row, today)
  const { word } = row.suggestion
  if (asTable) return <SupplyTable product={row.product} events={picture.events} />
  return (
    <SupplyTimeline
      span={spanOfAxis(today)}
      area={areaColour(row.product.therapyArea)}
      months={monthsOfAxis(today).map((month) => ({ day: dayNumber(month) }))}
      sentence={[sentenceOfEnd(), sentenceOfOrders(), sentenceOfCounts()].filter(Boolean).join(' ')}
      past={picture.past}
      forecast={picture.forecast}
      orders={picture.orders.map(({ day, packages }, at) => {
        return { day, label: labelOf(packages, day, picture.orders[at + 1]?.day) }
      })}
      counts={picture.counts.map(({ day, pieces }) => {
        return { day, label: t.careRecipients.timeline.countedLabel({ count: format.number(pieces) }) }
      })}
      {...(picture.runOut === null ? {} : { runOut: { day: picture.runOut, tone: toneOf(word) } })}
      gaps={picture.gaps}
      {...(picture.earliestDelivery === null ? {} : { earliestDelivery: picture.earliestDelivery })}
    />
  )

  /** Where there is little room and the next order follows soon, its label has the unit for both. */
  function labelOf(packages: number, day: number, next: number | undefined): string {
    return isNarrow && next !== undefined && next - day < roomForUnit ? format.number(packages) : packagesText(packages)
  }

  function packagesText(count: number): string {
    return t.common.units.packagesShort({ count })
  }

  function sentenceOfEnd(): string {
    const { timeline, supply } = t.careRecipients
    const product = row.product.name
    const { runsOutOn, daysLeft } = row.suggestion
    if (word === 'consumption-missing') return timeline.summaryUnknown({ product })
    if (runsOutOn === null || daysLeft === null) return `${product}: ${supply.neverOrdered}.`
    const date = format.date(runsOutOn)
    return daysLeft < 0 ? timeline.summaryOut({ product, date }) : timeline.summary({ product, date })
  }

  function sentenceOfOrders(): string {
    const orders = picture.events
      .filter(({ kind }) => kind === 'ordered')
      .map(({ date, packages }) => `${format.date(date)} ${packagesText(packages ?? 0)}`)
    return orders.length > 0 ? t.careRecipients.timeline.ordered({ orders: orders.join(', ') }) : ''
  }

  function sentenceOfCounts(): string {
    const { supply, timeline } = t.careRecipients
    const counts = picture.events
      .filter(({ kind }) => kind === 'counted')
      .map(({ date, pieces }) => `${format.date(date)} ${supply.amount[row.product.unit]({ count: pieces ?? 0 })}`)
    return counts.length > 0 ? timeline.counted({ counts: counts.join(', ') }) : ''
  }
}

const narrow = window.matchMedia('(max-width: 1180px)')

function watch(changed: () => void): () => void {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** Whether the window is a tablet's or a phone's, where a picture has room for fewer words. */
function useNarrow(): boolean {
  return useSyncExternalStore(watch, () => narrow.matches)
}

/** What the picture shows, in words and numbers: each order and each day on which nothing was left. */
function SupplyTable({ product, events }: { readonly product: ProductView; readonly events: readonly SupplyEvent[] }) {
  const [t, format] = useCareTextsAndFormat()
  const { timeline, supply } = t.careRecipients
  const pieces = (count: number) => supply.amount[product.unit]({ count })
  const words: Record<SupplyEvent['kind'], string> = {
    ordered: t.statuses.order.ordered,
    counted: timeline.countedAtHome,
    'runs-out': timeline.runsOut,
    'earliest-delivery': timeline.earliestDelivery,
  }
  if (events.length === 0) return <span className="o-second">{supply.neverOrdered}</span>
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
              {ordered !== null && (packages === null ? pieces(ordered) : ` (${pieces(ordered)})`)}
            </td>
            <td>{left !== null ? pieces(left) : kind === 'ordered' && t.common.words.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
