import type { QueueRow } from '@omsorg/contract/prescriptions/renewal-queue/renewal-queue-view.ts'
import { authorName } from '../../../platform/author-name.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './Queue.module.css'
import { personText, queueBlockText } from './queue-text.ts'
import type { Confirmed } from './use-confirming.ts'

interface QueueResultProps {
  readonly confirmed: Confirmed
  /** As they stood when they were confirmed. */
  readonly rows: readonly QueueRow[]
}

/** What a confirmation came to: how many are renewed, and each that is not with its own reason. */
export function QueueResult({ confirmed: { outcomes, unsent, isUnknown }, rows }: QueueResultProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.renewalQueue
  const rowOf = new Map(rows.map((row) => [row.prescriptionRowId, row]))
  const count = outcomes.filter(({ outcome }) => outcome === 'renewed').length
  const declined = outcomes.filter(({ outcome }) => outcome === 'declined').length
  const refused = outcomes.flatMap((each) => {
    const row = rowOf.get(each.prescriptionRowId)
    return each.outcome === 'refused' && row ? [{ ...each, row }] : []
  })
  const isWhole = refused.length === 0 && unsent === 0
  return (
    <Notice
      tone={isWhole ? 'fresh' : 'soon'}
      title={isUnknown && outcomes.length === 0 ? words.noAnswer : words.done({ count })}
      spoken
    >
      {declined > 0 && <p>{words.declined({ count: declined })}</p>}
      {unsent > 0 && <p>{isUnknown ? words.noAnswerNext : words.unsent({ count: unsent })}</p>}
      {refused.length > 0 && (
        <>
          <p>{words.refused({ count: refused.length })}</p>
          <ul className={css.refused}>
            {refused.map(({ row, reason, by, on }) => (
              <li key={row.prescriptionRowId}>
                <b>
                  {personText(row, t)}, {row.product.name}
                </b>
                <br />
                {reason && queueBlockText(reason, row.therapyArea, t)}{' '}
                {by && on && words.byWhom({ name: authorName(by, t), when: f.dateTime(Temporal.Instant.from(on)) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
