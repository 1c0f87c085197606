import { useEffect, useState } from 'react'
import { leaving } from '../../../platform/session/leaving.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

/** Signing out takes what is not sent off the phone: it asks before. */
export function SignOutQuestion({ waits }: { readonly waits: boolean }) {
  const words = useAllTexts().investigations.diary
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)
  useEffect(() => leaving.askBefore(async () => !waits || new Promise<boolean>((resolve) => setAnswer(() => resolve))))
  if (!answer) return null

  function settle(leaves: boolean): void {
    answer?.(leaves)
    setAnswer(null)
  }

  return (
    <Dialog
      open
      onClose={() => settle(false)}
      title={words.leaveQuestion}
      actions={
        <>
          <Button size="compact" onClick={() => settle(false)}>
            {words.leaveKeep}
          </Button>
          <Button variant="danger-filled" size="compact" onClick={() => settle(true)}>
            {words.leaveGo}
          </Button>
        </>
      }
    >
      <p>{words.leaveBody}</p>
    </Dialog>
  )
}
