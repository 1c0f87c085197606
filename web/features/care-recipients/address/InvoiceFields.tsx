import { useAllTexts } from '../../../platform/texts.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { AddressParts } from './AddressParts.tsx'
import type { PersonForm } from '../recipient/form/person-form.ts'
import css from '../recipient/form/Form.module.css'

/** Where the bills go: one address or none, never two (O-3-13, O-5-29). */
export function InvoiceFields({ form }: { readonly form: PersonForm }) {
  const t = useAllTexts()
  const words = t.recipientForm.invoice
  const { values, rules, fill } = form
  return (
    <div className={css.stack}>
      <RadioGroup
        legend={words.to}
        name="invoiceTo"
        value={values.invoiceTo}
        onChange={(invoiceTo) => fill({ invoiceTo })}
        options={[
          { value: 'delivery', label: words.delivery },
          { value: 'own', label: words.own },
          ...(rules.invoiceAddressRequired ? [] : [{ value: 'none' as const, label: words.none }]),
        ]}
        error={form.errorOf('invoiceTo')}
        firstId={form.idOf('invoiceTo')}
      />
      {values.invoiceTo === 'own' && <AddressParts form={form} path="invoice" address={values.invoice} />}
    </div>
  )
}
