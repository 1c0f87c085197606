import { useAllTexts } from '../../../platform/texts.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { postalCodeText, readPostalCode } from '@omsorg/domain/format/postal-code.ts'
import type { PersonForm } from '../recipient/form/person-form.ts'
import { type AddressFields, addressCountries } from '../recipient/form/recipient-fields.ts'
import css from '../recipient/form/Form.module.css'

interface AddressPartsProps {
  readonly form: PersonForm
  readonly path: `addresses.${number}` | 'invoice'
  readonly address: AddressFields
}

/** The seven parts of an address (O-3-11), in the order in which an envelope is written. */
export function AddressParts({ form, path, address }: AddressPartsProps) {
  const t = useAllTexts()
  const words = t.orders.receiver
  const required = t.common.states.required
  const isInvoice = path === 'invoice'
  return (
    <div className={css.fields}>
      <TextField
        label={t.recipientForm.address.name}
        help={isInvoice ? t.recipientForm.address.invoiceNameHelp : t.recipientForm.address.nameHelp}
        autoComplete="off"
        {...form.field(`${path}.name`)}
      />
      <TextField label={words.careOf} autoComplete="off" {...form.field(`${path}.careOf`)} />
      <TextField label={words.street} required={required} autoComplete="off" {...form.field(`${path}.street`)} />
      <TextField
        label={words.postalCode}
        required={required}
        autoComplete="off"
        {...form.field(`${path}.zip`, {
          onBlur: (event) => {
            const stored = readPostalCode(event.target.value, address.countryCode)
            if (stored !== null) event.target.value = postalCodeText(stored, address.countryCode)
          },
        })}
      />
      <TextField label={words.city} required={required} autoComplete="off" {...form.field(`${path}.city`)} />
      <SelectField
        label={words.country}
        options={addressCountries.map((code) => ({ value: code, label: t.recipientForm.countries[code] }))}
        {...form.field(`${path}.countryCode`)}
      />
      {!isInvoice && (
        <TextField
          label={words.entryCode}
          help={words.entryCodeHelp}
          autoComplete="off"
          {...form.field(`${path}.entryCode`)}
        />
      )}
    </div>
  )
}
