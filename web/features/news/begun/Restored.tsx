import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'

interface ThrowAwayProps {
  /** What would be thrown away; null where that stands on the page. */
  readonly what: string | null
  readonly onThrowAway: () => Promise<void>
}

/** Throws away what is half written, and asks first. */
export function ThrowAway({ what, onThrowAway }: ThrowAwayProps) {
  const [t] = useTextsAndFormat()
  const words = t.staticContent.draft
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button size="compact" onClick={() => setAsks(true)}>
        {words.startOver}
      </Button>
      {asks && (
        <ActionDialog
          title={words.startOverQuestion}
          action={words.startOver}
          danger
          busy={busy}
          onAction={async () => {
            setBusy(true)
            await onThrowAway()
            setBusy(false)
            setAsks(false)
          }}
          onClose={() => setAsks(false)}
        >
          <p>{what ?? words.startOverBody}</p>
        </ActionDialog>
      )}
    </>
  )
}

interface RestoredProps {
  /** When it was written, ISO 8601. */
  readonly at: string
  readonly onStartOver: () => Promise<void>
}

/** Something was written earlier and did not reach the server: it stands in the fields, and may be thrown away. */
export function Restored({ at, onStartOver }: RestoredProps) {
  const [t, format] = useTextsAndFormat()
  return (
    <Notice
      tone="info"
      title={<WithDates>{t.staticContent.draft.begun({ date: format.dateTime(at) })}</WithDates>}
      actions={<ThrowAway what={null} onThrowAway={onStartOver} />}
    />
  )
}
