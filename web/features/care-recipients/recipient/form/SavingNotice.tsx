import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Button, ButtonLink } from '../../../../ui/action/Button.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import type { SavingFailure } from './saving-failure.ts'

interface SavingNoticeProps {
  readonly failure: SavingFailure | null
  readonly onReload?: () => void
}

/** Why nothing was saved, and the one thing to do about it. */
export function SavingNotice({ failure, onReload }: SavingNoticeProps) {
  const t = useAllTexts()
  const words = t.recipientForm.saving
  switch (failure?.kind) {
    case undefined:
      return null
    case 'no-connection':
      return (
        <Notice tone="soon" title={words.notSaved} spoken>
          {words.noConnection}
        </Notice>
      )
    case 'stale':
      return (
        <Notice
          tone="error"
          title={words.stale}
          actions={
            onReload && (
              <Button size="compact" onClick={onReload}>
                {t.common.actions.reload}
              </Button>
            )
          }
          spoken
        >
          {words.staleBody}
        </Notice>
      )
    case 'registered-here':
      return <RegisteredHere careRecipientId={failure.careRecipientId} name={null} />
    case 'registered-elsewhere':
      return <RegisteredElsewhere />
    case 'fields':
      return (
        <Notice tone="error" title={words.notSaved} spoken>
          {words.fields({ count: failure.fields.length })}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="error" title={words.notSaved} spoken>
          {t.errorCodes[failure.code]}
        </Notice>
      )
  }
}

interface RegisteredHereProps {
  readonly careRecipientId: number | null
  /** Initials, where they may be shown. */
  readonly name: string | null
}

/** The number belongs to somebody who is here already. */
export function RegisteredHere({ careRecipientId, name }: RegisteredHereProps) {
  const { already } = useAllTexts().recipientForm
  const path = careRecipientId === null ? null : pathTo('CareRecipient', { careRecipientId })
  return (
    <Notice
      tone="info"
      title={already.here}
      actions={
        path && (
          <ButtonLink size="compact" render={(look) => <RouteLink to={path} {...look} />}>
            {already.open}
          </ButtonLink>
        )
      }
      spoken
    >
      {name ? already.initials({ initials: name }) : already.hereBody}
    </Notice>
  )
}

/** No more may be told than that another place has the person; it can give a copy. */
export function RegisteredElsewhere() {
  const { already } = useAllTexts().recipientForm
  return (
    <Notice tone="info" title={already.elsewhere} spoken>
      {already.askForCopy}
    </Notice>
  )
}
