import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import type { Proposal } from '../placing/proposal.ts'

interface OfGroupProps {
  readonly proposal: Proposal
}

/** That it is for nobody's prescription. */
export function GroupLead() {
  return useAllTexts().orderKinds.group.lead
}

/** Nothing is chosen for the store room yet; customer service does not choose there. */
export function EmptyCart({ proposal: { carePlace } }: OfGroupProps) {
  const words = useAllTexts().orderKinds.group
  const isService = useSessionUser()?.application === 'CSP'
  return (
    <Empty
      title={words.empty}
      action={
        carePlace &&
        !isService && (
          <RouteButton
            variant="tinted"
            to={pathTo('ProductSelectionCarePlace', { carePlaceId: carePlace.carePlaceId })}
          >
            {words.choose}
          </RouteButton>
        )
      }
    >
      {isService ? words.emptyForService : words.emptyBody}
    </Empty>
  )
}
