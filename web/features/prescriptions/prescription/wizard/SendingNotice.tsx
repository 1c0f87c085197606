import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { SendingFailure } from './form/server-faults.ts'
import { blockText } from './words/fault-text.ts'

interface SendingNoticeProps {
  readonly failure: SendingFailure | null
  readonly therapyArea: TherapyArea
  readonly title: string
  readonly onReload: () => void
}

/** Why it was not made, and the one thing to do about it. What was filled in stands below, untouched. */
export function SendingNotice({ failure, therapyArea, title, onReload }: SendingNoticeProps) {
  const t = useAllTexts()
  const { wizard, faults } = t.prescribing
  switch (failure?.kind) {
    case undefined:
      return null
    case 'no-connection':
      return (
        <Notice tone="soon" title={title} spoken>
          {wizard.noConnection}
        </Notice>
      )
    case 'stale':
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
    case 'blocked':
      return (
        <Notice tone="error" title={title} spoken>
          {blockText(failure.block, therapyArea, t)}
        </Notice>
      )
    case 'fields':
      return (
        <Notice tone="error" title={title} spoken>
          {wizard.fixFields({ count: failure.faults.length })}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="error" title={title} spoken>
          {failure.name ? faults[failure.name] : t.errorCodes[failure.code]}
        </Notice>
      )
  }
}
