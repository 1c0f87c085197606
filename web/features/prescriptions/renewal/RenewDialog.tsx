import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { batchRenewRows } from '@omsorg/contract/prescriptions/row/batch-renew-rows.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { isPreliminaryPrescription } from '@omsorg/domain/prescriptions/prescription/shown-prescription.ts'
import { useState } from 'react'
import { AnswerFailed } from '../../../platform/AnswerFailed.tsx'
import { useFormat } from '../../../platform/format.ts'
import { useAction, useAnswer } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import type { PrescriptionHere } from '../dialogs/doing.ts'
import { LeftOutRows } from './LeftOutRows.tsx'
import { outdatedByRenewing } from '../dialogs/outdated.ts'
import type { Proposal } from './proposal.ts'
import { usualStart, type Start } from './beginning-of-renewal.ts'
import { RenewalForm } from './RenewalForm.tsx'
import css from '../dialogs/Renewing.module.css'
import { startBlockText } from './start-block-text.ts'
import { Told } from '../dialogs/Told.tsx'
import { useDoing } from '../dialogs/use-doing.ts'

interface RenewDialogProps {
  readonly prescription: Pick<PrescriptionHere, 'prescriptionId' | 'therapyArea' | 'rows'>
  readonly onClose: () => void
}

type Renewed = Omit<AnswerOf<typeof renewPrescription>, 'careRecipientId'>

/** Which products go on, from which day, and who else has to renew the rest; then what was made of it. */
export function RenewDialog({ prescription, onClose }: RenewDialogProps) {
  const t = useAllTexts()
  const words = t.renewing.renew
  const options = callOptionsOf(useRecipientHere())
  const input = { prescriptionId: prescription.prescriptionId }
  const [renewed, setRenewed] = useState<Renewed | null>(null)
  const proposal = useAnswer(proposeRenewal, { input }, { ...options, enabled: renewed === null })
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [start, setStart] = useState<Start | null>(null)
  const renewAll = useAction(renewPrescription, { ...options, outdates: outdatedByRenewing })
  const renewSome = useAction(batchRenewRows, { ...options, outdates: outdatedByRenewing })
  const { busy, failure, attempt, fail } = useDoing(prescription.therapyArea)

  const { data } = proposal
  const rowIds = chosen ?? new Set(data?.rows.map((row) => row.prescriptionRowId))
  const from = start ?? (data ? usualStart(data, prescription.rows) : 'today')
  const blocked = data && blockOf(data)

  function renew(): void {
    if (!data) return
    if (rowIds.size === 0) return fail(words.chooseOne)
    const { startDate } = from === 'today' ? data.fromToday : data.afterOldEnd
    const all = rowIds.size === data.rows.length
    void attempt(
      async () => {
        const prescriptionRowIds = [...rowIds]
        const answer = all
          ? await renewAll.mutateAsync({ input: { ...input, startDate } })
          : await renewSome.mutateAsync({ input: { prescriptionRowIds, startDate } })
        setRenewed(answer)
      },
      { said: null },
    )
  }

  const title = renewed ? words.doneTitle : words.title({ area: t.therapyAreas.names[prescription.therapyArea] })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {renewed || blocked ? t.common.actions.close : t.common.actions.cancel}
          </Button>
          {!renewed && !blocked && data && (
            <Button variant="primary" size="compact" busy={busy} onClick={renew}>
              {words.action({ count: rowIds.size })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.stack}>
        {renewed ? (
          <Result renewed={renewed} />
        ) : proposal.isError ? (
          <AnswerFailed answer={proposal} />
        ) : data ? (
          <>
            {blocked && <Notice tone="soon">{startBlockText(blocked, prescription.therapyArea, t)}</Notice>}
            {!blocked && (
              <RenewalForm
                proposal={data}
                held={prescription.rows}
                chosen={rowIds}
                onChoose={setChosen}
                start={from}
                onStart={setStart}
              />
            )}
            <LeftOutRows rows={data.leftOut} />
          </>
        ) : (
          <Skeleton label={t.common.states.loading} rows={3} />
        )}
        {failure && (
          <Notice tone="error" spoken>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** Why it can be renewed from neither day; null when one of them will do. */
function blockOf({ fromToday, afterOldEnd }: Proposal) {
  return fromToday.can.allowed || afterOldEnd.can.allowed ? null : fromToday.can.reason
}

function Result({ renewed }: { readonly renewed: Renewed }) {
  const t = useAllTexts()
  const format = useFormat()
  const words = t.renewing.renew
  const [from, to] = [format.date(renewed.startDate), format.date(renewed.endDate)]
  return (
    <Told>
      <Notice tone="fresh">{words.done({ from, to })}</Notice>
      {isPreliminaryPrescription(renewed) && <p>{words.waits({ from })}</p>}
      <LeftOutRows rows={renewed.leftOut} />
    </Told>
  )
}
