import { Button } from '../ui/action/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { useCareTexts } from './texts.tsx'

interface StaleNoticeProps {
  readonly title: string
  readonly body: string
  readonly onReload: (() => void) | undefined
}

/** Somebody else has changed what was to be saved: it is read anew before it is changed. */
export function StaleNotice({ title, body, onReload }: StaleNoticeProps) {
  const { reload } = useCareTexts().common.actions
  const button = (
    <Button size="compact" onClick={onReload}>
      {reload}
    </Button>
  )
  return (
    <Notice tone="error" title={title} actions={button} spoken>
      {body}
    </Notice>
  )
}
