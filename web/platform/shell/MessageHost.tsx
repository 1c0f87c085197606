import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Texts } from '@omsorg/texts/shape.ts'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useToasts } from '../../ui/feedback/ToastHost.tsx'
import { codeTextSoFar, isSaidFirst } from '../calls/code-text.ts'
import { speakFully } from '../language.ts'
import { type DialogRequest, type ToastRequest, messages, type MessageContent } from '../messages.ts'
import { useTexts } from '../texts.tsx'
import { Fault } from '../version/Fault.tsx'
import { missingText } from './missing-text.ts'

const tones = { success: 'done', error: 'error', other: 'info' } as const satisfies Record<ToastRequest['tone'], string>

/** Shows what was announced: one dialog at a time with its Ok, and toasts at the top right. */
export default function MessageHost() {
  const t = useTexts()
  const { show } = useToasts()
  const { dialog, toasts } = useSyncExternalStore(messages.watch, messages.current)
  const waits = useWaitForWords([dialog, ...toasts])

  useEffect(() => {
    if (waits) return
    for (const toast of messages.takeToasts()) {
      const tone = tones[toast.tone]
      const hasDetail = tone === 'done' || toast.traceId !== undefined || toast.missing !== undefined
      // In parts of their own, so that they speak the language that is chosen later, too.
      const { action } = toast
      const detail = hasDetail && <ToastDetail {...toast} />
      show({ tone, title: <ToastTitle {...toast} />, detail, ...(action && { action }) })
    }
  }, [toasts, show, waits])

  if (!dialog || waits) return null
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
      {dialog.traceId && (
        <p>
          <Fault traceId={dialog.traceId} />
        </p>
      )}
    </Dialog>
  )
}

/** While a sentence is fetched that the first pages do not say. Where it does not come, the general one stands for it. */
function useWaitForWords(shown: readonly (MessageContent | null)[]): boolean {
  const t = useTexts()
  const [inVain, setInVain] = useState(false)
  const waits = !inVain && shown.some((each) => each?.code && !isSaidFirst(each.code, t))
  useEffect(() => {
    if (waits) speakFully().catch(() => setInVain(true))
  }, [waits])
  return waits
}

/** A success is titled like every answer of the product (A-4.8-04); a failure is its own title. */
function ToastTitle(toast: ToastRequest) {
  const t = useTexts()
  return toast.tone === 'success' ? t.common.outcome.title : messageText(t, toast)
}

function ToastDetail(toast: ToastRequest) {
  const t = useTexts()
  if (toast.tone === 'success') return messageText(t, toast)
  if (toast.traceId) return <Fault traceId={toast.traceId} />
  return toast.missing && missingText(toast.missing, t)
}

function titles({ common: { outcome } }: Texts): Record<DialogRequest['title'], string> {
  return { information: outcome.title, error: outcome.error, system: outcome.system }
}

/** The words of a message; a code that nobody knows stands behind the general text (A-8.1-03). */
function messageText(t: Texts, { text, code, unknownCode }: MessageContent): string {
  const words = text ?? codeTextSoFar(code ?? 'GENERIC', t)
  return unknownCode ? `${words} (${unknownCode})` : words
}
