import { useBlocker } from '@tanstack/react-router'
import { session } from '../../../platform/session/browser-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface LeavingQuestionProps {
  /** Whether leaving now would lose something. */
  readonly isDirty: () => boolean
  /** Saves on the way out what can be saved. */
  readonly keep: () => Promise<void>
}

/** Asks before what was filled in is lost; what can be kept is kept without asking. */
export function LeavingQuestion({ isDirty, keep }: LeavingQuestionProps) {
  const t = useTexts()
  const blocker = useBlocker({
    shouldBlockFn: async () => {
      if (session.state().phase !== 'signed-in') return false
      await keep()
      return isDirty()
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  const { leaving } = t.common
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
