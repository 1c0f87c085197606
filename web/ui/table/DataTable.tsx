import { Fragment, type KeyboardEvent, type ReactNode } from 'react'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import { classes } from '../theme/classes.ts'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './DataTable.module.css'

export interface Column<Row> {
  key: string
  head: ReactNode
  /** The head is read out only, for example over a column of pictures. */
  headHidden?: boolean | undefined
  cell: (row: Row) => ReactNode
  /** Numbers and actions stand at the right. */
  right?: boolean | undefined
  /** Present on columns that sort; null while another column sorts. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void }
  /** Leaves the table first when it gets narrow. */
  minor?: boolean | undefined
  /** Where it goes when the row becomes a card: lead and title on top, body lines, status and action at the end. */
  card?: 'lead' | 'title' | 'body' | 'labelled' | 'status' | 'action' | 'hidden'
  width?: string | undefined
}

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Rows lead somewhere: the arrows, Home and End move the focus from the link of one row to that of another. */
  arrows?: boolean | undefined
  currentKey?: string | number | undefined
  /** The focus has come into a row. */
  onCurrent?: (row: Row) => void
  /** A sentence with repair buttons, or extra fields, under a row over the full width. */
  under?: (row: Row) => ReactNode
  /** Names the list of which these are rows: another takes its place as a whole. */
  list?: string | undefined
  /** The rows are of the former list, until the next has come. */
  stale?: boolean | undefined
  /** Instead of rows: Empty, ErrorState or Skeleton. */
  instead?: ReactNode
  /** A wide matrix scrolls inside itself instead of becoming cards. */
  scrolls?: boolean | undefined
}

const zebraFrom = 12

/** A table as HTML has it, for reading: what can be done with a row is a link or a button in one of its cells. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, arrows, currentKey, onCurrent, under, list, stale, instead, scrolls } = props
  return (
    <div
      className={classes(css.frame, scrolls && css.scrolls)}
      {...(scrolls ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table role="table" className={classes(css.table, rows.length >= zebraFrom && css.zebra)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" key={list} data-stale={stale || undefined}>
          {instead ? (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={css.instead}>
                {instead}
              </td>
            </tr>
          ) : (
            rows.map((row) => {
              const key = rowKey(row)
              const below = under?.(row)
              return (
                <Fragment key={key}>
                  <tr
                    role="row"
                    className={classes(css.row, Boolean(below) && css.joined)}
                    aria-current={key === currentKey || undefined}
                    onKeyDown={arrows ? moveBetweenRows : undefined}
                    onFocus={onCurrent && (() => onCurrent(row))}
                  >
                    {columns.map((column) => (
                      <Cell key={column.key} column={column} row={row} />
                    ))}
                  </tr>
                  {below && (
                    <tr role="row" className={css.under}>
                      <td role="cell" colSpan={columns.length}>
                        {below}
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })
          )}
        </tbody>
      </table>
    </div>
  )
}

function Head<Row>({ column }: { column: Column<Row> }) {
  const { head, headHidden, sort, right, minor, width } = column
  const arrow =
    sort?.direction === 'ascending' ? (
      <IconArrowUp />
    ) : sort?.direction === 'descending' ? (
      <IconArrowDown />
    ) : (
      <IconArrowsSort />
    )
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(right && css.right, minor && css.minor)}
      aria-sort={sort?.direction ?? undefined}
      style={width ? { width } : undefined}
    >
      {sort ? (
        <button type="button" className={css.sort} data-sorted={sort.direction ?? undefined} onClick={sort.onSort}>
          {head}
          <Icon size={16} of={arrow} />
        </button>
      ) : headHidden ? (
        <VisuallyHidden>{head}</VisuallyHidden>
      ) : (
        head
      )}
    </th>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, right, minor, card = 'labelled' } = column
  const content = cell(row)
  return (
    <td
      role="cell"
      className={classes(right && css.right, minor && css.minor)}
      data-card={card}
      data-empty={content === null || content === '' ? true : undefined}
    >
      {card === 'labelled' && (
        <span className={css.cardLabel} aria-hidden="true">
          {head}
        </span>
      )}
      {content}
    </td>
  )
}

/** A field inside keeps its own keys, and so does a menu. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableRowElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (!(event.target instanceof Element) || !event.target.matches('a, button')) return
  const row = event.currentTarget
  const rows = [...(row.parentElement?.querySelectorAll<HTMLTableRowElement>(`:scope > .${css.row}`) ?? [])]
  const here = rows.indexOf(row)
  const next = { ArrowDown: rows[here + 1], ArrowUp: rows[here - 1], Home: rows[0], End: rows.at(-1) }[event.key]
  if (!next) return
  event.preventDefault()
  const link = next.querySelector<HTMLElement>('[data-card=title] :is(a, button)') ?? next.querySelector('a, button')
  link?.focus()
}
