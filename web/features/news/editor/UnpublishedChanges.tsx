import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import type { KeptNews } from './draft.ts'

interface UnpublishedChangesProps {
  /** As the page was opened with them; null where they were begun on it. */
  readonly changes: KeptNews['changes']
  readonly busy: boolean
  readonly drop: () => Promise<void>
}

/** That readers see something else than what stands in the fields, and the way back to it. */
export function UnpublishedChanges({ changes, busy, drop }: UnpublishedChangesProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.newsEditor.changes
  const [asks, setAsks] = useState(false)
  const author = changes?.updatedBy ? authorName(changes.updatedBy, t) : t.common.appName
  return (
    <Notice
      tone="info"
      title={words.title}
      actions={
        <Button size="compact" busy={busy} onClick={() => setAsks(true)}>
          {words.drop}
        </Button>
      }
    >
      <p>{words.body}</p>
      {changes && (
        <p className="o-small">
          <WithDates>{words.by({ name: author, date: format.dateTime(changes.updatedAt) })}</WithDates>
        </p>
      )}
      {asks && (
        <ActionDialog
          title={words.dropQuestion}
          action={words.drop}
          danger
          busy={busy}
          onAction={drop}
          onClose={() => setAsks(false)}
        >
          <p>{words.dropBody}</p>
        </ActionDialog>
      )}
    </Notice>
  )
}
