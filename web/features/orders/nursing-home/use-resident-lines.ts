import { useMemo, useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { lineKeyOf, type LineKey } from '../placing/proposal.ts'
import type { StepProps } from '../placing/wizard.ts'
import type { WizardAction } from '../placing/wizard-state.ts'
import { createLineHistory } from './line-history.ts'
import { filledBySheet, type PastedSheet, targetsOf, withoutSheet } from './paste/filled-lines.ts'
import { readSheet } from './paste/read-sheet.ts'
import { type ResidentRow, rowsOf } from './resident-rows.ts'
import { whatIs } from './row-words.ts'

/** What a person does in the lines of residents: each can be taken back, and is said where it is not seen by listening. */
export function useResidentLines({ wizard, view }: StepProps) {
  const t = useAllTexts()
  const words = t.orderKinds.residents
  const proposal = wizard.proposal()
  const [history] = useState(createLineHistory)
  const [said, setSaid] = useState('')
  const [pastedSheet, setPasted] = useState<PastedSheet | null>(null)
  const sheet = pastedSheet?.sheet ?? null
  const rows = useMemo(() => rowsOf(proposal, view.lines, view.checked), [proposal, view.lines, view.checked])
  const pasted = useMemo<ReadonlyMap<LineKey, number>>(
    () => new Map(sheet?.filled.map(({ key, packages }) => [key, packages])),
    [sheet],
  )

  function act(action: WizardAction, typing: LineKey | null = null): void {
    history.note(wizard.view().lines, typing)
    wizard.act(action)
  }

  return {
    rows,
    sheet,
    pasted,
    said,
    act,
    rest: history.rest,
    setAmount: ({ line }: ResidentRow, quantity: number | null): void =>
      act({ kind: 'set-quantity', line, quantity }, lineKeyOf(line)),
    setHighest: ({ line }: ResidentRow): void => {
      if (line.allowedQuantity !== null) act({ kind: 'set-quantity', line, quantity: line.allowedQuantity })
    },
    setAsideOrBack(row: ResidentRow): void {
      const { key, filled, line } = row
      const what = whatIs(row, t)
      if (filled.setAside && line.unavailabilityCode !== null) return setSaid(words.cannotGo)
      act({ kind: filled.setAside ? 'take-back' : 'set-aside', key })
      setSaid(filled.setAside ? words.wasTakenBack(what) : words.wasAside(what))
    },
    undo(): void {
      const lines = history.undo()
      if (lines === null) return
      if (lines === pastedSheet?.before) setPasted(null)
      wizard.act({ kind: 'fill-lines', lines })
    },
    /** Takes back what was pasted, and nothing that was done since in other rows. */
    undoPaste(): void {
      if (!pastedSheet) return
      act({ kind: 'fill-lines', lines: withoutSheet(wizard.view().lines, pastedSheet) })
      setPasted(null)
    },
    paste(text: string): void {
      const read = readSheet(text, targetsOf(rows))
      const before = wizard.view().lines
      if (read.filled.length > 0) act({ kind: 'fill-lines', lines: filledBySheet(rows, read) })
      setPasted({ sheet: read, before })
    },
  }
}

export type ResidentLines = ReturnType<typeof useResidentLines>
