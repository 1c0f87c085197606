import { Button } from '../ui/action/Button.tsx'
import { SignInFrame } from '../ui/sign-in/SignInFrame.tsx'
import css from './Gallery.module.css'

export function SignIn() {
  return (
    <div className={css.wide}>
      <SignInFrame
        name="Omsorg"
        title="Sign in"
        lead="For care staff."
        notesLabel="News"
        foot={<a href="#main">Help</a>}
      >
        <Button variant="primary">Sign in</Button>
      </SignInFrame>
    </div>
  )
}
