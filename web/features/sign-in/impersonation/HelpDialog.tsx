import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs'
import { impersonationMinutes } from '@omsorg/domain/sign-in/impersonation/may-impersonate.ts'
import { useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { Form } from '../../../platform/forms/Form.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { ViewSwitch } from '../../../ui/navigation/Tabs.tsx'
import { type Beginning, beginnings, longestReason, withBeginning } from './reason.ts'

export interface Helped {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly where: string
}

interface HelpDialogProps {
  readonly helped: Helped
  readonly onClose: () => void
}

/** Asks why, says what follows, and begins: the session then leads to where the user begins. */
export function HelpDialog({ helped, onClose }: HelpDialogProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.impersonation.dialog
  const form = useId()
  const [beginning, setBeginning] = useState<Beginning>('call')
  const [reason, setReason] = useState(() => withBeginning('', words.beginnings, 'call'))
  const [problem, setProblem] = useState<string | null>(null)
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)
  const [opened] = useState(() => Date.now())
  const name = `${helped.firstName} ${helped.lastName}`
  const until = format.time(new Date(opened + impersonationMinutes * 60_000).toISOString())

  function begin(chosen: Beginning): void {
    setBeginning(chosen)
    setReason(withBeginning(reason, words.beginnings, chosen))
  }

  async function send(): Promise<void> {
    if (reason.trim() === '') return setProblem(words.missing)
    setBusy(true)
    const outcome = await session.impersonate(helped.userId, reason.trim())
    setBusy(false)
    if (outcome.ok) onClose()
    else setRefused(true)
  }

  return (
    <ActionDialog
      title={words.title({ name })}
      action={words.action({ name: helped.firstName })}
      icon={<IconUserShield />}
      busy={busy}
      form={form}
      onClose={onClose}
    >
      <Form id={form} className="o-stack-12" onSend={send}>
        <p>
          <b>{name}</b>
          <br />
          <span className="o-second">{helped.where}</span>
        </p>
        {refused && (
          <Notice tone="error" spoken>
            {words.refused}
          </Notice>
        )}
        <ViewSwitch
          label={words.why}
          value={beginning}
          onChange={begin}
          options={beginnings.map((value) => ({ value, word: words.beginnings[value] }))}
        />
        <TextAreaField
          label={words.why}
          help={`${words.whyHelp} ${words.left({ count: longestReason - reason.length })}`}
          error={problem}
          maxLength={longestReason}
          autoFocus
          onFocus={({ currentTarget }) => currentTarget.setSelectionRange(reason.length, reason.length)}
          value={reason}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setProblem(null)
          }}
        />
        <ul className="o-small">
          <li>{t.impersonation.may({ until })}</li>
          <li>{t.impersonation.mayNot}</li>
        </ul>
      </Form>
    </ActionDialog>
  )
}
