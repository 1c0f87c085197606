import { RouteButton } from '../routing/RouteButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { pathTo } from '../routing/paths.ts'
import { useTexts } from '../texts.tsx'

export function NotFound() {
  const { notFound } = useTexts().pages
  return (
    <Page
      title={notFound.title}
      lead={notFound.body}
      action={
        <RouteButton variant="primary" to={pathTo('home')}>
          {notFound.action}
        </RouteButton>
      }
    />
  )
}
