import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import type { PrescriptionView } from '@omsorg/contract/prescriptions/prescription/prescription-view.ts'
import type { RenewRequestView } from '@omsorg/contract/prescriptions/renew-request/renew-request-view.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { BackToList } from '../../../ui/layout/TwoPane.tsx'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { RecipientHereContext } from '../../care-recipients/index.ts'
import { areaColour, consumptionText } from '../../products/index.ts'
import { useHereOf } from './use-here-of.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { EndText, StateBadge } from './RequestParts.tsx'
import { askerText, outcomeText, personText } from './request-text.ts'
import css from './Requests.module.css'

interface RequestPaneProps {
  readonly request: RenewRequestView
  readonly today: string
  readonly onBack: () => void
  /** The renewal is done above the list: it tells what came of it when the request is no longer among those that wait. */
  readonly onRenew: (prescription: PrescriptionView) => void
  /** What somebody else decided in the meantime. */
  readonly onTold: (sentence: string | null) => void
}

/** What may still be renewed, and what it became. */
const shown = ['active', 'finished', 'renew'] as const

/** One request: what was asked, what stands in the prescription, and the two answers. */
export function RequestPane({ request, today, onBack, onRenew, onTold }: RequestPaneProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.renewRequests
  const { therapyArea, requestState } = request
  const here = useHereOf(request)
  const isPending = requestState === 'pending'
  return (
    <RecipientHereContext value={here}>
      <Card
        title={personText(request, t)}
        aside={
          <>
            {isPending ? null : <StateBadge request={request} />}
            <BackToList word={t.common.actions.back} onBack={onBack} />
          </>
        }
      >
        <div className={css.part}>
          {request.protected && <Badge tone="guard">{t.careRecipients.protected.title}</Badge>}
          <AreaMark area={areaColour(therapyArea)}>{t.therapyAreas.names[therapyArea]}</AreaMark>
          <blockquote className={css.quote}>
            {request.message && <p>{request.message}</p>}
            <footer>
              <b>{words.asksFor({ name: askerText(request, t) })}</b>
              <small className="o-second-line">{f.dateTime(Temporal.Instant.from(request.requestedOn))}</small>
            </footer>
          </blockquote>
          {!isPending && (
            <p>
              <WithDates>{outcomeText(request, t, f)}</WithDates>
              {request.rejectionReason && <q className={css.reason}>{request.rejectionReason}</q>}
            </p>
          )}
        </div>
        {isPending && <Pending {...{ request, today, onRenew, onTold }} place={here.place} />}
        <div className={css.part}>
          <RouteButton variant="text" size="compact" to={here.tabs[0]?.path ?? here.listPath}>
            {words.showPerson}
          </RouteButton>
        </div>
      </Card>
    </RecipientHereContext>
  )
}

interface PendingProps extends Pick<RequestPaneProps, 'request' | 'today' | 'onRenew' | 'onTold'> {
  readonly place: { readonly clientId: string; readonly carePlaceId: string } | null
}

function Pending({ request, today, place, onRenew, onTold }: PendingProps) {
  const [t] = useTextsAndFormat()
  const words = t.renewRequests
  const input = { careRecipientId: request.careRecipientId, statuses: [...shown], pageSize: 200 }
  const answer = useAnswer(searchPrescriptions, { input }, { silent: true, ...(place ? { place } : {}) })
  const old = answer.data?.entities.find((each) => each.prescriptionId === request.prescriptionId)
  const [rejects, setRejects] = useState(false)
  const { reason } = request.canDecide
  const blocked = reason === null ? {} : { reason: words.decideBlocks[reason] }
  const name = personText(request, t)
  return (
    <>
      <div className={css.part}>
        <h3>{words.old}</h3>
        <p className="o-second">
          <EndText request={request} today={today} />
        </p>
        {answer.data && !answer.error ? (
          old ? (
            <OldRows prescription={old} />
          ) : (
            <p>{words.gone}</p>
          )
        ) : (
          <InsteadOfAnswer answer={answer} rows={2} />
        )}
      </div>
      <div className={css.part}>
        <Button
          variant="primary"
          aria-label={words.openFor({ name })}
          onClick={() => old && onRenew(old)}
          {...(answer.data && !old ? { reason: words.gone } : blocked)}
        >
          {words.open}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            onTold(null)
            setRejects(true)
          }}
          {...blocked}
        >
          {words.reject}
        </Button>
        <p className="o-small">{words.onceSaved}</p>
      </div>
      {rejects && <RejectDialog request={request} onAnswered={onTold} onClose={() => setRejects(false)} />}
    </>
  )
}

function OldRows({ prescription }: { readonly prescription: PrescriptionView }) {
  const t = useAllTexts()
  return (
    <ul className={css.rows}>
      {prescription.rows.map((row) => (
        <li key={row.prescriptionRowId}>
          <b>{row.product.name}</b>
          <small className="o-second-line">
            {t.renewRequests.left({ left: row.withdrawalsRemaining, of: row.withdrawals + row.extraWithdrawals })}
            {row.consumption !== null && ` · ${consumptionText(t, { ...row, unit: row.product.unit })}`}
          </small>
        </li>
      ))}
    </ul>
  )
}
