import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { session } from './session/browser-session.ts'
import { leaving } from './session/leaving.ts'
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
  /**
   * Another entry of the same address is another step of what is filled in, and leaves nothing. Where each step is saved by
   * itself, another step leaves what is filled in, and only the rest of the entry does not.
   */
  readonly hasSteps?: true | 'each-saved'
}

/** Asks before entries are lost; what can be kept is kept without asking. Whoever is signed out is let go. */
export function LeavingQuestion({
  isDirty,
  keep,
  isLostWithWindow = isDirty,
  onLeave,
  hasSteps,
}: LeavingQuestionProps) {
  const words = useTexts().common.leaving
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)
  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const isSameStep = hasSteps === true || stepOf(current.search) === stepOf(next.search)
      if (hasSteps && current.pathname === next.pathname && isSameStep) return false
      if (session.state().phase !== 'signed-in' || leaving.isUnderWay()) return false
      await keep?.()
      return isDirty()
    },
    enableBeforeUnload: isLostWithWindow,
    withResolver: true,
  })
  useEffect(() =>
    leaving.askBefore(async () => {
      await keep?.()
      return !isDirty() || new Promise<boolean>((resolve) => setAnswer(() => resolve))
    }),
  )
  const isAsked = blocker.status === 'blocked' || answer !== null
  // What was on its way to be saved when the question came is saved by now.
  const isSettled = isAsked && !isDirty()
  useEffect(() => {
    if (!isSettled) return
    answer?.(true)
    setAnswer(null)
    blocker.proceed?.()
  }, [isSettled, answer, blocker])
  if (!isAsked) return null

  function settle(leaves: boolean): void {
    if (leaves) onLeave?.()
    answer?.(leaves)
    setAnswer(null)
    if (leaves) blocker.proceed?.()
    else blocker.reset?.()
  }

  return (
    <Dialog
      open
      onClose={() => settle(false)}
      title={words.question}
      actions={
        <>
          <Button size="compact" onClick={() => settle(false)}>
            {words.stay}
          </Button>
          <Button variant="danger-filled" size="compact" onClick={() => settle(true)}>
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.body}</p>
    </Dialog>
  )
}

/** The step that an address names; none is the first. */
function stepOf(search: object): string {
  return String(Reflect.get(search, 'step') ?? '')
}
