import type { Texts } from '@omsorg/texts/shape.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useToasts } from '../../ui/feedback/ToastHost.tsx'
import { type DialogRequest, type ToastRequest, messages, type MessageContent } from '../messages.ts'
import { useTexts } from '../texts.tsx'
import { missingText } from './missing-text.ts'

const tones = { success: 'done', error: 'error', other: 'info' } as const satisfies Record<ToastRequest['tone'], string>

/** Shows what was announced: one dialog at a time with its Ok, and toasts at the top right. */
export function MessageHost() {
  const t = useTexts()
  const { show } = useToasts()
  const { dialog, toasts } = useSyncExternalStore(messages.watch, messages.current)

  useEffect(() => {
    for (const toast of messages.takeToasts()) {
      const text = messageText(t, toast)
      // A success is titled like every answer of the product (A-4.8-04); a failure is its own title.
      if (toast.tone === 'success') show({ tone: 'done', title: t.common.outcome.title, detail: text })
      else show({ tone: tones[toast.tone], title: text, ...detailOf(toast, t) })
    }
  }, [toasts, show, t])

  if (!dialog) return null
  return (
    <Dialog
      open
      onClose={messages.closeDialog}
      title={titles(t)[dialog.title]}
      actions={
        <Button variant="primary" onClick={messages.closeDialog}>
          {t.common.actions.ok}
        </Button>
      }
    >
      <p>{messageText(t, dialog)}</p>
      {dialog.traceId && <p>{t.common.failure.traceId({ id: dialog.traceId })}</p>}
    </Dialog>
  )
}

function detailOf({ traceId, missing }: ToastRequest, t: Texts): { readonly detail?: string } {
  if (traceId) return { detail: t.common.failure.traceId({ id: traceId }) }
  const detail = missing && missingText(missing, t)
  return detail ? { detail } : {}
}

function titles({ common: { outcome } }: Texts): Record<DialogRequest['title'], string> {
  return { information: outcome.title, error: outcome.error, system: outcome.system }
}

/** The words of a message; a code that nobody knows stands behind the general text (A-8.1-03). */
function messageText(t: Texts, { text, code, unknownCode }: MessageContent): string {
  const words = text ?? t.errorCodes[code ?? 'GENERIC']
  return unknownCode ? `${words} (${unknownCode})` : words
}
