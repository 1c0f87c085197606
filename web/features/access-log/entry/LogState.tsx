import { readLogState } from '@omsorg/contract/access-log/entry/read-log-state.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'

/** Whether the log is as it was written, by the check of the night. */
export function LogState() {
  const { state: words } = useAllTexts().accessLog
  const [, f] = useTextsAndFormat()
  const { data } = useAnswer(readLogState, {}, { silent: true })
  if (!data) return null
  if (!data.isWhole) return <Badge tone="error">{words.broken}</Badge>
  return data.checkedOn === null ? (
    <Badge>{words.unchecked}</Badge>
  ) : (
    <Badge tone="fresh">{words.whole({ when: f.dateTime(data.checkedOn) })}</Badge>
  )
}
