import { readCareRecipientSettings } from '@omsorg/contract/care-recipients/settings/read-care-recipient-settings.ts'
import { useState } from 'react'
import { AnswerFailed } from '../../../../platform/AnswerFailed.tsx'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Page } from '../../../../ui/layout/Page.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { CarePlaceBreadcrumb } from '../../CarePlaceBreadcrumb.tsx'
import { rulesOf } from '../form/form-rules.ts'
import { Registration } from './Registration.tsx'
import { useRegistrationDraft } from './use-registration-draft.ts'

/** Registers a care recipient at the care place: what has to be filled in follows the settings of the place. */
export default function RegistrationPage() {
  const t = useAllTexts()
  const user = useSessionUser()
  const [now] = useState(() => Temporal.Now.instant())
  const answer = useAnswer(readCareRecipientSettings, { query: {} }, { silent: true })
  const { data, error, isFetching } = answer
  const draft = useRegistrationDraft()
  const [timesStarted, setTimesStarted] = useState(0)
  if (data && user && draft !== undefined) {
    return (
      <Registration
        key={timesStarted}
        rules={rulesOf(data, user.market, now)}
        draft={timesStarted === 0 ? draft : null}
        onStartOver={() => setTimesStarted(timesStarted + 1)}
      />
    )
  }
  const { title } = t.recipientForm.wizard
  return (
    <Page breadcrumb={<CarePlaceBreadcrumb here={title} />} title={title}>
      <Card padded>
        {error && !isFetching ? (
          <AnswerFailed answer={answer} />
        ) : (
          <Skeleton label={t.common.states.loading} kind="line" />
        )}
      </Card>
    </Page>
  )
}
