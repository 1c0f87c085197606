import { closeAddition } from '@omsorg/contract/prescriptions/addition/close-addition.ts'
import { createAddition } from '@omsorg/contract/prescriptions/addition/create-addition.ts'
import { updateAddition } from '@omsorg/contract/prescriptions/addition/update-addition.ts'
import type { RowView } from '@omsorg/contract/prescriptions/row/row-view.ts'
import { readDay } from '@omsorg/domain/format/parse-day.ts'
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import type { PrescriptionHere } from '../dialogs/prescription-action.ts'
import { ResultMessage } from '../dialogs/ResultMessage.tsx'
import { usePrescriptionAction } from '../dialogs/use-prescription-action.ts'
import { errorsOfAddition, startAddition } from './addition-fields.ts'
import { AdditionForm } from './AdditionForm.tsx'

interface AdditionDialogProps {
  readonly prescription: Pick<PrescriptionHere, 'endDate'>
  readonly row: RowView
  /** The day in the market. */
  readonly today: string
  readonly onClose: () => void
}

/** Makes an addition on a row, or changes or ends the one that is open. */
export function AdditionDialog({ prescription, row, today, onClose }: AdditionDialogProps) {
  const words = useCareTexts().renewing.addition
  const create = usePrescriptionAction(createAddition, { done: words.created })
  const update = usePrescriptionAction(updateAddition, { done: words.created })
  const end = usePrescriptionAction(closeAddition, { done: words.ended })
  const { addition, prescriptionRowId } = row
  const { endDate } = prescription
  const [fields, setFields] = useState(() => startAddition(row, endDate))
  const [asked, setAsked] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const [ending, setEnding] = useState(false)
  const errors = errorsOfAddition(fields, { today, endDate, addition })

  async function save(): Promise<void> {
    const given = {
      extraPackages: fields.extraPackages ?? 0,
      extraWithdrawals: fields.extraWithdrawals ?? 0,
      endDate: readDay(fields.end),
    }
    const result = addition
      ? await update.run({ input: { ...given, ...pickOpen(addition) } })
      : await create.run({ input: { ...given, prescriptionRowId, startDate: today } })
    if (result?.ok) onClose()
  }

  async function endIt(): Promise<void> {
    const result = addition && (await end.run({ input: { additionId: addition.additionId } }))
    if (result?.ok) onClose()
  }

  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(asked + 1)
    if (Object.keys(errors).length === 0) void save()
  }
  const product = row.product.name
  const title = addition ? words.titleChange({ product }) : words.titleNew({ product })
  if (ending) {
    return (
      <ActionDialog title={title} action={words.endIt} danger busy={end.busy} onAction={endIt} onClose={onClose}>
        <ResultMessage>
          <p>{words.endQuestion}</p>
        </ResultMessage>
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      title={title}
      action={addition ? words.change : words.create}
      form={formId}
      busy={create.busy || update.busy}
      other={
        addition && (
          <Button variant="danger" size="compact" onClick={() => setEnding(true)}>
            {words.endIt}
          </Button>
        )
      }
      onClose={onClose}
    >
      <form ref={form} id={formId} className="o-stack" onSubmit={submit} noValidate>
        <AdditionForm
          row={row}
          endDate={endDate}
          fields={fields}
          onChange={(part) => setFields({ ...fields, ...part })}
          errors={asked > 0 ? errors : {}}
        />
      </form>
    </ActionDialog>
  )
}

function pickOpen({ additionId, startDate, rowVersion }: NonNullable<RowView['addition']>) {
  return { additionId, startDate, rowVersion }
}
