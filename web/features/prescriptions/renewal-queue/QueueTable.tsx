import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { blockOf, blocksOf, rowsBefore } from '../../../ui/grid/row-blocks.ts'
import { useDrawnBlocks } from '../../../ui/grid/use-drawn-blocks.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import { prescriptionPath } from '../prescription/wizard/prescription-path.ts'
import { NoForm } from './NoForm.tsx'
import css from './Queue.module.css'
import { QueueLine } from './QueueLine.tsx'
import { type QueueIntent, queueIntent } from './queue-keys.ts'
import { answered, packagesOf, type Pass, withPackages } from './queue-pass.ts'

export interface QueueHandle {
  readonly goTo: (prescriptionRowId: number) => void
}

interface QueueTableProps {
  readonly ref: Ref<QueueHandle>
  readonly rows: readonly QueueRow[]
  readonly pass: Pass
  readonly onChange: (next: Pass) => void
  readonly onUndo: () => void
  readonly onConfirm: () => void
}

/** The rows, one of which has the focus: arrows move it, single keys answer, and it is one stop of Tab. */
export function QueueTable({ ref, rows, pass, onChange, onUndo, onConfirm }: QueueTableProps) {
  const t = useAllTexts()
  const words = t.renewalQueue
  const { singleKeys } = useTheme()
  const table = useRef<HTMLTableElement>(null)
  const [currentId, setCurrentId] = useState(rows[0]?.prescriptionRowId)
  const [saysNo, setSaysNo] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const blocks = blocksOf(rows)
  const drawn = useDrawnBlocks(table, blocks.length)
  const found = rows.findIndex((row) => row.prescriptionRowId === currentId)
  const current = Math.max(0, found)

  function goTo(at: number): void {
    const to = Math.min(rows.length - 1, Math.max(0, at))
    const row = rows[to]
    if (!row) return
    drawn.draw(blockOf(to, rows.length))
    setCurrentId(row.prescriptionRowId)
    wanted.current = row.prescriptionRowId
  }
  // After the row is drawn, and what was filled in below another has gone.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const line = table.current?.querySelector<HTMLElement>(`tr[data-row="${wanted.current}"]`)
    if (!line) return
    wanted.current = null
    line.focus()
    line.scrollIntoView({ block: 'nearest' })
  })
  useImperativeHandle(ref, () => ({ goTo: (id) => goTo(rows.findIndex((row) => row.prescriptionRowId === id)) }))

  function act(row: QueueRow, at: number, intent: QueueIntent): void {
    const { allowed } = row.can
    switch (intent) {
      case 'up':
        return goTo(at - 1)
      case 'down':
        return goTo(at + 1)
      case 'first':
        return goTo(0)
      case 'last':
        return goTo(rows.length - 1)
      case 'renew':
        if (!allowed) return
        onChange(answered(pass, row, { answer: 'renew', packages: changedOf(row) }))
        return goTo(at + 1)
      case 'no':
        setCurrentId(row.prescriptionRowId)
        return setSaysNo(row.prescriptionRowId)
      case 'pace':
        if (allowed && row.packagesAtPace !== null) onChange(withPackages(pass, row, row.packagesAtPace))
        return
      case 'more':
      case 'less':
        if (allowed) onChange(withPackages(pass, row, packagesOf(pass, row) + (intent === 'more' ? 1 : -1)))
        return
      case 'open':
        return void openAddress(prescriptionPath(row, row.prescriptionId))
      case 'undo':
        return onUndo()
      case 'confirm':
        return onConfirm()
    }
  }

  function changedOf(row: QueueRow): number | null {
    const packages = packagesOf(pass, row)
    return packages === row.packagesPerWithdrawal ? null : packages
  }

  function press(event: KeyboardEvent<HTMLTableElement>): void {
    const { target } = event
    if (event.defaultPrevented || !(target instanceof HTMLElement) || target.closest('form')) return
    const at = Number(target.closest('tr')?.dataset['at'] ?? Number.NaN)
    const row = rows[at]
    const intent = queueIntent(event, singleKeys)
    if (!row || intent === null) return
    event.preventDefault()
    act(row, at, intent)
  }

  function closeNo(at: number, reason: string | null): void {
    const row = rows[at]
    setSaysNo(null)
    if (row && reason !== null) onChange(answered(pass, row, { answer: 'no', reason }))
    goTo(reason === null ? at : at + 1)
  }

  const { columns } = words
  const heads = [columns.person, columns.product, columns.end, columns.drawn, columns.next, columns.answer]
  return (
    <table ref={table} role="table" className={css.table} onKeyDown={press}>
      <caption>
        <VisuallyHidden>{words.caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {blocks.map((block, number) => (
        <tbody key={number} role="rowgroup" data-block={number}>
          {drawn.isDrawn(number) ? (
            block.map((row, place) => {
              const at = rowsBefore(number) + place
              return (
                <QueueLine
                  key={row.prescriptionRowId}
                  row={row}
                  at={at}
                  of={rows.length}
                  pass={pass}
                  isCurrent={at === current}
                  onFocus={() => setCurrentId(row.prescriptionRowId)}
                  onAct={(intent) => act(row, at, intent)}
                  onChangeAnswer={() => {
                    onChange(answered(pass, row, null))
                    goTo(at)
                  }}
                  under={
                    saysNo === row.prescriptionRowId && (
                      <NoForm onSay={(reason) => closeNo(at, reason)} onCancel={() => closeNo(at, null)} />
                    )
                  }
                />
              )
            })
          ) : (
            <tr aria-hidden="true">
              <td colSpan={heads.length} style={{ height: drawn.heightOf(number, block.length) }} />
            </tr>
          )}
        </tbody>
      ))}
    </table>
  )
}
