import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { RouteLink } from '../navigation.tsx'
import { type RouteName, pathTo } from '../paths.ts'
import { screenNames } from '../screen-names.ts'
import { useTexts } from '../texts.tsx'

interface NotBuiltYetProps {
  readonly name: RouteName
}

/** Stands where a screen will be: says in words what it is for. */
export function NotBuiltYet({ name }: NotBuiltYetProps) {
  const t = useTexts()
  const { notBuilt } = t.pages
  const screen = t.screens[screenNames[name]]
  return (
    <Page
      title={screen.title}
      lead={notBuilt.title}
      action={
        <ButtonLink variant="tinted" render={(look) => <RouteLink to={pathTo('home')} {...look} />}>
          {notBuilt.action}
        </ButtonLink>
      }
    >
      <p>{notBuilt.body}</p>
      <section>
        <h2>{notBuilt.whatItWillDo}</h2>
        <p>{screen.purpose}</p>
      </section>
    </Page>
  )
}
