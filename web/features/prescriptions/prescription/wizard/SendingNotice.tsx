import type { Reason } from '../../../../platform/calls/result.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'

interface SendingNoticeProps {
  readonly notDone: { readonly reason: Reason } | null
  readonly title: string
  readonly onReload: () => void
}

/** What was not sent stands below, untouched: why, and the one thing to do about it. Everything else is said by a message. */
export function SendingNotice({ notDone, title, onReload }: SendingNoticeProps) {
  const t = useAllTexts()
  const { wizard } = t.prescribing
  if (notDone?.reason === 'no-answer') {
    return (
      <Notice tone="soon" title={title} spoken>
        {wizard.noConnection}
      </Notice>
    )
  }
  if (notDone?.reason !== 'stale') return null
  return (
    <Notice
      tone="error"
      title={wizard.staleTitle}
      actions={
        <Button size="compact" onClick={onReload}>
          {t.common.actions.reload}
        </Button>
      }
      spoken
    >
      {wizard.staleBody}
    </Notice>
  )
}
