import { useBlocker } from '@tanstack/react-router'
import { session } from '../../../platform/session/browser-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Wizard } from './wizard.ts'

/** Saves on the way out what can be saved, and asks only about what would be lost. */
export function LeavingDialog({ wizard }: { readonly wizard: Wizard }) {
  const t = useTexts()
  const blocker = useBlocker({
    shouldBlockFn: async () => {
      if (!wizard.isDirty() || session.state().phase !== 'signed-in') return false
      await wizard.saveNow()
      return wizard.isDirty()
    },
    enableBeforeUnload: wizard.isDirty,
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
