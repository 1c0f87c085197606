import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import type { AccountRequest } from './RequestList.tsx'
import css from './Requests.module.css'

interface OneRequestProps {
  readonly request: AccountRequest
  readonly mayDecide: boolean
  readonly onAsk: (what: 'approve' | 'refuse', request: AccountRequest) => void
}

/** What somebody wrote of themselves, and which of ours they mean. */
export function OneRequest({ request, mayDecide, onAsk }: OneRequestProps) {
  const [t, f] = useTextsAndFormat()
  const { manage: words, wish, ...labels } = t.accountRequests
  const { client, careUnit, carePlace } = request
  const who = `${request.firstName} ${request.lastName}`
  const known = [client, careUnit, carePlace].flatMap((each) => (each ? [each.name] : []))
  return (
    <Card
      title={who}
      note={words.asked({ when: f.dateTime(Temporal.Instant.from(request.confirmedOn)) })}
      padded="stack"
      aside={
        mayDecide && (
          <span className="o-row-8">
            <Button
              size="compact"
              variant="tinted"
              aria-label={words.approveNamed({ who })}
              onClick={() => onAsk('approve', request)}
            >
              {words.approve}
            </Button>
            <Button
              size="compact"
              variant="text"
              aria-label={words.refuseNamed({ who })}
              onClick={() => onAsk('refuse', request)}
            >
              {words.refuse}
            </Button>
          </span>
        )
      }
    >
      <div className={css.facts}>
        <DefinitionList
          items={[
            { key: 'email', label: labels.email, value: request.email },
            { key: 'phone', label: labels.phone, value: request.phone },
            { key: 'said', label: words.said, value: `${request.organisation}, ${request.workPlace}` },
            { key: 'where', label: words.where, value: known.length > 0 ? known.join(', ') : words.unknown },
            {
              key: 'wishes',
              label: words.wishes,
              value: <span className={css.words}>{request.wishes.map((each) => wish[each]).join('\n')}</span>,
            },
            { key: 'reason', label: words.reason, value: <span className={css.words}>{request.reason}</span> },
          ]}
        />
      </div>
    </Card>
  )
}
