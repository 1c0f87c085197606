import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '../picture/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useTheme } from '../theme/ThemeProvider.tsx'
import { type KeyedRow, moveInGrid } from './cell-keys.ts'
import css from './CellGrid.module.css'

/** A cell by the names of its row and its column; without a column the head of the row. */
export interface CellName {
  readonly row: string
  readonly column: string | null
}

export interface CellColumn {
  readonly key: string
  /** Short, for it stands above a narrow column. */
  readonly head: ReactNode
}

export interface CellColumnGroup {
  readonly key: string
  readonly head: ReactNode
  readonly columns: readonly CellColumn[]
}

export interface CellRow extends KeyedRow {
  readonly name: string
  readonly icon: ReactNode
  /** How many stand below it, in figures and in words. */
  readonly count?: { readonly figure: string; readonly words: string } | undefined
  readonly isMarked?: boolean | undefined
}

export interface DrawnCell {
  /** All of it in words, as it is read out. */
  readonly words: string
  readonly drawn: ReactNode
  /** Space and a press change nothing here. */
  readonly isFixed: boolean
  readonly tone?: 'changed' | 'error' | undefined
}

/** Lets a screen move the focus to a cell that is drawn. */
export interface CellGridHandle {
  focus(cell: CellName): void
}

export interface CellGridProps {
  readonly label: string
  /** Above the heads of the rows. */
  readonly corner: string
  readonly groups: readonly CellColumnGroup[]
  readonly rows: readonly CellRow[]
  readonly cellOf: (row: string, column: string) => DrawnCell
  readonly chosen: CellName | null
  readonly onChoose: (cell: CellName) => void
  readonly onToggle: (row: string, open: boolean) => void
  /** Space was pressed in a cell, or what is drawn in it. */
  readonly onPress: (row: string, column: string) => void
  /** Further keys, in lower case; letters where they act by themselves. True when the key did something. */
  readonly onKey?: (key: string, cell: CellName) => boolean
  readonly handle?: Ref<CellGridHandle>
}

/** Rows of one height, so that none needs to be measured: as high as a finger needs on a touch screen. */
function heightOfRow(): number {
  return matchMedia('(pointer: coarse)').matches ? 44 : 40
}

/**
 * A table of cells that are looked at and pressed one by one, by the tree grid pattern of ARIA: one tab stop, arrows, and rows that
 * open. Only the rows in sight are drawn; the heads and the first column stay in sight.
 */
export function CellGrid(props: CellGridProps) {
  const { label, corner, groups, rows, cellOf, chosen, onChoose, onToggle, onPress, onKey, handle } = props
  const { singleKeys } = useTheme()
  const scroller = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(heightOfRow)
  const headId = useId()
  const columns = groups.flatMap((group) => group.columns)
  const rowAt = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen?.row),
  )
  const columnAt = columns.findIndex(({ key }) => key === chosen?.column) + 1
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => rows[at]?.key ?? at,
    overscan: 12,
    // The row with the tab stop stays drawn, however far it is scrolled away.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), rowAt])].toSorted((one, other) => one - other),
  })

  function focus(cell: CellName): void {
    flushSync(() => onChoose(cell))
    const at = rows.findIndex(({ key }) => key === cell.row)
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' })
    const line = scroller.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(cell.row)}"]`)
    const stop = line?.querySelector<HTMLElement>(`[data-column="${CSS.escape(cell.column ?? '')}"]`)
    stop?.focus({ preventScroll: true })
    stop?.scrollIntoView({ block: 'nearest', inline: cell.column === null ? 'start' : 'nearest' })
  }
  useImperativeHandle(handle, () => ({ focus }))

  /** However the focus comes into a cell, the keys count there. */
  function enter(cell: CellName): void {
    if (cell.row !== chosen?.row || cell.column !== chosen.column) onChoose(cell)
  }

  function press(event: KeyboardEvent): void {
    const row = rows[rowAt]
    if (!row) return
    const cell = { row: row.key, column: columns[columnAt - 1]?.key ?? null }
    const move = moveInGrid(event, rows, columns.length, { row: rowAt, column: columnAt })
    if (move) {
      event.preventDefault()
      if ('toggle' in move) return onToggle(move.toggle, move.open)
      const next = rows[move.go.row]
      return next && focus({ row: next.key, column: columns[move.go.column - 1]?.key ?? null })
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ') {
      event.preventDefault()
      if (cell.column !== null) onPress(cell.row, cell.column)
      else if (row.open !== null) onToggle(row.key, !row.open)
      return
    }
    const isLetter = event.key.length === 1
    if ((!isLetter || singleKeys) && onKey?.(event.key.toLowerCase(), cell)) event.preventDefault()
  }

  function click(event: MouseEvent, row: string, column: string): void {
    focus({ row, column })
    // What is drawn in the cell is its button; beside it the cell is only chosen.
    if (event.target instanceof Element && event.target.closest('[data-box]')) onPress(row, column)
  }

  const template = { gridTemplateColumns: `var(--head-width) repeat(${columns.length}, var(--cell-width))` }
  return (
    <div ref={scroller} className={css.scroller}>
      <div
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        className={css.grid}
        onKeyDown={press}
      >
        <div role="row" aria-rowindex={1} className={css.heads} style={template}>
          <div role="columnheader" className={css.corner}>
            {corner}
          </div>
          {groups.map((group) =>
            group.columns.map(({ key, head }, at) => (
              <div
                key={key}
                role="columnheader"
                id={`${headId}-${key}`}
                className={css.columnHead}
                data-first={at === 0 || undefined}
                data-chosen={key === chosen?.column || undefined}
              >
                {at === 0 && (
                  <span className={css.group} aria-hidden="true">
                    {group.head}
                  </span>
                )}
                <span>{head}</span>
              </div>
            )),
          )}
        </div>
        <div role="rowgroup" className={css.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            if (!row) return null
            const isHere = index === rowAt
            return (
              <div
                key={row.key}
                role="row"
                aria-rowindex={index + 2}
                aria-level={row.level}
                aria-expanded={row.open ?? undefined}
                data-row={row.key}
                data-chosen={row.key === chosen?.row || undefined}
                className={css.row}
                style={{ ...template, height: rowHeight, transform: `translateY(${start}px)` }}
              >
                <div
                  role="rowheader"
                  data-column=""
                  data-level={Math.min(row.level, 3)}
                  tabIndex={isHere && columnAt === 0 ? 0 : -1}
                  className={css.rowHead}
                  data-marked={row.isMarked || undefined}
                  onFocus={() => enter({ row: row.key, column: null })}
                  onClick={() => focus({ row: row.key, column: null })}
                >
                  {row.open === null ? (
                    <span className={css.leaf} />
                  ) : (
                    <span
                      className={css.toggle}
                      data-open={row.open || undefined}
                      aria-hidden="true"
                      onClick={() => onToggle(row.key, !row.open)}
                    >
                      <Icon size={18} of={<IconChevronRight />} />
                    </span>
                  )}
                  <Icon size={18} of={row.icon} />
                  <span className={css.name} title={row.name}>
                    {row.name}
                  </span>
                  {row.count && (
                    <span className={css.count}>
                      <span aria-hidden="true">{row.count.figure}</span>
                      <VisuallyHidden>{row.count.words}</VisuallyHidden>
                    </span>
                  )}
                </div>
                {columns.map(({ key }, at) => {
                  const { words, drawn, isFixed, tone } = cellOf(row.key, key)
                  const isFirst = groups.some((group) => group.columns[0]?.key === key)
                  return (
                    <div
                      key={key}
                      role="gridcell"
                      data-column={key}
                      tabIndex={isHere && columnAt === at + 1 ? 0 : -1}
                      aria-readonly={isFixed || undefined}
                      className={css.cell}
                      data-first={isFirst || undefined}
                      data-tone={tone}
                      data-chosen={(isHere && key === chosen?.column) || undefined}
                      onFocus={() => enter({ row: row.key, column: key })}
                      onClick={(event) => click(event, row.key, key)}
                    >
                      <VisuallyHidden>{words}</VisuallyHidden>
                      <span className={css.drawn} aria-hidden="true">
                        {drawn}
                      </span>
                    </div>
                  )
                })}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
