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
  rows: readonly SumRow[]
  total: { label: ReactNode; amount: ReactNode }
  /** Who pays how much of the total. */
  payers?: readonly SumRow[]
  /** The delivery: icon, day, place. */
  delivery?: { icon: ReactNode; title: ReactNode; note?: ReactNode }
  /** One sentence, spoken politely when the sum has changed. */
  announcement?: string | undefined
  /** The primary button of the wizard and the way back. */
  children?: ReactNode
}

/** The sum of an order, every fee with its rule. */
export function OrderSum({ title, aside, rows, total, payers = [], delivery, announcement, children }: OrderSumProps) {
  const titleId = useId()
  return (
    <aside className={css.sum} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
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
