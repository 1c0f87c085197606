import IconIdBadge2 from '@tabler/icons-react/dist/esm/icons/IconIdBadge2.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import { useState } from 'react'
import { SignInFrame, SignInMethods } from '../ui/sign-in/SignInFrame.tsx'
import css from './Gallery.module.css'

export function SignIn() {
  const [method, setMethod] = useState<'card' | 'password'>('password')
  return (
    <div className={css.wide}>
      <SignInFrame
        name="Omsorg"
        title="Sign in"
        lead="For care staff."
        notesLabel="News"
        foot={<a href="#main">Help</a>}
      >
        <SignInMethods
          label="Way to sign in"
          value={method}
          onChoose={setMethod}
          methods={[
            { key: 'card', icon: <IconIdBadge2 />, word: 'Card', note: 'SITHS' },
            { key: 'password', icon: <IconKey />, word: 'Password' },
          ]}
        />
      </SignInFrame>
    </div>
  )
}
