import { useState } from 'react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { Button } from '../action/Button.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'unit' | 'numeric'> {
  /** The word on the button while the password is hidden, and while it is shown. */
  showWord: string
  hideWord: string
}

/** Pasting is allowed, and what was typed can be shown. */
export function PasswordField({ showWord, hideWord, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <Button
          variant="text"
          size="small"
          icon={shown ? <IconEyeOff /> : <IconEye />}
          onClick={() => setShown(!shown)}
        >
          {shown ? hideWord : showWord}
        </Button>
      }
    />
  )
}
