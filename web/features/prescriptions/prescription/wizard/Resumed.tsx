import { useState } from 'react'
import { ActionDialog } from '../../../../platform/ActionDialog.tsx'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'

interface ResumedProps {
  /** ISO 8601. */
  readonly leftOn: string
  readonly onForget: () => void
}

/** What was filled in before is here again. It can be thrown away, which is asked about. */
export function Resumed({ leftOn, onForget }: ResumedProps) {
  const [t, f] = useTextsAndFormat()
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
      {asking && (
        <ActionDialog
          title={resumed.question}
          action={resumed.throwAway}
          danger
          onAction={onForget}
          keep={t.common.actions.keep}
          onClose={() => setAsking(false)}
        >
          <p>{resumed.body}</p>
        </ActionDialog>
      )}
    </>
  )
}
