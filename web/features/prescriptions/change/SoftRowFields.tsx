import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { StoredRow } from '../prescription/wizard/form/basis.ts'
import { cutOptions } from '../prescription/wizard/form/fields.ts'
import type { ServerFault } from '../prescription/wizard/form/server-faults.ts'
import { NoteField } from '../prescription/wizard/NoteField.tsx'
import css from '../prescription/wizard/Prescribe.module.css'
import { serverFaultText } from '../prescription/wizard/words/fault-text.ts'
import type { Ground } from '../prescription/ground.ts'
import type { SoftFault, SoftRow } from './soft-fields.ts'

interface SoftRowFieldsProps {
  readonly row: SoftRow
  readonly product: StoredRow['product']
  readonly ground: Ground
  readonly faults: Partial<Record<keyof SoftRow, SoftFault>>
  readonly refused: readonly ServerFault[]
  readonly onFill: (changed: Partial<SoftRow>) => void
}

/** One product: its note, where its cost belongs, and how it is cut. */
export function SoftRowFields({ row, product, ground, faults, refused, onFill }: SoftRowFieldsProps) {
  const t = useAllTexts()
  const words = t.prescribing.use
  const { basis, stored } = ground
  const areas = basis.invoiceAreas.filter(({ customerNumber }) => customerNumber === stored.customerNumber)
  const about = { therapyArea: stored.therapyArea, mostWithdrawals: basis.settings.maxWithdrawals }
  const error = (field: 'note' | 'invoiceAreaId' | 'cutOption' | 'cutSize') => {
    const fault = faults[field]
    if (fault) return t.prescribing.faults[fault]
    const said = refused.find((each) => each.field === field)
    return said && serverFaultText(said, about, t)
  }
  const id = (field: string) => `soft-${row.prescriptionRowId}-${field}`
  return (
    <fieldset className={css.group}>
      <legend>{product.name}</legend>
      <div className={css.fields}>
        {basis.settings.noteEnabled && (
          <NoteField
            label={words.note}
            name={words.noteOf({ product: product.name })}
            id={id('note')}
            error={error('note')}
            value={row.note}
            onChange={(note) => onFill({ note })}
            rows={2}
          />
        )}
        {areas.length > 0 && (
          <SelectField
            label={words.invoiceArea}
            id={id('area')}
            error={error('invoiceAreaId')}
            emptyOption={t.prescribing.period.noInvoiceArea}
            value={row.invoiceAreaId}
            onChange={(event) => onFill({ invoiceAreaId: event.target.value })}
            options={areas.map((area) => ({ value: String(area.invoiceAreaId), label: `${area.code} ${area.name}` }))}
          />
        )}
        {basis.settings.cutOptionAllowed && (
          <SelectField
            label={words.cut}
            id={id('cut')}
            error={error('cutOption')}
            value={row.cutOption}
            onChange={(event) => {
              const cutOption = cutOptions.find((each) => each === event.target.value)
              if (cutOption) onFill({ cutOption })
            }}
            options={cutOptions.map((option) => ({ value: option, label: words.cutOptions[option] }))}
          />
        )}
        {basis.settings.cutOptionAllowed && row.cutOption === 'standard' && (
          <TextField
            label={words.cutSize}
            help={words.cutSizeHelp}
            required={t.common.states.required}
            unit={t.common.units.mm}
            id={id('size')}
            error={error('cutSize')}
            value={row.cutSize}
            onChange={(event) => onFill({ cutSize: event.target.value })}
            numeric
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </div>
    </fieldset>
  )
}
