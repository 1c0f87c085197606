import { CallFailure } from '../../../platform/calls/failure.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { Keeping } from './draft-keeper.ts'

interface KeepingNoticeProps {
  readonly keeping: Keeping
  readonly onReload: () => void
}

/** Says when the order could not be kept, and what to do about it. */
export function KeepingNotice({ keeping: { phase, failure }, onReload }: KeepingNoticeProps) {
  const t = useAllTexts()
  const words = t.orders.wizard
  if (phase === 'stale') {
    const reload = (
      <Button size="compact" onClick={onReload}>
        {t.common.actions.reload}
      </Button>
    )
    return (
      <Notice tone="error" title={words.staleTitle} actions={reload} spoken>
        {words.staleBody}
      </Notice>
    )
  }
  if (phase !== 'failed') return null
  const code = failure instanceof CallFailure && failure.definite ? failure.code : null
  return (
    <Notice tone="error" spoken>
      {code ? t.errorCodes[code] : words.saveFailed}
    </Notice>
  )
}
