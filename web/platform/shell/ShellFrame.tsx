import { type ReactNode, Suspense, lazy, useSyncExternalStore } from 'react'
import { SkipLink } from '../../ui/navigation/SkipLink.tsx'
import { ToastHost } from '../../ui/feedback/ToastHost.tsx'
import { maintenanceNow, watchMaintenance } from '../maintenance.ts'
import type { RouteName } from '../routing/paths.ts'
import { screenNames } from '../routing/screen-names.ts'
import { actingId } from '../session/session-user.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useTexts } from '../texts.tsx'
import { MessageHost } from './MessageHost.tsx'

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
  const maintenance = useSyncExternalStore(watchMaintenance, maintenanceNow)
  const title = name ? t.screens[screenNames[name]] : t.pages.notFound.title
  const content = maintenance.on ? <MaintenanceScreen message={maintenance.message} /> : children
  return (
    // Messages may name persons: another person begins with an empty list.
    <ToastHost closeWord={t.shell.messages.close} key={user ? actingId(user) : null}>
      <title>{`${title} · ${t.common.appName}`}</title>
      <SkipLink to="#main">{t.shell.skipToContent}</SkipLink>
      <Suspense>{frame(content)}</Suspense>
      <MessageHost />
    </ToastHost>
  )
}
