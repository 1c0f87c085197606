import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import type { PlacingFailure } from './placing-failure.ts'

interface PlacingNoticeProps {
  readonly failure: PlacingFailure | null
  readonly onReload: () => void
  readonly onCorrect: () => void
  readonly onRead: () => void
}

/** Why the order was not placed, and the one thing to do about it. */
export function PlacingNotice({ failure, onReload, onCorrect, onRead }: PlacingNoticeProps) {
  const t = useAllTexts()
  const { place, wizard, check } = t.orders
  if (!failure || failure.kind === 'already-placed') return null
  const button = (word: string, press: () => void) => (
    <Button size="compact" onClick={press}>
      {word}
    </Button>
  )
  switch (failure.kind) {
    case 'no-connection':
      return (
        <Notice tone="soon" title={place.notSent} spoken>
          {place.offline}
        </Notice>
      )
    case 'prices':
      return (
        <Notice tone="soon" title={place.notSent} spoken>
          {place.pricesChanged}
        </Notice>
      )
    case 'stale':
      return (
        <Notice tone="error" title={wizard.staleTitle} actions={button(t.common.actions.reload, onReload)} spoken>
          {wizard.staleBody}
        </Notice>
      )
    case 'line':
      return (
        <Notice tone="error" title={place.notSent} actions={button(wizard.goToLine, onCorrect)} spoken>
          {wizard.lineChanged}
        </Notice>
      )
    case 'warnings':
      return (
        <Notice tone="error" title={place.notSent} actions={button(wizard.steps.check, onRead)} spoken>
          {check.mustAccept}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="error" title={place.notSent} spoken>
          {t.errorCodes[failure.code]}
        </Notice>
      )
  }
}
