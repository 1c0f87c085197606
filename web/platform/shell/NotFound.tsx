import { RouteButton } from '../routing/RouteButton.tsx'
import { pathTo } from '../routing/paths.ts'
import { useTexts } from '../texts.tsx'
import { Signpost } from './Signpost.tsx'

export function NotFound() {
  const { notFound } = useTexts().pages
  return (
    <Signpost
      title={notFound.title}
      says={notFound.body}
      action={
        <RouteButton variant="primary" to={pathTo('home')}>
          {notFound.action}
        </RouteButton>
      }
    />
  )
}
