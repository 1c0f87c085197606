import { useAllTexts } from '../../../platform/texts.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface PasskeyNameProps {
  readonly name: string
  readonly error: string | null
  readonly onChange: (name: string) => void
}

/** The name by which somebody knows their passkeys apart. */
export function PasskeyName({ name, error, onChange }: PasskeyNameProps) {
  const { passkeys } = useAllTexts().mySecurity
  return (
    <TextField
      label={passkeys.name}
      help={passkeys.hint}
      name="passkey-name"
      maxLength={60}
      value={name}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  )
}
