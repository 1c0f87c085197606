import { listPortalAccounts } from '@omsorg/contract/portal-accounts/account/list-portal-accounts.ts'
import { setThroughPlace } from '@omsorg/contract/portal-accounts/account/set-through-place.ts'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { PortalAccounts } from './PortalAccountsTab.tsx'

const outdates = [listPortalAccounts]

/** Whether holders order for a person, or the care place alone, with the reason that stands beside their closed button. */
export default function ThroughPlace({ accounts }: { readonly accounts: PortalAccounts }) {
  const words = useAllTexts().portalAccounts.throughPlace
  const [asking, setAsking] = useState(false)
  const { throughPlace, orderingAllowed, mayChange, careRecipientId } = accounts
  const close = () => setAsking(false)
  return (
    <Card
      title={words.title}
      padded
      aside={
        mayChange && (
          <Button size="compact" onClick={() => setAsking(true)}>
            {throughPlace ? words.open : words.close}
          </Button>
        )
      }
    >
      <p>{throughPlace ? words.on : orderingAllowed ? words.off : words.shut}</p>
      {throughPlace && <p className="o-small">{throughPlace.reason}</p>}
      {asking && throughPlace && <OpenDialog careRecipientId={careRecipientId} onClose={close} />}
      {asking && !throughPlace && <CloseDialog careRecipientId={careRecipientId} onClose={close} />}
    </Card>
  )
}

interface DialogProps {
  readonly careRecipientId: number
  readonly onClose: () => void
}

function CloseDialog({ careRecipientId, onClose }: DialogProps) {
  const words = useAllTexts().portalAccounts.throughPlace
  const form = useForm(setThroughPlace, {
    id: 'through-place',
    initial: { reason: '' },
    toSend: ({ reason }) => ({ input: { careRecipientId, throughPlace: true, reason } }),
    rules: ({ reason }) => (reason.trim() === '' ? [{ at: 'reason', text: words.reasonMissing }] : []),
    outdates,
    done: words.closed,
  })
  return (
    <FormDialog form={form} title={words.title} action={words.close} onClose={onClose}>
      <p>{words.closeBody}</p>
      <TextAreaField label={words.reason} help={words.reasonHelp} {...form.field('reason')} />
    </FormDialog>
  )
}

function OpenDialog({ careRecipientId, onClose }: DialogProps) {
  const words = useAllTexts().portalAccounts.throughPlace
  const { run, busy } = useAction(setThroughPlace, { outdates, done: words.opened })
  const open = async () => {
    const result = await run({ input: { careRecipientId, throughPlace: false, reason: '' } })
    if (result) onClose()
  }
  return (
    <ActionDialog title={words.open} action={words.open} busy={busy} onAction={open} onClose={onClose}>
      <p>{words.openBody}</p>
    </ActionDialog>
  )
}
