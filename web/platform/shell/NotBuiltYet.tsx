import { RouteButton } from '../routing/RouteButton.tsx'
import { type RouteName, pathTo } from '../routing/paths.ts'
import { screenNames } from '../routing/screen-names.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useAllTexts } from '../texts.tsx'
import { Signpost } from './Signpost.tsx'

/** Stands where a screen will be: what it is for, and a way on. */
export function NotBuiltYet({ name }: { readonly name: RouteName }) {
  const t = useAllTexts()
  const { notBuilt } = t.pages
  const here = screenNames[name]
  const way = useSessionUser() ? 'home' : 'Login'
  return (
    <Signpost
      title={t.screens[here]}
      says={notBuilt.title}
      action={
        <RouteButton variant="primary" to={pathTo(way)}>
          {way === 'home' ? notBuilt.action : t.screens[screenNames[way]]}
        </RouteButton>
      }
    >
      {t.purposes[here]} {notBuilt.body}
    </Signpost>
  )
}
