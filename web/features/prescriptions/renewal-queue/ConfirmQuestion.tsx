import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { countsOf, type Pass, stateOf } from './queue-pass.ts'

interface ConfirmQuestionProps {
  readonly rows: readonly QueueRow[]
  readonly pass: Pass
  readonly start: 'after-end' | 'today'
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Before anything is renewed: how many, from when, and what not. */
export function ConfirmQuestion({ rows, pass, start, onConfirm, onClose }: ConfirmQuestionProps) {
  const t = useAllTexts()
  const words = t.renewalQueue
  const counts = countsOf(rows, pass)
  const count = counts.renew + counts.changed
  const asked = new Set(
    rows
      .filter((row) => row.asked && ['renew', 'changed'].includes(stateOf(row, pass)))
      .map((row) => row.prescriptionId),
  ).size
  return (
    <ActionDialog
      title={words.question({ count })}
      action={words.confirm({ count })}
      keep={t.common.actions.back}
      onAction={onConfirm}
      onClose={onClose}
    >
      {count > 0 && <p>{words.questionStart[start]}</p>}
      {counts.changed > 0 && <p>{words.changedOnes({ count: counts.changed })}</p>}
      {asked > 0 && <p>{words.askedOnes({ count: asked })}</p>}
      <p className="o-second">{words.notOnes(counts)}</p>
    </ActionDialog>
  )
}
