import { requestCarePlace } from '@omsorg/contract/requests/care-place/request-care-place.ts'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useOffered } from '../../../platform/calls/use-offered.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import parts from '../Requests.module.css'
import { CarePlaceRequest } from './CarePlaceRequest.tsx'

/** Asks customer service for a new care place, where the client uses the form (A-2.5-36, O-2-76). */
export function CarePlaceRequestPage() {
  const t = useAllTexts()
  const { carePlace: words, off } = t.requests
  const { isOffered, answer } = useOffered(requestCarePlace)
  return (
    <Page
      title={t.screens.carePlaceRequest}
      lead={isOffered && words.lead}
      aside={
        <RouteButton icon={<IconArrowLeft />} to={pathTo('GuideAdministration')}>
          {t.unitUsers.back}
        </RouteButton>
      }
    >
      <div className={parts.narrow}>
        <Card padded label={t.screens.carePlaceRequest}>
          {isOffered ? (
            <CarePlaceRequest />
          ) : isOffered === false ? (
            <Empty title={off.title} action={<RouteButton to={pathTo('ContactForm')}>{off.write}</RouteButton>}>
              {off.next}
            </Empty>
          ) : (
            <InsteadOfAnswer answer={answer} kind="line" rows={8} />
          )}
        </Card>
      </div>
    </Page>
  )
}
