import { updateDispense } from '@omsorg/contract/prescriptions/change/update-dispense.ts'
import { daysOf } from '@omsorg/domain/calendar/period.ts'
import { type FieldError, type SendingForm, useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { PrescriptionContext } from '../prescription/wizard/form/basis.ts'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import css from '../prescription/wizard/Prescribe.module.css'
import { DrawnNote } from '../prescription/wizard/use/DrawnNote.tsx'
import { errorText } from '../prescription/wizard/words/error-text.ts'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame, changeOptions } from './ChangeFrame.tsx'
import {
  dispenseErrorsOf,
  dispenseFieldsOf,
  type DispenseRow,
  dispenseRowsOf,
  dispenseToSend,
} from './dispense-fields.ts'
import { rowFieldAt } from './row-field-at.ts'

interface DispenseFields {
  readonly rows: readonly DispenseRow[]
}

/** The dispense handler's own: note and quantities of products that need a dispensation, and nothing else. */
export function DispensePage({ context }: { readonly context: PrescriptionContext }) {
  const t = useAllTexts()
  const { dispense, reasons, soft } = t.prescribing.page
  const { use } = t.prescribing
  const { basis, stored } = context
  const rows = dispenseRowsOf(stored, basis)
  const block = blockOfChange(stored, 'update-dispense')
  const period = { start: Temporal.PlainDate.from(stored.startDate), end: Temporal.PlainDate.from(stored.endDate) }
  const mostWithdrawals = Math.min(daysOf(period), basis.settings.maxWithdrawals)
  const about = { therapyArea: stored.therapyArea, mostWithdrawals, withheld: null }
  const initial: DispenseFields = { rows: rows.map(dispenseFieldsOf) }
  const toSend = (fields: DispenseFields) => dispenseToSend(fields.rows, rows, stored)
  const form: SendingForm<typeof updateDispense, DispenseFields> = useForm(updateDispense, {
    ...changeOptions,
    id: 'dispense',
    initial,
    toSend: (fields) => ({ input: toSend(fields) }),
    rules: (fields) =>
      rows.flatMap((row, index) => {
        const filled = fields.rows[index]
        const errors = filled ? dispenseErrorsOf(filled, row, mostWithdrawals) : {}
        return Object.entries(errors).map(([field, name]): FieldError => ({
          at: `rows.${index}.${field}`,
          text: errorText(name, about, t),
        }))
      }),
    fieldAt: (path) => rowFieldAt(path, toSend(form.read()).rows, form.read().rows),
    done: soft.done,
  })

  return (
    <ChangeFrame
      context={context}
      title={dispense.title}
      save={dispense.save}
      form={form}
      right="dispense"
      reason={block ? reasons[block] : rows.length === 0 ? dispense.none : undefined}
    >
      <p>{dispense.body}</p>
      {rows.map((row, index) => {
        const { name: product } = row.product
        return (
          <fieldset key={row.prescriptionRowId} className={css.group}>
            <legend>{product}</legend>
            <DrawnNote row={row} />
            <div className={css.fields}>
              <TextField
                label={use.withdrawals}
                aria-label={use.withdrawalsOf({ product })}
                numeric="whole"
                {...form.field(`rows.${index}.withdrawals`)}
              />
              <TextField
                label={use.packages}
                aria-label={use.packagesOf({ product })}
                numeric="whole"
                {...form.field(`rows.${index}.packagesPerWithdrawal`)}
              />
              {basis.settings.noteEnabled && (
                <NoteField
                  label={use.note}
                  aria-label={use.noteOf({ product })}
                  text={form.values.rows[index]?.note ?? ''}
                  rows={2}
                  {...form.field(`rows.${index}.note`)}
                />
              )}
            </div>
          </fieldset>
        )
      })}
    </ChangeFrame>
  )
}
