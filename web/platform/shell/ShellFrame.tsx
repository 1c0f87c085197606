import { type ReactNode, Suspense, lazy, useSyncExternalStore, useEffect } from 'react'
import { SkipLink } from '../../ui/navigation/SkipLink.tsx'
import { ToastHost, useToasts } from '../../ui/feedback/ToastHost.tsx'
import { line } from '../line.ts'
import { maintenanceNow, watchMaintenance } from '../maintenance.ts'
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
import { missingText } from './missing-text.ts'

const tones = { success: 'done', error: 'error', other: 'info' } as const satisfies Record<ToastRequest['tone'], string>

/** Shows what was announced: one dialog at a time with its Ok, and toasts at the top right. */
function MessageHost() {
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

const MaintenanceScreen = lazy(() => import('./MaintenanceScreen.tsx'))

interface ShellFrameProps {
  /** The route that is open; without one the page is not found. */
  readonly name: RouteName | undefined
  /** Draws the page, or what stands in its place. */
  readonly frame?: (content: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** What every page has, at the door and inside: title, way past the bar, messages, and maintenance in its place. */
export function ShellFrame({ name, frame = (content) => content, children }: ShellFrameProps) {
  const t = useTexts()
  const user = useSessionUser()
  const offline = useSyncExternalStore(line.watch, line.isLost)
  const maintenance = useSyncExternalStore(watchMaintenance, maintenanceNow)
  const title = name ? t.screens[screenNames[name]] : t.pages.notFound.title
  const content = maintenance.on ? <MaintenanceScreen message={maintenance.message} /> : children
  return (
    // Messages may name persons: another person begins with an empty list.
    <ToastHost closeWord={t.shell.messages.close} key={user ? actingId(user) : null}>
      <title>{`${title} · ${t.common.appName}`}</title>
      <SkipLink to="#main">{t.shell.skipToContent}</SkipLink>
      <TopBand>{offline && t.shell.offline}</TopBand>
      <Suspense>{frame(content)}</Suspense>
      <MessageHost />
    </ToastHost>
  )
}
