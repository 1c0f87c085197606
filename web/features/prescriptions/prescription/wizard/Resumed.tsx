import { useState } from 'react'
import { useFormat } from '../../../../platform/format.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'

interface ResumedProps {
  /** ISO 8601. */
  readonly leftOn: string
  readonly onForget: () => void
}

/** What was filled in before is here again. It can be thrown away, which is asked about. */
export function Resumed({ leftOn, onForget }: ResumedProps) {
  const t = useAllTexts()
  const f = useFormat()
  const [asking, setAsking] = useState(false)
  const { resumed } = t.prescribing.wizard
  return (
    <>
      <Notice
        tone="info"
        actions={
          <Button size="compact" onClick={() => setAsking(true)}>
            {resumed.beginAnew}
          </Button>
        }
      >
        {resumed.since({ date: f.dateTime(leftOn) })}
      </Notice>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={resumed.question}
        actions={
          <>
            <Button size="compact" onClick={() => setAsking(false)}>
              {t.common.actions.keep}
            </Button>
            <Button variant="danger-filled" size="compact" onClick={onForget}>
              {resumed.throwAway}
            </Button>
          </>
        }
      >
        <p>{resumed.body}</p>
      </Dialog>
    </>
  )
}
