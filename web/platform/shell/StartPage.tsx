import { RouteButton } from '../routing/RouteButton.tsx'
import { pathTo } from '../routing/paths.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useTexts } from '../texts.tsx'
import { Signpost } from './Signpost.tsx'

/** The root for visitors, and for whoever has no list to go to (A-G33). */
export function StartPage() {
  const t = useTexts()
  const to = useSessionUser() ? 'MyPages' : 'Login'
  return (
    <Signpost
      title={t.common.appName}
      says={to === 'Login' ? t.signIn.lead : t.pages.accessDenied.body}
      action={
        <RouteButton variant="primary" to={pathTo(to)}>
          {to === 'Login' ? t.signIn.submit : t.shell.userMenu.myPages}
        </RouteButton>
      }
    />
  )
}
