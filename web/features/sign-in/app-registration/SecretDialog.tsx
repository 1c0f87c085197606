import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './AppRegistrations.module.css'

export interface MadeRegistration {
  readonly displayName: string
  readonly clientId: string
  readonly secret: string
  /** False when it was made and its permissions were not saved. */
  readonly hasPermissions: boolean
}

interface SecretDialogProps {
  readonly made: MadeRegistration
  readonly onClose: () => void
}

/** Shown once: whoever closes it without having saved the secret is asked. */
export function SecretDialog({ made, onClose }: SecretDialogProps) {
  const t = useAllTexts()
  const { id, secret: words } = t.appRegistration
  const [asks, setAsks] = useState(false)

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text)
    messages.announce({ kind: 'toast', tone: 'success', text: words.copied })
  }

  if (asks) {
    return (
      <ActionDialog
        title={words.leaveTitle}
        action={words.leave}
        danger
        keep={words.back}
        onAction={onClose}
        onClose={() => setAsks(false)}
      >
        <p>{words.leaveLead}</p>
      </ActionDialog>
    )
  }
  const lines = [
    { word: id, value: made.clientId, copies: words.copyId },
    { word: words.word, value: made.secret, copies: words.copySecret },
  ]
  return (
    <ActionDialog
      wide
      title={words.title}
      action={words.saved}
      keep={t.common.actions.close}
      onAction={onClose}
      onClose={() => setAsks(true)}
    >
      <Notice tone="now">{words.lead({ name: made.displayName })}</Notice>
      <dl className={css.credentials}>
        {lines.map(({ word, value, copies }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>
              <code translate="no">{value}</code>
              <Button size="compact" icon={<IconCopy />} onClick={() => void copy(value)}>
                {copies}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {!made.hasPermissions && <Notice tone="soon">{words.notGiven}</Notice>}
    </ActionDialog>
  )
}
