import { ButtonLink } from '../../ui/action/Button.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { RouteLink } from '../routing/navigation.tsx'
import { pathTo } from '../routing/paths.ts'
import { useTexts } from '../texts.tsx'

export function NotFound() {
  const { notFound } = useTexts().pages
  return (
    <Page
      title={notFound.title}
      lead={notFound.body}
      action={
        <ButtonLink variant="primary" render={(look) => <RouteLink to={pathTo('home')} {...look} />}>
          {notFound.action}
        </ButtonLink>
      }
    />
  )
}
