import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

/** A field in which what somebody else has saved differs from what stands here. */
export interface Differing {
  readonly label: string
  readonly theirs: string
}

interface TheirRecordProps {
  readonly changed: AnswerOf<typeof readClient>['changed']
  readonly differing: readonly Differing[]
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Somebody else has saved the record meanwhile: by whom and when, what stands there now, and which of the two shall hold. */
export function TheirRecord({ changed, differing, onKeepMine, onTakeTheirs }: TheirRecordProps) {
  const [t, f] = useTextsAndFormat()
  const { settings, unit, overview } = t.organisation
  return (
    <Notice
      tone="error"
      spoken
      title={settings.staleTitle}
      actions={
        <>
          <Button size="compact" onClick={onKeepMine}>
            {unit.stale.keepMine}
          </Button>
          <Button size="compact" onClick={onTakeTheirs}>
            {unit.stale.takeTheirs}
          </Button>
        </>
      }
    >
      {changed?.by && (
        <p>{overview.changedBy({ when: f.dateTime(Temporal.Instant.from(changed.at)), who: changed.by })}</p>
      )}
      <ul>
        {differing.map(({ label, theirs }) => (
          <li key={label}>
            {label}: <b>{theirs || settings.none}</b>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
