import type { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import type { updateCareRecipient } from '@omsorg/contract/care-recipients/recipient/update-care-recipient.ts'
import type { NotDone } from '../../../../platform/calls/result.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { StaleNotice } from '../../../../platform/StaleNotice.tsx'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'

/** What the form itself says of a person that could not be saved; every other refusal has its message. */
export const savingResolves = ['no-answer', 'registered-here', 'registered-elsewhere'] as const

interface SavingNoticeProps {
  readonly notDone: NotDone<typeof createCareRecipient> | NotDone<typeof updateCareRecipient> | null
  readonly onReload?: () => void
}

/** Why nothing was saved, and the one thing to do about it. */
export function SavingNotice({ notDone, onReload }: SavingNoticeProps) {
  const words = useAllTexts().recipientForm.saving
  switch (notDone?.reason) {
    case 'no-answer':
      return (
        <Notice tone="soon" title={words.notSaved} spoken>
          {words.noConnection}
        </Notice>
      )
    case 'stale':
      return <StaleNotice title={words.stale} body={words.staleBody} onReload={onReload} />
    case 'registered-here':
      return <RegisteredHere careRecipientId={notDone.detail.careRecipientId} initials={null} />
    case 'registered-elsewhere':
      return <RegisteredElsewhere />
    default:
      return null
  }
}

interface RegisteredHereProps {
  readonly careRecipientId: number
  /** Null where they may not be shown. */
  readonly initials: string | null
}

/** The number belongs to somebody who is here already. */
export function RegisteredHere({ careRecipientId, initials }: RegisteredHereProps) {
  const { already } = useAllTexts().recipientForm
  const path = pathTo('CareRecipient', { careRecipientId })
  return (
    <Notice
      tone="info"
      title={already.here}
      actions={
        <RouteButton size="compact" to={path}>
          {already.open}
        </RouteButton>
      }
      spoken
    >
      {initials ? already.initials({ initials }) : already.hereBody}
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
