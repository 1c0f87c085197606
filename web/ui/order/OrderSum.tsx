import { useId, type ReactNode } from 'react'
import css from './OrderSum.module.css'

export interface SumRow {
  key: string
  label: ReactNode
  /** The rule behind the fee. */
  note?: ReactNode
  /** Already formatted with its currency. */
  amount: ReactNode
}

export interface OrderSumProps {
  title: ReactNode
  /** A badge at the right of the title: saved at. */
  aside?: ReactNode
  /** What it comes to in numbers, above the money: residents, rows, packages. */
  figures?: readonly { readonly key: string; readonly count: ReactNode; readonly word: string }[]
  rows: readonly SumRow[]
  total: { label: ReactNode; amount: ReactNode }
  /** Who pays how much of the total. */
  payers?: readonly SumRow[]
  /** The delivery: icon, day, place. */
  delivery?: { icon: ReactNode; title: ReactNode; note?: ReactNode }
  /** What is not in it, between the money and the delivery. */
  beside?: ReactNode
  /** One sentence, spoken politely when the sum has changed. */
  announcement?: string | undefined
  /** The primary button of the wizard and the way back. */
  children?: ReactNode
}

/** The sum of an order, every fee with its rule. */
export function OrderSum(props: OrderSumProps) {
  const { title, aside, figures = [], rows, total, payers = [], beside, delivery, announcement, children } = props
  const titleId = useId()
  return (
    <aside className={css.sum} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {figures.length > 0 && (
        <ul className={css.figures}>
          {figures.map(({ key, count, word }) => (
            <li key={key}>
              <b>{count}</b> {word}
            </li>
          ))}
        </ul>
      )}
      <dl>
        {rows.map((row) => (
          <SumLine key={row.key} row={row} />
        ))}
        <div className={css.total}>
          <dt>{total.label}</dt>
          <dd>{total.amount}</dd>
        </div>
      </dl>
      {payers.length > 0 && (
        <dl className={css.payers}>
          {payers.map((row) => (
            <SumLine key={row.key} row={row} />
          ))}
        </dl>
      )}
      <p className={css.spoken} role="status">
        {announcement}
      </p>
      {beside && <div className={css.beside}>{beside}</div>}
      {delivery && (
        <div className={css.delivery}>
          {delivery.icon}
          <div>
            <b>{delivery.title}</b>
            {delivery.note && <span>{delivery.note}</span>}
          </div>
        </div>
      )}
      {children && <div className={css.go}>{children}</div>}
    </aside>
  )
}

function SumLine({ row }: { row: SumRow }) {
  return (
    <div>
      <dt>
        {row.label}
        {row.note && <small>{row.note}</small>}
      </dt>
      <dd>{row.amount}</dd>
    </div>
  )
}
