import { useAllTexts } from '../../platform/texts.tsx'
import type { FieldProps } from '../../platform/forms/use-form.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import css from './Requests.module.css'

interface AddressFieldsProps {
  readonly street: FieldProps<string>
  readonly zip: FieldProps<string>
  readonly city: FieldProps<string>
}

export function AddressFields({ street, zip, city }: AddressFieldsProps) {
  const t = useAllTexts()
  const { fields } = t.requests
  const { required } = t.common.states
  return (
    <>
      <TextField label={fields.street} required={required} autoComplete="off" {...street} />
      <div className={css.pair}>
        <TextField label={fields.zip} required={required} autoComplete="off" {...zip} />
        <TextField label={fields.city} required={required} autoComplete="off" {...city} />
      </div>
    </>
  )
}
