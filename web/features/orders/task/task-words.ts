import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'
import { authorName } from '../../../platform/author-name.ts'

/** Who works on it, or who saw to it; null while nobody does. */
export function taskHolder(task: OrderTaskView, t: AllTexts, f: Formats): string | null {
  const words = t.orderTasks
  const { state, isMine, takenBy, takenAt, doneBy, doneAt } = task
  if (state === 'done' && doneAt) {
    const date = f.dateOf(doneAt)
    return doneBy ? words.doneBy({ name: authorName(doneBy, t), date }) : words.doneByItself({ date })
  }
  if (state !== 'taken' || !takenAt) return null
  const date = f.dateOf(takenAt)
  return isMine ? words.takenByYou({ date }) : words.takenBy({ name: takenBy ?? '', date })
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
