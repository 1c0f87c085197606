import { closeAddition } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { updateAddition } from '@omsorg/contract/prescriptions/addition/update-addition.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { useAction } from '../../../platform/calls/query.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { beginAddition, faultsOfAddition } from './addition-fields.ts'
import { AdditionForm } from './AdditionForm.tsx'
import type { PrescriptionHere } from '../dialogs/doing.ts'
import { outdatedByRenewing } from '../dialogs/outdated.ts'
import css from '../dialogs/Renewing.module.css'
import { Told } from '../dialogs/Told.tsx'
import { useDoing } from '../dialogs/use-doing.ts'

interface AdditionDialogProps {
  readonly prescription: Pick<PrescriptionHere, 'endDate'>
  readonly row: RowView
  /** The day in the market. */
  readonly today: string
  readonly onClose: () => void
}

/** Makes an addition on a row, or changes or ends the one that is open. */
export function AdditionDialog({ prescription, row, today, onClose }: AdditionDialogProps) {
  const t = useAllTexts()
  const words = t.renewing.addition
  const options = { ...callOptionsOf(useRecipientHere()), outdates: outdatedByRenewing }
  const create = useAction(createAddition, options)
  const update = useAction(updateAddition, options)
  const end = useAction(closeAddition, options)
  const { addition } = row
  const { endDate } = prescription
  const [fields, setFields] = useState(() => beginAddition(row, endDate))
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [ending, setEnding] = useState(false)
  const { busy, failure, attempt } = useDoing(row.product.therapyArea)
  const faults = faultsOfAddition(fields, { today, endDate, addition })

  async function save(): Promise<void> {
    const wish = {
      extraPackages: fields.extraPackages ?? 0,
      extraWithdrawals: fields.extraWithdrawals ?? 0,
      endDate: readDay(fields.end),
    }
    if (addition) {
      const { additionId, startDate, rowVersion } = addition
      await update.mutateAsync({ input: { additionId, startDate, rowVersion, ...wish } })
    } else {
      await create.mutateAsync({ input: { prescriptionRowId: row.prescriptionRowId, startDate: today, ...wish } })
    }
    onClose()
  }

  async function endIt(): Promise<void> {
    if (addition) await end.mutateAsync({ input: { additionId: addition.additionId } })
    onClose()
  }

  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])

  const act = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(asked + 1)
    if (Object.keys(faults).length === 0) void attempt(save, { said: words.created })
  }
  const product = row.product.name
  return (
    <Dialog
      open
      onClose={onClose}
      title={addition ? words.titleChange({ product }) : words.titleNew({ product })}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.cancel}
          </Button>
          {ending ? (
            <Button
              variant="danger-filled"
              size="compact"
              busy={busy}
              onClick={() => void attempt(endIt, { said: words.ended })}
            >
              {words.endIt}
            </Button>
          ) : (
            <>
              {addition && (
                <Button variant="danger" size="compact" onClick={() => setEnding(true)}>
                  {words.endIt}
                </Button>
              )}
              <Button variant="primary" size="compact" busy={busy} type="submit" form={formId}>
                {addition ? words.change : words.create}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={css.stack}>
        {ending ? (
          <Told>
            <p>{words.endQuestion}</p>
          </Told>
        ) : (
          <form ref={form} id={formId} className={css.stack} onSubmit={act} noValidate>
            <AdditionForm
              row={row}
              endDate={endDate}
              fields={fields}
              onChange={(part) => setFields({ ...fields, ...part })}
              faults={asked > 0 ? faults : {}}
            />
          </form>
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
