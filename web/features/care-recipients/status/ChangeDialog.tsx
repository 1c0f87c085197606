import { type ReactNode, useState } from 'react'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { changeFailureText } from './change-failure.ts'
import css from './Dialogs.module.css'

interface ChangeDialogProps {
  readonly question: string
  /** What follows, and what is lost. */
  readonly children: ReactNode
  readonly action: string
  /** The change loses something. */
  readonly danger?: boolean
  readonly done: string
  /** Makes the change; its failure is said here. `reason` is null where none was written. */
  readonly change: (reason: string | null) => Promise<unknown>
  readonly onClose: () => void
  /** Asks why, which is kept in the history of the person. */
  readonly asksReason?: boolean
}

export const longestReason = 500

/** Asks before a person is changed, says what follows, and stays open with the reason when it could not be done. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { question, children, action, danger, done, change, onClose, asksReason = true } = props
  const t = useAllTexts()
  const words = t.recipientChanges
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function act(): Promise<void> {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await change(reason.trim() || null)
      messages.announce({ kind: 'toast', tone: 'success', text: done })
      onClose()
    } catch (error) {
      setFailure(changeFailureText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={question}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {t.common.actions.cancel}
          </Button>
          <Button variant={danger ? 'danger-filled' : 'primary'} size="compact" busy={busy} onClick={() => void act()}>
            {action}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        {children}
        {asksReason && (
          <TextAreaField
            label={words.reason}
            help={words.reasonHelp}
            rows={2}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {failure && (
          <Notice tone="error" spoken>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
