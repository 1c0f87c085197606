import { useBuiltRoutes } from '../../../platform/routing/built.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Administration } from './chosen-node.ts'

/** Where one has not chosen anything yet. */
export function LandingPane({ application }: { readonly application: Administration }) {
  const words = useAllTexts().organisation.landing
  const built = useBuiltRoutes()
  const isService = application === 'CSP'
  const users = isService ? 'CSPOrganizationsUsers' : 'OrganizationsUsers'
  const operators = isService ? 'CSPOrganizationsOperators' : 'OrganizationsOperators'
  return (
    <Card>
      <Empty
        title={words.title}
        action={
          <span className="o-row-8">
            {built.has(users) && (
              <RouteButton variant="tinted" to={pathTo(users)}>
                {words.users}
              </RouteButton>
            )}
            {built.has(operators) && (
              <RouteButton variant="tinted" to={pathTo(operators)}>
                {words.operators}
              </RouteButton>
            )}
          </span>
        }
      >
        {isService ? words.serviceBody : words.body}
      </Empty>
    </Card>
  )
}
