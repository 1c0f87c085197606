import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { RouteButton } from '../../platform/routing/RouteButton.tsx'
import { useBuiltRoutes } from '../../platform/routing/built.ts'
import { pathTo } from '../../platform/routing/paths.ts'
import { useSessionUser } from '../../platform/session/use-session.ts'
import { useAllTexts } from '../../platform/texts.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { nextStepOf } from './next-step.ts'

/** The first page of a day (A-2.3-07). The root routing keeps the day of the visit when it leads here. */
export function MyPagesPage() {
  const { myPages } = useAllTexts()
  const user = useSessionUser()
  const built = useBuiltRoutes()
  if (!user) return null
  const next = nextStepOf(user, built)

  return (
    <Page
      title={myPages.welcome({ name: user.firstName })}
      lead={myPages.lead}
      action={
        next && (
          <RouteButton variant="primary" size="large" iconAfter={<IconArrowRight />} to={pathTo(next.route)}>
            {myPages.goOn[next.word]}
          </RouteButton>
        )
      }
    />
  )
}
