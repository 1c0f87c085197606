import type { Reason } from '../../../../platform/calls/result.ts'
import { StaleNotice } from '../../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'

interface SendingNoticeProps {
  readonly notDone: { readonly reason: Reason } | null
  readonly title: string
  readonly onReload: () => void
}

/** What was not sent stands below, untouched: why, and the one thing to do about it. Everything else is said by a message. */
export function SendingNotice({ notDone, title, onReload }: SendingNoticeProps) {
  const { wizard } = useAllTexts().prescribing
  if (notDone?.reason === 'no-answer') {
    return (
      <Notice tone="soon" title={title} spoken>
        {wizard.noConnection}
      </Notice>
    )
  }
  if (notDone?.reason !== 'stale') return null
  return <StaleNotice title={wizard.staleTitle} body={wizard.staleBody} onReload={onReload} />
}
