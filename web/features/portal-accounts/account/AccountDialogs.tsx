import { askConsentAgain } from '@omsorg/contract/portal-accounts/account/ask-consent-again.ts'
import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { removePortalAccount } from '@omsorg/contract/portal-accounts/account/remove-portal-account.ts'
import { resendActivation } from '@omsorg/contract/portal-accounts/account/resend-activation.ts'
import { signHolderOut } from '@omsorg/contract/portal-accounts/account/sign-holder-out.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import type { AskedOfAccount, PortalAccount } from './AccountTable.tsx'

interface AccountDialogsProps {
  readonly what: AskedOfAccount
  readonly account: PortalAccount
  readonly careRecipientId: number
  readonly onClose: () => void
}

export default function AccountDialogs({ what, ...rest }: AccountDialogsProps) {
  if (what === 'ask-again') return <AskAgainDialog {...rest} />
  if (what === 'sign-out') return <SignOutDialog {...rest} />
  return what === 'resend' ? <ResendDialog {...rest} /> : <RemoveDialog {...rest} />
}

type DialogProps = Omit<AccountDialogsProps, 'what'>

function ResendDialog({ account: { portalAccountId, email }, careRecipientId, onClose }: DialogProps) {
  const words = useAllTexts().portalAccounts
  const { run, busy } = useAction(resendActivation, { outdates: [listPortalAccounts], done: words.resent })
  const send = async () => {
    const result = await run({ input: { careRecipientId, portalAccountId } })
    if (result) onClose()
  }
  return (
    <ActionDialog title={words.resendQuestion} action={words.resend} busy={busy} onAction={send} onClose={onClose}>
      <p>{words.resendBody}</p>
      {email && (
        <p>
          <b>{email}</b>
        </p>
      )}
    </ActionDialog>
  )
}

/** Of whoever has said no to the consent: they are asked once more, and may say no again. */
function AskAgainDialog({ account: { portalAccountId, email }, careRecipientId, onClose }: DialogProps) {
  const words = useAllTexts().portalAccounts
  const { run, busy } = useAction(askConsentAgain, { outdates: [listPortalAccounts], done: words.askedAgain })
  const ask = async () => {
    const result = await run({ input: { careRecipientId, portalAccountId } })
    if (result) onClose()
  }
  return (
    <ActionDialog title={words.askAgainQuestion} action={words.askAgain} busy={busy} onAction={ask} onClose={onClose}>
      <p>{words.askAgainBody}</p>
      {email && (
        <p>
          <b>{email}</b>
        </p>
      )}
    </ActionDialog>
  )
}

/** On all devices at once: whoever has lost the only one reaches no list of them. */
function SignOutDialog({ account: { portalAccountId, name, others }, careRecipientId, onClose }: DialogProps) {
  const words = useAllTexts().portalAccounts
  const { run, busy } = useAction(signHolderOut, { outdates: [listPortalAccounts] })
  async function signOut(): Promise<void> {
    const result = await run({ input: { careRecipientId, portalAccountId } })
    if (!result) return
    if (result.ok) {
      const { devices, passkeys } = result.value
      const text = devices + passkeys > 0 ? words.signedOut : words.signedOutBefore
      messages.announce({ kind: 'toast', tone: 'success', text })
    }
    onClose()
  }
  return (
    <ActionDialog
      title={words.signOutQuestion({ name: name ?? '' })}
      action={words.signOut}
      danger
      busy={busy}
      onAction={signOut}
      onClose={onClose}
    >
      <div className="o-stack-12">
        <p>{words.signOutBody}</p>
        <p>{words.signOutLost}</p>
        {others > 0 && <p>{words.signOutOthers({ count: others })}</p>}
        <Notice tone="now">{words.signOutCode}</Notice>
        <p>{words.signOutMail}</p>
      </div>
    </ActionDialog>
  )
}

/** From one person, or from all (O-4-49): that other care places lose it too is asked a second time. */
function RemoveDialog({ account, careRecipientId, onClose }: DialogProps) {
  const words = useAllTexts().portalAccounts
  const { portalAccountId, name, others } = account
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const [sure, setSure] = useState(false)
  const { run, busy } = useAction(removePortalAccount, { outdates: [listPortalAccounts] })
  const isLast = others === 0

  async function remove(): Promise<void> {
    if (scope === 'all' && !sure) return setSure(true)
    const done = isLast || scope === 'all' ? words.removedAll : words.removedOne
    const result = await run({ input: { careRecipientId, portalAccountId, scope } }, { done })
    if (result) onClose()
  }

  return (
    <ActionDialog
      title={words.removeQuestion({ name: name ?? '' })}
      action={sure ? words.removeAllSure : words.removeAction}
      keep={words.keep}
      danger
      busy={busy}
      onAction={remove}
      onClose={onClose}
    >
      <div className="o-stack-12">
        {isLast ? (
          <p>{words.removeOneLast}</p>
        ) : (
          <RadioGroup
            legend={words.removeAction}
            name="remove-portal-account"
            boxed="wide"
            value={scope}
            onChange={(chosen) => {
              setScope(chosen)
              setSure(false)
            }}
            options={[
              { value: 'one', label: words.removeOne, help: words.removeOneKept({ count: others }) },
              { value: 'all', label: words.removeAll({ count: others + 1 }), help: words.removeAllHelp },
            ]}
          />
        )}
        <p>{words.removeKeeps}</p>
        {sure && (
          <Notice tone="now" spoken>
            {words.removeAllAsk}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}
