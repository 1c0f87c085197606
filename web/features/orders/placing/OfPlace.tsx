import { useAllTexts } from '../../../platform/texts.tsx'
import { Breadcrumb } from '../../../ui/layout/Page.tsx'
import type { Proposal } from './proposal.ts'

interface OfPlaceProps {
  readonly proposal: Proposal
}

/** From an order for the residents of a place, or for its store room, to the place. */
export function OrderOfPlaceBreadcrumb({ proposal: { carePlace, residents } }: OfPlaceProps) {
  const t = useAllTexts()
  const { residents: ofResidents, group } = t.orderKinds
  return (
    <Breadcrumb
      label={t.shell.breadcrumbs}
      links={carePlace ? [carePlace.carePlaceName] : []}
      here={residents.length > 0 ? ofResidents.here : group.here}
    />
  )
}
