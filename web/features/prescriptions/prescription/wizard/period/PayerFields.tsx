import { useAllTexts } from '../../../../../platform/texts.tsx'
import { SelectField } from '../../../../../ui/fields/SelectField.tsx'
import type { HeadField } from '../form/field-errors.ts'
import type { Prescribing } from '../use-validation.ts'
import css from '../Prescribe.module.css'

/** On which customer number it is booked, who pays, and where the cost belongs. */
export function PayerFields({ form }: { readonly form: Prescribing }) {
  const t = useAllTexts()
  const words = t.prescribing.period
  const { fields, context, act } = form
  const { customerNumbers, payers, invoiceAreas, settings } = context.basis
  const areas = invoiceAreas.filter(({ customerNumber }) => customerNumber === fields.customerNumber)
  const at = (field: HeadField) => form.at({ key: null, field })
  const chooseNumber = (customerNumber: string) => {
    // An area belongs to one number: it does not follow to another.
    const stays = invoiceAreas.some(
      (area) => area.customerNumber === customerNumber && String(area.invoiceAreaId) === fields.invoiceAreaId,
    )
    act({ kind: 'fill', fields: { customerNumber, ...(stays ? {} : { invoiceAreaId: '' }) } })
  }
  return (
    <div className={css.fields}>
      <SelectField
        label={words.customerNumber}
        {...at('customerNumber')}
        value={fields.customerNumber}
        onChange={(event) => chooseNumber(event.target.value)}
        options={customerNumbers.map(({ number, name }) => ({ value: number, label: `${number}, ${name}` }))}
      />
      {payers.length > 0 && (
        <SelectField
          label={words.payer}
          {...at('payerCustomerNumber')}
          value={fields.payerCustomerNumber}
          onChange={(event) => act({ kind: 'fill', fields: { payerCustomerNumber: event.target.value } })}
          options={payers.map(({ customerNumber, name }) => ({
            value: customerNumber,
            label: `${name}, ${customerNumber}`,
          }))}
        />
      )}
      {areas.length > 0 && (
        <SelectField
          label={words.invoiceArea}
          required={settings.invoiceAreaRequired ? t.common.states.required : undefined}
          {...at('invoiceAreaId')}
          emptyOption={settings.invoiceAreaRequired ? t.common.actions.choose : words.noInvoiceArea}
          value={fields.invoiceAreaId}
          onChange={(event) => act({ kind: 'fill', fields: { invoiceAreaId: event.target.value } })}
          options={areas.map((area) => ({ value: String(area.invoiceAreaId), label: `${area.code} ${area.name}` }))}
        />
      )}
    </div>
  )
}
