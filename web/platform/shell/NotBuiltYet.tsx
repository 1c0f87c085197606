import { RouteButton } from '../routing/RouteButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Empty } from '../../ui/feedback/Empty.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { type RouteName, pathTo } from '../routing/paths.ts'
import { screenNames } from '../routing/screen-names.ts'
import { useSessionUser } from '../session/use-session.ts'
import { useAllTexts } from '../texts.tsx'

/** Stands where a screen will be: what it is for, and a way on. */
export function NotBuiltYet({ name }: { readonly name: RouteName }) {
  const t = useAllTexts()
  const { notBuilt } = t.pages
  const signedIn = useSessionUser() !== null
  const here = screenNames[name]
  const way = wayOn(signedIn, name)
  return (
    <Page title={t.screens[here]} lead={t.purposes[here]}>
      <Card padded>
        <Empty
          title={notBuilt.title}
          action={
            <RouteButton variant="tinted" to={pathTo(way)}>
              {way === 'home' ? notBuilt.action : t.screens[screenNames[way]]}
            </RouteButton>
          }
        >
          {notBuilt.body}
        </Empty>
      </Card>
    </Page>
  )
}

/** The start leads everybody on; whoever stands there already goes to their pages, a visitor to the door. */
function wayOn(signedIn: boolean, name: RouteName) {
  if (!signedIn) return 'Login'
  return name === 'home' ? 'MyPages' : 'home'
}
