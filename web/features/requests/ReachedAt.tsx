import { useAllTexts } from '../../platform/texts.tsx'
import type { FieldProps } from '../../platform/forms/use-form.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import css from './Requests.module.css'

interface ReachedAtProps {
  readonly email: FieldProps<string>
  readonly phone: FieldProps<string>
}

/** Where customer service answers. */
export function ReachedAt({ email, phone }: ReachedAtProps) {
  const t = useAllTexts()
  const { fields, optional } = t.requests
  const { required } = t.common.states
  return (
    <div className={css.pair}>
      <TextField label={fields.email} required={required} type="email" autoComplete="email" {...email} />
      <TextField label={fields.phone} help={optional} type="tel" autoComplete="tel" {...phone} />
    </div>
  )
}
