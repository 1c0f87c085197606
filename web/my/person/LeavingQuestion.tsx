import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Press } from '../parts/Press.tsx'
import { leaveAfterAll, stay } from './leaving.ts'

/** Before something that is on this device alone is lost by signing out. */
export function LeavingQuestion() {
  const { shell } = useTexts()
  return (
    <Dialog open onClose={stay} title={shell.leaving.title}>
      <p>{shell.leaving.body}</p>
      <Press variant="primary" onClick={stay}>
        {shell.leaving.stay}
      </Press>
      <Press variant="danger" onClick={leaveAfterAll}>
        {shell.signOut}
      </Press>
    </Dialog>
  )
}
