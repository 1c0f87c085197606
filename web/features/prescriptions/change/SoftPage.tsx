import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { useState } from 'react'
import { type FieldError, type SendingForm, useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { PrescriptionContext, StoredRow } from '../prescription/wizard/form/basis.ts'
import { longestNote } from '../prescription/wizard/form/validation.ts'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame, changeOptions } from './ChangeFrame.tsx'
import { rowFieldAt } from './row-field-at.ts'
import { openRows, type SoftFields, softErrorsOf, softFieldsOf, softToSend } from './soft-fields.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { cutOptions } from '../prescription/wizard/form/fields.ts'
import css from '../prescription/wizard/Prescribe.module.css'

export type SoftForm = SendingForm<typeof softUpdatePrescription, SoftFields>

/** Notes, cuts and invoice areas of what runs: nothing that touches a withdrawal (O-7-17). */
export function SoftPage({ context }: { readonly context: PrescriptionContext }) {
  const t = useAllTexts()
  const { soft, reasons } = t.prescribing.page
  const { faults } = t.prescribing
  const { basis, stored } = context
  const [initial] = useState(() => softFieldsOf(stored))
  const toSend = (fields: SoftFields) => softToSend(fields, initial, stored)
  const form: SoftForm = useForm(softUpdatePrescription, {
    ...changeOptions,
    id: 'soft',
    initial,
    toSend: (fields) => ({ input: toSend(fields) }),
    rules: (fields) => [
      ...(fields.note.trim().length > longestNote ? [{ at: 'note', text: faults['note-too-long'] }] : []),
      ...fields.rows.flatMap((row, index) =>
        Object.entries(softErrorsOf(row, basis)).map(([field, name]): FieldError => ({
          at: `rows.${index}.${field}`,
          text: faults[name],
        })),
      ),
    ],
    fieldAt: (path) => rowFieldAt(path, toSend(form.read()).rows, form.read().rows),
    done: soft.done,
  })
  const block = blockOfChange(stored, 'soft-update')
  return (
    <ChangeFrame
      context={context}
      title={basis.settings.cutOptionAllowed ? soft.title : soft.titleWithoutCut}
      save={soft.save}
      form={form}
      reason={block ? reasons[block] : undefined}
    >
      {basis.settings.noteEnabled && (
        <NoteField label={t.prescribing.period.note} text={form.values.note} {...form.field('note')} />
      )}
      {openRows(stored).map(({ prescriptionRowId, product }, index) => (
        <SoftRowFields key={prescriptionRowId} form={form} index={index} product={product} context={context} />
      ))}
    </ChangeFrame>
  )
}

interface SoftRowFieldsProps {
  readonly form: SoftForm
  /** Which row of the form it is. */
  readonly index: number
  readonly product: StoredRow['product']
  readonly context: PrescriptionContext
}

/** One product: its note, where its cost belongs, and how it is cut. */
function SoftRowFields({ form, index, product, context: { basis, stored } }: SoftRowFieldsProps) {
  const t = useAllTexts()
  const words = t.prescribing.use
  const { noteEnabled, cutOptionAllowed } = basis.settings
  const areas = basis.invoiceAreas.filter(({ customerNumber }) => customerNumber === stored.customerNumber)
  const row = form.values.rows[index]
  return (
    <fieldset className={css.group}>
      <legend>{product.name}</legend>
      <div className={css.fields}>
        {noteEnabled && (
          <NoteField
            label={words.note}
            aria-label={words.noteOf({ product: product.name })}
            text={row?.note ?? ''}
            rows={2}
            {...form.field(`rows.${index}.note`)}
          />
        )}
        {areas.length > 0 && (
          <SelectField
            label={words.invoiceArea}
            emptyOption={t.prescribing.period.noInvoiceArea}
            options={areas.map((area) => ({ value: String(area.invoiceAreaId), label: `${area.code} ${area.name}` }))}
            {...form.field(`rows.${index}.invoiceAreaId`)}
          />
        )}
        {cutOptionAllowed && (
          <SelectField
            label={words.cut}
            options={cutOptions.map((option) => ({ value: option, label: words.cutOptions[option] }))}
            {...form.field(`rows.${index}.cutOption`)}
          />
        )}
        {cutOptionAllowed && row?.cutOption === 'standard' && (
          <TextField
            label={words.cutSize}
            help={words.cutSizeHelp}
            required={t.common.states.required}
            unit={t.common.units.mm}
            numeric="whole"
            {...form.field(`rows.${index}.cutSize`)}
          />
        )}
      </div>
    </fieldset>
  )
}
