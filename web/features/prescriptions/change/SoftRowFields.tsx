import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { PrescriptionContext, StoredRow } from '../prescription/wizard/form/basis.ts'
import { cutOptions } from '../prescription/wizard/form/fields.ts'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import css from '../prescription/wizard/Prescribe.module.css'
import type { SoftForm } from './SoftPage.tsx'

interface SoftRowFieldsProps {
  readonly form: SoftForm
  /** Which row of the form it is. */
  readonly index: number
  readonly product: StoredRow['product']
  readonly context: PrescriptionContext
}

/** One product: its note, where its cost belongs, and how it is cut. */
export function SoftRowFields({ form, index, product, context: { basis, stored } }: SoftRowFieldsProps) {
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
            numeric
            inputMode="numeric"
            autoComplete="off"
            {...form.field(`rows.${index}.cutSize`)}
          />
        )}
      </div>
    </fieldset>
  )
}
