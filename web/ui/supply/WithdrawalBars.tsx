import type { ReactNode } from 'react'
import css from './WithdrawalBars.module.css'

export interface WithdrawalBarsProps {
  total: number
  left: number
  /** "2 of 4 withdrawals left". */
  text: ReactNode
  /** What the next one may hold. */
  note?: ReactNode
}

/** One bar per withdrawal, filled while it is left. Beyond twelve the words alone are clearer. */
export function WithdrawalBars({ total, left, text, note }: WithdrawalBarsProps) {
  return (
    <div>
      {total <= 12 && (
        <span className={css.bars} aria-hidden="true">
          {Array.from({ length: total }, (_, at) => (
            <i key={at} data-left={at >= total - left || undefined} />
          ))}
        </span>
      )}
      <div className={css.text}>{text}</div>
      {note && <div className="o-second">{note}</div>}
    </div>
  )
}
