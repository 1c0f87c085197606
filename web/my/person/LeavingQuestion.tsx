import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Press } from '../parts/Press.tsx'
import { session } from '../session/session-here.ts'

/** Before something that is on this device alone is lost by signing out. */
export function LeavingQuestion({ onStay }: { readonly onStay: () => void }) {
  const { shell } = useTexts()
  return (
    <Dialog open onClose={onStay} title={shell.leaving.title}>
      <p>{shell.leaving.body}</p>
      <Press variant="primary" onClick={onStay}>
        {shell.leaving.stay}
      </Press>
      <Press variant="danger" onClick={session.signOut}>
        {shell.signOut}
      </Press>
    </Dialog>
  )
}
