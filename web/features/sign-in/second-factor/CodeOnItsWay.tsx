import type { SentKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './TwoFactorPage.module.css'
import type { Sending } from './use-second-step.ts'

interface CodeOnItsWayProps {
  readonly kind: SentKind
  readonly to: string
  readonly sending: Sending
  readonly secondsToNext: number
  readonly onSend: () => void
}

/** Where a code was sent, and when it can be sent once more. */
export function CodeOnItsWay({ kind, to, sending, secondsToNext, onSend }: CodeOnItsWayProps) {
  const words = useAllTexts().secondStep
  const again = (
    <Button variant="text" onClick={onSend}>
      {words.again}
    </Button>
  )
  if (sending === 'failed') return <Notice tone="error" spoken title={words.notSent} actions={again} />
  if (sending === 'too-many') return <Notice tone="now" spoken title={words.tooManyCodes} />
  return (
    <div className={css.onItsWay}>
      <p role="status">{sending === 'sending' ? words.sending : words.sentTo[kind]({ to })}</p>
      {sending === 'sent' && (secondsToNext > 0 ? <p>{words.againIn({ seconds: secondsToNext })}</p> : again)}
    </div>
  )
}
