import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

interface PasswordHelpProps {
  /** The person has forgotten the password, or wants to change it. */
  readonly about: 'forgotten' | 'change'
  readonly onClose: () => void
}

/** Neither is built yet: says so, and who helps until then. */
export default function PasswordHelp({ about, onClose }: PasswordHelpProps) {
  const t = useAllTexts()
  const { forgotten, newPassword } = t.signInSteps
  return (
    <Dialog
      open
      onClose={onClose}
      title={about === 'forgotten' ? forgotten.title : newPassword.changeTitle}
      actions={
        <>
          <Button onClick={onClose}>{t.common.actions.close}</Button>
          <RouteButton variant="primary" to={pathTo('ContactForm')}>
            {t.signIn.contactUs}
          </RouteButton>
        </>
      }
    >
      <p>{about === 'forgotten' ? forgotten.notYet : forgotten.changeNotYet}</p>
    </Dialog>
  )
}
