import { useBlocker } from '@tanstack/react-router'
import { session } from '../../../platform/session/browser-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

/** Asks before entries are lost. Whoever is signed out is let go: the entries are kept for the same person. */
export function LeavingQuestion({ isDirty }: { readonly isDirty: () => boolean }) {
  const { leaving } = useTexts().common
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty() && session.state().phase === 'signed-in',
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title={leaving.question}
      actions={
        <>
          <Button size="compact" onClick={blocker.reset}>
            {leaving.stay}
          </Button>
          <Button variant="danger-filled" size="compact" onClick={blocker.proceed}>
            {leaving.leave}
          </Button>
        </>
      }
    >
      <p>{leaving.body}</p>
    </Dialog>
  )
}
