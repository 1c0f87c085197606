import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { batchRenewRows } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import type { PrescriptionHere } from '../dialogs/prescription-action.ts'
import { ResultMessage } from '../dialogs/ResultMessage.tsx'
import { usePrescriptionAction } from '../dialogs/use-prescription-action.ts'
import { alreadyText } from '../renew-request/request-text.ts'
import { type Proposal, usualStart, type Start } from './renewal-start.ts'
import { RenewalForm } from './RenewalForm.tsx'
import { startBlockText } from './start-block-text.ts'
import type { LeftOutRow } from '@omsorg/contract/prescriptions/renewal/renewal-view.ts'
import css from '../dialogs/Dialogs.module.css'

interface RenewDialogProps {
  readonly prescription: Pick<PrescriptionHere, 'prescriptionId' | 'therapyArea' | 'rows'>
  /** The request that the renewal answers. */
  readonly renewRequestId?: number
  /** Somebody else answered the request first, in a sentence. */
  readonly onAnswered?: (sentence: string) => void
  readonly onClose: () => void
}

type Renewed = Omit<AnswerOf<typeof renewPrescription>, 'careRecipientId'>

/** Which products go on, from which day, and who else has to renew the rest; then what was made of it. */
export function RenewDialog({ prescription, renewRequestId, onAnswered, onClose }: RenewDialogProps) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.renewing.renew
  const input = { prescriptionId: prescription.prescriptionId }
  const [renewed, setRenewed] = useState<Renewed | null>(null)
  const options = { ...callOptionsOf(useRecipientHere()), enabled: renewed === null }
  const proposal = useAnswer(proposeRenewal, { input }, options)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [start, setStart] = useState<Start | null>(null)
  const [tried, setTried] = useState(false)
  const renewAll = usePrescriptionAction(renewPrescription, { resolves: ['renew-request-not-pending'] })
  const renewSome = usePrescriptionAction(batchRenewRows)

  const { data } = proposal
  const rowIds = chosen ?? new Set(data?.rows.map((row) => row.prescriptionRowId))
  const from = start ?? (data ? usualStart(data, prescription.rows) : 'today')
  const blocked = data && blockOf(data)
  const canAct = !renewed && !blocked && data !== undefined

  async function renew(): Promise<void> {
    setTried(true)
    if (!data || rowIds.size === 0) return
    const { startDate } = from === 'today' ? data.fromToday : data.afterOldEnd
    const result =
      rowIds.size === data.rows.length
        ? await renewAll.run({ input: { ...input, startDate, renewRequestId: renewRequestId ?? null } })
        : await renewSome.run({ input: { prescriptionRowIds: [...rowIds], startDate } })
    if (result?.ok) setRenewed(result.value)
    else if (result?.reason === 'renew-request-not-pending') {
      onAnswered?.(alreadyText(result.detail, t, format))
      onClose()
    }
  }

  return (
    <ActionDialog
      wide
      title={renewed ? words.doneTitle : words.title({ area: t.therapyAreas.names[prescription.therapyArea] })}
      action={canAct && words.action({ count: rowIds.size })}
      busy={renewAll.busy || renewSome.busy}
      onAction={renew}
      keep={renewed || blocked ? t.common.actions.close : t.common.actions.cancel}
      onClose={onClose}
    >
      {renewed ? (
        <Result renewed={renewed} />
      ) : data && !proposal.error ? (
        <>
          {blocked ? (
            <Notice tone="soon">{startBlockText(blocked, prescription.therapyArea, t)}</Notice>
          ) : (
            <RenewalForm
              proposal={data}
              held={prescription.rows}
              chosen={rowIds}
              onChoose={setChosen}
              start={from}
              onStart={setStart}
              error={tried && rowIds.size === 0 && words.chooseOne}
            />
          )}
          <LeftOutRows rows={data.leftOut} />
        </>
      ) : (
        <InsteadOfAnswer answer={proposal} rows={3} />
      )}
    </ActionDialog>
  )
}

/** Why it can be renewed from neither day; null when one of them will do. */
function blockOf({ fromToday, afterOldEnd }: Proposal) {
  return fromToday.can.allowed || afterOldEnd.can.allowed ? null : fromToday.can.reason
}

function Result({ renewed }: { readonly renewed: Renewed }) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.renewing.renew
  const [from, to] = [format.date(renewed.startDate), format.date(renewed.endDate)]
  return (
    <ResultMessage>
      <Notice tone="fresh">{words.done({ from, to })}</Notice>
      {renewed.status === 'preliminary' && <p>{words.waits({ from })}</p>}
      <LeftOutRows rows={renewed.leftOut} />
    </ResultMessage>
  )
}

/** What is not renewed here, each with who could, or that nobody sells it any more. */
function LeftOutRows({ rows }: { readonly rows: readonly LeftOutRow[] }) {
  const words = useCareTexts().renewing.renew
  if (rows.length === 0) return null
  return (
    <Notice tone="soon" title={words.leftOut}>
      <ul className={css.left}>
        {rows.map((row) => (
          <li key={row.prescriptionRowId}>
            <b>{row.name}</b>
            <br />
            {words.reasons[row.reason]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
