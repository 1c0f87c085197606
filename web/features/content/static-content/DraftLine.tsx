import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { KeptDraft, Standing } from './use-content-draft.ts'

/** The only sign of what is kept by itself. */
export function DraftLine({ standing }: { readonly standing: Standing }) {
  const [t, format] = useTextsAndFormat()
  const words = t.staticContent.draft
  const said =
    standing.is === 'kept'
      ? words.kept({ time: format.time(standing.at) })
      : standing.is === 'not-kept'
        ? words.notKept
        : ''
  return (
    <p className="o-small" role="status">
      {said}
    </p>
  )
}

interface BegunProps {
  readonly draft: KeptDraft
  readonly onStartOver: () => void
}

/** Something was written earlier and not saved: it stands in the fields, and may be thrown away. */
export function Begun({ draft, onStartOver }: BegunProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.staticContent.draft
  return (
    <Notice
      tone="info"
      title={words.begun({ date: format.dateTime(draft.savedOn) })}
      actions={
        <Button size="compact" onClick={onStartOver}>
          {words.startOver}
        </Button>
      }
    />
  )
}
