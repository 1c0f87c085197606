import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'
import { authorName } from '../../../platform/author-name.ts'

/** What ends by itself because it has gone well, and not because an order moved. */
const endsWell: readonly OrderTaskView['kind'][] = ['failed-job', 'failed-message', 'failed-work', 'feed-failed']

/** Who works on it, or who saw to it; null while nobody does. */
export function taskHolder(task: OrderTaskView, t: AllTexts, f: Formats): string | null {
  const words = t.orderTasks
  const { state, isMine, takenBy, takenAt, doneBy, doneAt, kind } = task
  if (state === 'done' && doneAt) {
    const date = f.dateOf(doneAt)
    if (doneBy) return words.doneBy({ name: authorName(doneBy, t), date })
    return endsWell.includes(kind) ? words.endedWell({ date }) : words.doneByItself({ date })
  }
  if (state !== 'taken' || !takenAt) return null
  const date = f.dateOf(takenAt)
  return isMine ? words.takenByYou({ date }) : words.takenBy({ name: takenBy ?? '', date })
}

/** What was done with a task, a line each. */
export function taskHistory({ events }: OrderTaskView, t: AllTexts, f: Formats): string[] {
  const words = t.orderTasks.events
  return events.map(({ event, at, by }) => {
    const date = f.dateTime(at)
    return event === 'failed-again' ? words[event]({ date }) : words[event]({ date, who: by ? authorName(by, t) : '' })
  })
}

/** What the supplier said of it, where it said something. A job that failed says nothing that a nurse can use. */
export function taskReason({ kind, reason, reportedStatus, tries }: OrderTaskView, t: AllTexts): string | null {
  const words = t.orderTasks
  if (reportedStatus !== null) return words.reported({ status: t.statuses.erp[reportedStatus] })
  if (tries !== null) return words.tried({ count: tries })
  return reason && kind !== 'failed-job' ? words.reason({ reason }) : null
}

export function toneOfTask({ kind, state }: Pick<OrderTaskView, 'kind' | 'state'>): Tone {
  if (state === 'done') return 'quiet'
  return kind === 'stuck' || kind === 'cancel-unanswered' ? 'soon' : 'error'
}
