import { useAllTexts } from '../../../../platform/texts.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import type { PersonForm } from '../form/person-form.ts'
import css from '../form/Form.module.css'

/** How the person is reached, and who is called about a delivery. */
export function ContactFields({ form }: { readonly form: PersonForm }) {
  const t = useAllTexts()
  const words = t.recipientForm.contact
  const required = form.rules.phoneRequired ? t.common.states.required : undefined
  return (
    <div className={css.fields}>
      <TextField label={words.phone} type="tel" autoComplete="off" required={required} {...form.field('phone')} />
      <TextField
        label={words.deliveryPhone}
        help={words.deliveryPhoneHelp}
        type="tel"
        autoComplete="off"
        {...form.field('deliveryPhone')}
      />
      <TextField label={words.email} type="email" autoComplete="off" {...form.field('email')} />
    </div>
  )
}
