import {
  type ClipboardEvent,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { classes } from '../theme/classes.ts'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { AmountCell, type GridAmount } from './AmountCell.tsx'
import css from './AmountGrid.module.css'
import { amountIn, keepOneTabStop, stopAside, stopBeside } from './grid-focus.ts'
import { intentOf } from './grid-keys.ts'
import { blockOf, blocksOf, rowsBefore } from './row-blocks.ts'
import { useDrawnBlocks } from './use-drawn-blocks.ts'

export interface GridColumn<Row> {
  readonly key: string
  readonly head: ReactNode
  /** At most one link or button: the focus goes to it in place of the cell. */
  readonly cell: (row: Row) => ReactNode
  readonly right?: boolean
  /** Leaves the grid first when it gets narrow. */
  readonly minor?: boolean
  readonly width?: string
  readonly sorted?: 'ascending' | 'descending'
}

export interface AmountGridProps<Row> {
  readonly caption: string
  readonly before: readonly GridColumn<Row>[]
  readonly amountHead: ReactNode
  readonly amountOf: (row: Row) => GridAmount
  readonly after: readonly GridColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Rows of one group below each other belong together in the first column. */
  readonly groupOf?: (row: Row) => string | number
  /** A sentence with its repair, or more fields, below a row. */
  readonly under?: (row: Row) => ReactNode
  /** Instead of rows. */
  readonly instead?: ReactNode
  readonly onAmount: (row: Row, amount: number | null) => void
  readonly onHighest: (row: Row) => void
  readonly onAside: (row: Row) => void
  readonly onUndo: () => void
  /** Something of several cells was pasted. */
  readonly onPaste: (text: string) => void
  /** Enter was pressed in the last row. */
  readonly onEnd: () => void
}

const rowsOfPage = 10

/**
 * A grid in which one number of each row is filled in, by the keyboard alone if one likes: arrows, Home and End move, Enter
 * accepts and goes down, digits replace, Esc takes back, H is the highest allowed, A sets aside. It is one stop of Tab.
 */
export function AmountGrid<Row>(props: AmountGridProps<Row>) {
  const { caption, before, amountHead, amountOf, after, rows, rowKey, groupOf, under, instead } = props
  const { singleKeys } = useTheme()
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const last = useRef<HTMLElement | null>(null)
  /** What stood in the amount when the focus came into it. */
  const entered = useRef<{ readonly key: string; readonly value: number | null } | null>(null)
  const blocks = blocksOf(rows)
  const drawn = useDrawnBlocks(table, blocks.length)
  const columns = [...before, null, ...after]
  // A cell over all columns would keep the place of those that a narrow window hides.
  const sometimes = columns.filter((column) => column?.minor).length
  const always = columns.length - sometimes
  useLayoutEffect(() => {
    if (!table.current) return
    if (last.current && !last.current.isConnected) {
      // What was pressed below a row may be gone with what it repaired: the focus goes to the amount of the row.
      const line = [...table.current.querySelectorAll('tr[data-part=row]')].find(
        (each) => each.getAttribute('data-key') === entered.current?.key,
      )
      last.current = amountIn(line)
      if (document.activeElement === document.body) last.current?.focus()
    }
    keepOneTabStop(table.current, last.current)
  })

  function rowAt(element: Element): number {
    return Number(element.closest('tr')?.dataset['at'] ?? Number.NaN)
  }
  function goTo(at: number): void {
    const wanted = Math.min(rows.length - 1, Math.max(0, at))
    drawn.draw(blockOf(wanted, rows.length))
    const line = table.current?.querySelector(`tr[data-part=row][data-at="${wanted}"]`)
    amountIn(line)?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }
  function moveUpOrDown(from: HTMLElement, by: 1 | -1): void {
    const at = rowAt(from)
    // The next row may be one that is not drawn yet.
    drawn.draw(blockOf(Math.min(rows.length - 1, Math.max(0, at + by)), rows.length))
    if (table.current) stopBeside(table.current, from, by)?.focus()
  }

  function press(event: KeyboardEvent<HTMLTableElement>): void {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return
    const inAmount = target.matches('input[data-amount]')
    const intent = intentOf(event, { inAmount, inField: target.matches('input') && !inAmount, singleKeys })
    const at = rowAt(target)
    const row = rows[at]
    if (intent === null || row === undefined) return
    if (intent === 'take-back' && entered.current?.value === amountOf(row).value) return
    event.preventDefault()
    switch (intent) {
      case 'up':
      case 'down':
        return moveUpOrDown(target, intent === 'up' ? -1 : 1)
      case 'left':
      case 'right':
        return stopAside(target, intent === 'left' ? -1 : 1)?.focus()
      case 'first':
        return goTo(0)
      case 'last':
        return goTo(rows.length - 1)
      case 'page-up':
        return goTo(at - rowsOfPage)
      case 'page-down':
        return goTo(at + rowsOfPage)
      case 'accept':
        return at === rows.length - 1 ? props.onEnd() : goTo(at + 1)
      default:
        // At once: the digit that is pressed next replaces what stands there, however busy the browser is.
        flushSync(() => change(intent, row))
    }
    if (target instanceof HTMLInputElement) target.select()
  }

  function change(intent: 'take-back' | 'highest' | 'aside' | 'empty' | 'undo', row: Row): void {
    switch (intent) {
      case 'take-back':
        return props.onAmount(row, entered.current?.value ?? null)
      case 'highest':
        return props.onHighest(row)
      case 'aside':
        return props.onAside(row)
      case 'empty':
        return props.onAmount(row, null)
      case 'undo':
        return props.onUndo()
    }
  }

  function enter({ target }: FocusEvent<HTMLTableElement>): void {
    if (!(target instanceof HTMLElement) || !table.current) return
    last.current = target
    keepOneTabStop(table.current, target)
    const row = rows[rowAt(target)]
    entered.current = row === undefined ? null : { key: rowKey(row), value: amountOf(row).value }
    if (target instanceof HTMLInputElement) target.select()
  }

  function paste(event: ClipboardEvent<HTMLTableElement>): void {
    const text = event.clipboardData.getData('text')
    if (!/[\t;\n]/.test(text.trim())) return
    event.preventDefault()
    props.onPaste(text)
  }

  const drawRow = (row: Row, at: number) => {
    const key = rowKey(row)
    const amount = amountOf(row)
    const below = under?.(row)
    const underId = `${id}-under-${key}`
    const next = rows[at + 1]
    const joins = groupOf !== undefined && next !== undefined && groupOf(next) === groupOf(row)
    return (
      <Fragment key={key}>
        <tr
          role="row"
          aria-rowindex={at + 2}
          data-part="row"
          data-at={at}
          data-key={key}
          data-aside={amount.aside !== null || undefined}
          data-bad={amount.bad || undefined}
          data-joins={joins || undefined}
          data-open={Boolean(below) || undefined}
        >
          {columns.map((column) =>
            column === null ? (
              <AmountCell
                key="amount"
                amount={amount}
                noteId={`${id}-note-${key}`}
                underId={below ? underId : undefined}
                onAmount={(value) => props.onAmount(row, value)}
              />
            ) : (
              <td
                key={column.key}
                role="gridcell"
                className={classes(column.right && css.right, column.minor && css.minor)}
              >
                {column.cell(row)}
              </td>
            ),
          )}
        </tr>
        {below && (
          <tr role="row" className={css.under} data-part="under" data-at={at} data-bad={amount.bad || undefined}>
            <td role="gridcell" colSpan={always} id={underId}>
              {below}
            </td>
            {sometimes > 0 && <td role="presentation" colSpan={sometimes} className={css.minor} />}
          </tr>
        )}
      </Fragment>
    )
  }

  return (
    <div className={css.frame}>
      <table
        ref={table}
        role="grid"
        className={css.grid}
        aria-rowcount={rows.length + 1}
        onKeyDown={press}
        onFocus={enter}
        onPaste={paste}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <th
                key={column?.key ?? 'amount'}
                role="columnheader"
                scope="col"
                className={classes((column === null || column.right) && css.right, column?.minor && css.minor)}
                aria-sort={column?.sorted}
                style={{ width: column === null ? '96px' : column.width }}
              >
                {column === null ? amountHead : column.head}
              </th>
            ))}
          </tr>
        </thead>
        {instead ? (
          <tbody role="rowgroup">
            <tr role="row">
              <td role="gridcell" colSpan={always} className={css.instead}>
                {instead}
              </td>
              {sometimes > 0 && <td role="presentation" colSpan={sometimes} className={css.minor} />}
            </tr>
          </tbody>
        ) : (
          blocks.map((block, number) => (
            <tbody role="rowgroup" key={rowsBefore(number)} data-block={number}>
              {drawn.isDrawn(number) ? (
                block.map((row, at) => drawRow(row, rowsBefore(number) + at))
              ) : (
                <tr role="presentation" aria-hidden="true">
                  <td colSpan={always} style={{ height: drawn.heightOf(number, block.length) }} />
                </tr>
              )}
            </tbody>
          ))
        )}
      </table>
    </div>
  )
}
