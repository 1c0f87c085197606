import { type ReactNode, Suspense, lazy, useSyncExternalStore, useEffect } from 'react'
import { SkipLink } from '../../ui/navigation/SkipLink.tsx'
import { ToastHost, useToasts } from '../../ui/feedback/ToastHost.tsx'
import { line } from '../line.ts'
import { maintenanceNow, watchMaintenance } from '../maintenance/maintenance-state.ts'
import type { RouteName } from '../routing/paths.ts'
import { screenNames } from '../routing/screen-names.ts'
import { actingId } from '../session/session-user.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useTexts } from '../texts.tsx'
import type { Texts } from '@omsorg/texts/shape.ts'
import { TopBand } from '../../ui/feedback/TopBand.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { type DialogRequest, type ToastRequest, messages, type MessageContent } from '../messages.ts'
import { Fault } from '../version/Fault.tsx'
import { missingText } from './missing-text.ts'

const tones = { success: 'done', error: 'error', other: 'info' } as const satisfies Record<ToastRequest['tone'], string>

/** Shows what was announced: one dialog at a time with its Ok, and toasts at the top right. */
function MessageHost() {
  const t = useTexts()
  const { show } = useToasts()
  const { dialog, toasts } = useSyncExternalStore(messages.watch, messages.current)

  useEffect(() => {
    for (const toast of messages.takeToasts()) {
      const tone = tones[toast.tone]
      const hasDetail = tone === 'done' || toast.traceId !== undefined || toast.missing !== undefined
      // In parts of their own, so that they speak the language that is chosen later, too.
      show({ tone, title: <ToastTitle {...toast} />, detail: hasDetail && <ToastDetail {...toast} /> })
    }
  }, [toasts, show])

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
      {dialog.traceId && (
        <p>
          <Fault traceId={dialog.traceId} />
        </p>
      )}
    </Dialog>
  )
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
  const words = text ?? t.errorCodes[code ?? 'GENERIC']
  return unknownCode ? `${words} (${unknownCode})` : words
}

/** Not before everything that is needed now is there. */
const NewVersion = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 30_000))
  return import('../version/NewVersion.tsx').catch(() => ({ default: () => null }))
})

const MaintenanceNote = lazy(() => import('../maintenance/MaintenanceNote.tsx'))
const MaintenanceScreen = lazy(() => import('../maintenance/MaintenanceScreen.tsx'))

interface ShellFrameProps {
  /** The route that is open; without one the page is not found. */
  readonly name: RouteName | undefined
  /** Draws the page, or what stands in its place. */
  readonly frame?: (content: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** What every page has, at the door and inside: title, way past the bar, messages, and maintenance over it. */
export function ShellFrame({ name, frame = (content) => content, children }: ShellFrameProps) {
  const t = useTexts()
  const user = useSessionUser()
  const offline = useSyncExternalStore(line.watch, line.isLost)
  const maintenance = useSyncExternalStore(watchMaintenance, maintenanceNow)
  const title = name ? t.screens[screenNames[name]] : t.pages.notFound.title
  // Somebody must be able to end it.
  const mayEndIt = user?.permissions.includes('StaticContentWrite') ?? false
  return (
    // Messages may name persons: another person begins with an empty list.
    <ToastHost closeWord={t.shell.messages.close} key={user ? actingId(user) : null}>
      <title>{`${title} · ${t.common.appName}`}</title>
      <SkipLink to="#main">{t.shell.skipToContent}</SkipLink>
      <TopBand>{offline && t.shell.offline}</TopBand>
      <Suspense>
        <NewVersion />
      </Suspense>
      <Suspense>{frame(children)}</Suspense>
      <Suspense>
        {maintenance.on && (mayEndIt ? <MaintenanceNote /> : <MaintenanceScreen message={maintenance.message} />)}
      </Suspense>
      <MessageHost />
    </ToastHost>
  )
}
