import { softUpdatePrescription } from '@omsorg/contract/prescriptions/change/soft-update-prescription.ts'
import { useState } from 'react'
import { type FieldError, type SendingForm, useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import type { PrescriptionContext } from '../prescription/wizard/form/basis.ts'
import { longestNote } from '../prescription/wizard/form/validation.ts'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import { blockOfChange } from './block-of-change.ts'
import { ChangeFrame, changeOptions } from './ChangeFrame.tsx'
import { rowFieldAt } from './row-field-at.ts'
import { openRows, type SoftFields, softErrorsOf, softFieldsOf, softToSend } from './soft-fields.ts'
import { SoftRowFields } from './SoftRowFields.tsx'

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
