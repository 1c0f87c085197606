import { requestCarePlace } from '@omsorg/contract/requests/care-place/request-care-place.ts'
import IconHomePlus from '@tabler/icons-react/dist/esm/icons/IconHomePlus.mjs'
import { useOffered } from '../../../platform/calls/use-offered.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useCareTexts } from '../../../platform/texts.tsx'

/** The way to the form, where the client uses it (A-2.5-36). */
export function AskForCarePlace() {
  const { carePlace } = useCareTexts().requests
  if (!useOffered(requestCarePlace).isOffered) return null
  return (
    <RouteButton icon={<IconHomePlus />} to={pathTo('GuideAdministrationCarePlace')}>
      {carePlace.ask}
    </RouteButton>
  )
}
