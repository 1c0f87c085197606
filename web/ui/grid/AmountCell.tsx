import { useWholeNumber } from '../quantity/use-whole-number.ts'
import { classes } from '../theme/classes.ts'
import css from './AmountGrid.module.css'

/** The amount of a row, and how it is read out: "Astrid Norrbäck, Björka Protein, packages, 12, suggestion 15". */
export interface GridAmount {
  readonly label: string
  readonly note?: string
  readonly value: number | null
  /** Stands in place of the number in a row that is set aside. */
  readonly aside: string | null
  readonly bad?: boolean
}

interface AmountCellProps {
  readonly amount: GridAmount
  readonly noteId: string
  /** The id of what stands below the row. */
  readonly underId: string | undefined
  readonly onAmount: (value: number | null) => void
}

/** The number of a row. It stays the same field while the row is set aside, so that the focus stays too. */
export function AmountCell({ amount, noteId, underId, onAmount }: AmountCellProps) {
  const { label, note, value, aside, bad } = amount
  const typed = useWholeNumber(value, onAmount)
  return (
    <td role="gridcell" className={css.right}>
      <input
        data-amount=""
        className={css.amount}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={bad || undefined}
        aria-describedby={classes(note && noteId, underId) || undefined}
        readOnly={aside !== null}
        value={aside ?? typed.shown}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
      />
      {note && (
        <span id={noteId} hidden>
          {note}
        </span>
      )}
    </td>
  )
}
