import { type ReactNode, Suspense, lazy, useSyncExternalStore } from 'react'
import { SkipLink } from '../../ui/navigation/SkipLink.tsx'
import { ToastHost } from '../../ui/feedback/ToastHost.tsx'
import { keptOffline } from '../kept-offline.ts'
import { line } from '../line.ts'
import { maintenanceNow, watchMaintenance } from '../maintenance/maintenance-state.ts'
import type { RouteName } from '../routing/paths.ts'
import { screenNames } from '../routing/screen-names.ts'
import { actingId } from '../session/session-user.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useTexts } from '../texts.tsx'
import { TopBand } from '../../ui/feedback/TopBand.tsx'
import { useNameInTab } from '../tab-name.ts'

/** Asked for with the first page, and not waited for: what was announced before it came is shown when it is there. */
const MessageHost = lazy(() => import('./MessageHost.tsx'))

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
  const isKept = useSyncExternalStore(keptOffline.watch, keptOffline.isSo)
  const maintenance = useSyncExternalStore(watchMaintenance, maintenanceNow)
  const nameInTab = useNameInTab()
  const title = name ? t.screens[screenNames[name]] : t.pages.notFound.title
  // Somebody must be able to end it.
  const mayEndIt = user?.permissions.includes('StaticContentWrite') ?? false
  return (
    // Messages may name persons: another person begins with an empty list.
    <ToastHost closeWord={t.shell.messages.close} key={user ? actingId(user) : null}>
      <title>{[nameInTab, title, t.common.appName].filter(Boolean).join(' · ')}</title>
      <SkipLink to="#main">{t.shell.skipToContent}</SkipLink>
      <TopBand>{offline && (isKept ? t.shell.offlineKept : t.shell.offline)}</TopBand>
      <Suspense>
        <NewVersion />
      </Suspense>
      <Suspense>{frame(children)}</Suspense>
      <Suspense>
        {maintenance.on && (mayEndIt ? <MaintenanceNote /> : <MaintenanceScreen message={maintenance.message} />)}
      </Suspense>
      <Suspense>
        <MessageHost />
      </Suspense>
    </ToastHost>
  )
}
