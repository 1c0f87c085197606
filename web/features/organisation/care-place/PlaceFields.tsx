import type { FieldProps } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface PlaceFieldsProps {
  readonly name: FieldProps<'name'>
  readonly email: FieldProps<'email'>
  readonly phone: FieldProps<'phone'>
}

/** What a care place is called, and how it is reached (A-2.7-28). */
export function PlaceFields({ name, email, phone }: PlaceFieldsProps) {
  const { place: words } = useAllTexts().organisationClients
  return (
    <>
      <TextField label={words.name} autoComplete="off" required {...name} />
      <TextField label={words.email} type="email" autoComplete="off" {...email} />
      <TextField label={words.phone} type="tel" autoComplete="off" {...phone} />
    </>
  )
}
