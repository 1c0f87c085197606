import { useAllTexts } from '../../../../platform/texts.tsx'
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { Proposal } from '../proposal.ts'
import { type ReceiverForm, withAddress } from './receiver-fields.ts'
import css from '../Wizard.module.css'
import { addressText } from '../words.ts'

interface AddressFieldsProps {
  readonly form: ReceiverForm
  readonly proposal: Proposal
}

const typed = 'typed'

/** A stored address, or one that is typed; c/o and entry code can be changed for this order either way. */
export function AddressFields({ form, proposal: { addresses } }: AddressFieldsProps) {
  const t = useAllTexts()
  const words = t.orders.receiver
  const { values } = form
  const stored = addresses.map((address) => ({
    value: String(address.addressId),
    label: address.name || address.street,
    help: addressText(address),
  }))
  const choose = (value: string) => {
    const address = addresses.find((each) => String(each.addressId) === value)
    form.change(address ? withAddress(values, address) : { addressId: '' })
  }
  return (
    <>
      {stored.length > 0 && (
        <RadioGroup
          legend={words.address}
          name="address"
          value={values.addressId || typed}
          onChange={choose}
          options={[...stored, { value: typed, label: words.otherAddress }]}
        />
      )}
      <div className={css.fields}>
        <TextField label={words.careOf} {...form.field('careOf')} />
        <TextField label={words.entryCode} help={words.entryCodeHelp} {...form.field('entryCode')} />
        {values.addressId === '' && (
          <>
            <TextField label={words.street} required={t.common.states.required} {...form.field('street')} />
            <TextField label={words.postalCode} required={t.common.states.required} {...form.field('zip')} />
            <TextField label={words.city} required={t.common.states.required} {...form.field('city')} />
          </>
        )}
      </div>
      {values.addressId !== '' && form.errorOf('street') && (
        <p className={css.error} role="alert">
          {form.errorOf('street')}
        </p>
      )}
    </>
  )
}
