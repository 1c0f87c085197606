import { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { QueueOfPlace } from './QueueOfPlace.tsx'
import { RenewalTabs } from './RenewalTabs.tsx'

/** What ends soon at the care place, gone through in one pass (A-2.3-09). */
export function RenewalQueuePage() {
  const carePlaceId = useSessionUser()?.carePlaceId
  return carePlaceId && <Queue key={carePlaceId} />
}

function Queue() {
  const t = useAllTexts()
  // Read once for a pass: answers are to the rows that stand there.
  const answer = useAnswer(readRenewalQueue, { input: {} }, { silent: true, anew: true })
  // The rows stay, with what is answered to them, when they cannot be read again.
  if (answer.data) return <QueueOfPlace queue={answer.data} readAgain={answer.refetch} />
  return (
    <Page title={t.screens.renewRequests}>
      <RenewalTabs current="RenewalQueue" />
      <Card label={t.renewalQueue.tab} padded>
        <InsteadOfAnswer answer={answer} rows={8} />
      </Card>
    </Page>
  )
}
