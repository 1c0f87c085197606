import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import css from './QueueSummary.module.css'
import { countsOf, type Pass } from './queue-pass.ts'

interface QueueSummaryProps {
  readonly rows: readonly QueueRow[]
  readonly pass: Pass
  readonly keptOn: string | null
  readonly start: 'after-end' | 'today'
  /** How far a confirmation is; null while none is under way. */
  readonly sent: { readonly done: number; readonly of: number } | null
  readonly canConfirm: boolean
  readonly onStart: (start: 'after-end' | 'today') => void
  readonly onConfirm: () => void
  readonly onNextOpen: () => void
}

const states = ['renew', 'changed', 'no', 'cannot', 'open'] as const

/** What is answered so far, from when the new prescriptions count, and the one button that renews. */
export function QueueSummary(props: QueueSummaryProps) {
  const { rows, pass, keptOn, start, sent, canConfirm, onStart, onConfirm, onNextOpen } = props
  const [t, f] = useTextsAndFormat()
  const words = t.renewalQueue
  const counts = countsOf(rows, pass)
  const renewed = counts.renew + counts.changed
  return (
    <Card
      title={words.soFar}
      padded="stack"
      className={css.summary}
      aside={keptOn && <span className="o-small">{words.kept({ time: f.time(Temporal.Instant.from(keptOn)) })}</span>}
    >
      <dl className={css.counts}>
        {states.map((state) => (
          <div key={state} data-state={state}>
            <dt>{words.states[state]}</dt>
            <dd>{counts[state]}</dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{words.renewedNow}</dt>
          <dd>{renewed}</dd>
        </div>
      </dl>
      <RadioGroup
        legend={words.start}
        name="renewals-start"
        value={start}
        onChange={onStart}
        options={[
          { value: 'after-end', label: words.starts['after-end'], help: words.starts['after-endHelp'] },
          { value: 'today', label: words.starts.today, help: words.starts.todayHelp },
        ]}
      />
      {sent ? (
        <div role="status">
          <ProgressBar label={words.progress(sent)} {...sent} />
          <p>{words.progress(sent)}</p>
        </div>
      ) : (
        <div className={css.confirm} data-ready={canConfirm || undefined}>
          <Button variant="primary" wide onClick={onConfirm} {...(canConfirm ? {} : { reason: words.nothing })}>
            {words.confirm({ count: renewed })}
          </Button>
        </div>
      )}
      <p className="o-small">
        {words.leftOver({ count: counts.open })}{' '}
        {counts.open > 0 && (
          <Button variant="text" size="small" onClick={onNextOpen}>
            {words.nextOpen}
          </Button>
        )}
      </p>
    </Card>
  )
}
