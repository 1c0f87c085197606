import { useState } from 'react'
import { useAllTexts } from '../../../../../platform/texts.tsx'
import { SelectField } from '../../../../../ui/fields/SelectField.tsx'
import { NoteField } from '../NoteField.tsx'
import type { RowPart } from './row-part.ts'
import css from './Use.module.css'

/** Note and invoice area of one product: seldom needed, one press away. */
export function MoreFields({ part: { row, item, form, at, fill } }: { readonly part: RowPart }) {
  const t = useAllTexts()
  const words = t.prescribing.use
  const { settings, invoiceAreas } = form.context.basis
  const areas = invoiceAreas.filter(
    ({ customerNumber, invoiceAreaId, isOffered }) =>
      customerNumber === form.fields.customerNumber && (isOffered || String(invoiceAreaId) === row.invoiceAreaId),
  )
  const wrong = at('note').error ?? at('invoiceAreaId').error
  const [open, setOpen] = useState(row.note !== '' || row.invoiceAreaId !== '')
  if (!settings.noteEnabled && areas.length === 0) return null
  return (
    <details
      className={css.more}
      open={open || wrong !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{areas.length === 0 ? words.note : settings.noteEnabled ? words.more : words.invoiceArea}</summary>
      <div className={css.fields}>
        {settings.noteEnabled && (
          <NoteField
            label={words.note}
            aria-label={words.noteOf({ product: item.product.name })}
            {...at('note')}
            text={row.note}
            value={row.note}
            onChange={(event) => fill({ note: event.target.value })}
            rows={2}
          />
        )}
        {areas.length > 0 && (
          <SelectField
            label={words.invoiceArea}
            {...at('invoiceAreaId')}
            emptyOption={words.asForAll}
            value={row.invoiceAreaId}
            onChange={(event) => fill({ invoiceAreaId: event.target.value })}
            options={areas.map((area) => ({ value: String(area.invoiceAreaId), label: `${area.code} ${area.name}` }))}
          />
        )}
      </div>
    </details>
  )
}
