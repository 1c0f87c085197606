import { listClaimsOfOrder } from '@omsorg/contract/claims/claim/list-claims-of-order.ts'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useAnswer } from '../../../platform/calls/query.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { pathToClaimForm } from '../claim-address.ts'
import { useMayClaim } from '../use-may-claim.ts'

interface ClaimOfLineProps {
  readonly customerOrderId: number
  /** The part that the line came in. */
  readonly orderId: number
  readonly itemNumber: string
  readonly itemName: string
  readonly place: Place | undefined
}

/** On a line of an order that has come: what was claimed of it, else the way to report a fault. */
export function ClaimOfLine({ customerOrderId, orderId, itemNumber, itemName, place }: ClaimOfLineProps) {
  const { claims: words } = useCareTexts()
  const mayClaim = useMayClaim()
  const answer = useAnswer(
    listClaimsOfOrder,
    { query: { customerOrderId } },
    { enabled: mayClaim, silent: true, place },
  )
  if (!mayClaim || !answer.data) return null
  const claim = answer.data.claims.find((each) => each.orderId === orderId && each.itemNumber === itemNumber)
  if (claim) {
    const date = { date: claim.on }
    return (
      <RouteLink to={pathTo('ProductClaim', { claimId: claim.claimId })}>
        {claim.type === 'return' ? words.line.returned(date) : words.line.claimed(date)}
      </RouteLink>
    )
  }
  return (
    <RouteButton
      variant="text"
      size="small"
      icon={<IconAlertTriangle />}
      to={pathToClaimForm({ order: customerOrderId, part: orderId, item: itemNumber })}
    >
      {words.report}
      <VisuallyHidden> {itemName}</VisuallyHidden>
    </RouteButton>
  )
}
