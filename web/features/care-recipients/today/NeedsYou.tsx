import {
  type RecipientRow,
  searchCareRecipients,
} from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { ActionList } from '../../../ui/layout/ActionList.tsx'
import { Ring } from '../../../ui/supply/Ring.tsx'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { nameOf } from '../person-text.ts'
import { inputOf, usualView } from '../recipient/list/list-view.ts'
import { NextStep } from '../recipient/list/NextStep.tsx'
import { reasonFor } from '../recipient/list/reason-for.ts'
import { daysText, ringDays, toneOf } from '../suggestion-text.ts'

const mostShown = 5
const input = { ...inputOf({ ...usualView, show: ['time-to-order'] }, ''), pageSize: mostShown }

/** The top of the list of care recipients, by the same rules and in the same order. */
export function NeedsYou() {
  const [t] = useTextsAndFormat()
  const { needsYou } = t.myPages
  const answer = useAnswer(searchCareRecipients, { input }, { silent: true })
  const rows = answer.data?.entities
  return (
    <Card
      title={needsYou.title}
      note={answer.data && <b className="o-count">{answer.data.counts.timeToOrder}</b>}
      aside={<RouteLink to={pathTo('CareRecipientMain')}>{needsYou.all}</RouteLink>}
    >
      {rows && !answer.error ? (
        <ActionList empty={needsYou.none} items={rows.map((row) => ({ key: row.careRecipientId, ...partsOf(row) }))} />
      ) : (
        <InsteadOfAnswer answer={answer} rows={4} />
      )}
    </Card>
  )
}

function partsOf(row: RecipientRow) {
  const whyId = `needs-${row.careRecipientId}`
  return {
    mark: <Supply row={row} />,
    words: <Words row={row} whyId={whyId} />,
    action: <NextStep row={row} whyId={whyId} />,
  }
}

function Supply({ row: { urgent } }: { readonly row: RecipientRow }) {
  const [t] = useTextsAndFormat()
  if (!urgent) return null
  const { suggestion } = urgent
  return <Ring days={ringDays(suggestion)} tone={toneOf(suggestion.word)} label={daysText(t, suggestion)} />
}

function Words({ row, whyId }: { readonly row: RecipientRow; readonly whyId: string }) {
  const [t, format] = useTextsAndFormat()
  const { careRecipientId, urgent } = row
  return (
    <>
      <RouteLink to={pathTo('CareRecipient', { careRecipientId })}>
        {row.protected ? <Badge tone="guard">{t.careRecipients.protected.title}</Badge> : nameOf(row)}
      </RouteLink>
      {urgent && <span className="o-second-line">{urgent.name}</span>}
      <span className="o-second-line" id={whyId}>
        <WithDates>{reasonFor(urgent, t, format)}</WithDates>
      </span>
    </>
  )
}
