import { useBlocker } from '@tanstack/react-router'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { session } from './session/browser-session.ts'
import { useTexts } from './texts.tsx'

interface LeavingQuestionProps {
  /** Whether leaving now would lose something. */
  readonly isDirty: () => boolean
  /** Saves on the way out what can be saved. */
  readonly keep?: () => Promise<unknown>
  /** Whether closing the window would lose something; without it, whatever is dirty. */
  readonly isLostWithWindow?: () => boolean
  /** Somebody leaves, and means it. */
  readonly onLeave?: () => void
  /** Another entry of the same address is another step of what is filled in, and leaves nothing. */
  readonly hasSteps?: true
}

/** Asks before entries are lost; what can be kept is kept without asking. Whoever is signed out is let go. */
export function LeavingQuestion({
  isDirty,
  keep,
  isLostWithWindow = isDirty,
  onLeave,
  hasSteps,
}: LeavingQuestionProps) {
  const { leaving } = useTexts().common
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      if (hasSteps && current.pathname === next.pathname) return false
      if (session.state().phase !== 'signed-in') return false
      await keep?.()
      return isDirty()
    },
    enableBeforeUnload: isLostWithWindow,
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
          <Button
            variant="danger-filled"
            size="compact"
            onClick={() => {
              onLeave?.()
              blocker.proceed()
            }}
          >
            {leaving.leave}
          </Button>
        </>
      }
    >
      <p>{leaving.body}</p>
    </Dialog>
  )
}
