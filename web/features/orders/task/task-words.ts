import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import type { ListedOrderTask } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Tone } from '../../../ui/feedback/Badge.tsx'
import { authorName } from '../../../platform/author-name.ts'

/** What ends by itself because it has gone well, and not because an order moved. */
const endsWell: readonly OrderTaskView['kind'][] = ['failed-job', 'failed-message', 'failed-work', 'feed-failed']

type Told = NonNullable<OrderTaskView['told']>
type MovedTo = NonNullable<ListedOrderTask['movedTo']>

/** Who works on it, or who saw to it; null while nobody does. */
export function taskHolder(task: OrderTaskView, t: AllTexts, f: Formats): string | null {
  const words = t.orderTasks
  const { state, isMine, takenBy, takenAt, doneBy, doneAt, kind, outcome } = task
  if (state === 'done' && doneAt) {
    const date = f.dateOf(doneAt)
    if (doneBy && outcome) return words.outcomes[outcome]({ name: authorName(doneBy, t), date })
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
export function taskReason({ kind, reason, reportedStatus, tries, told }: OrderTaskView, t: AllTexts): string | null {
  const words = t.orderTasks
  if (told) return toldSentences(told, t)
  if (reportedStatus !== null) return words.reported({ status: t.statuses.erp[reportedStatus] })
  if (tries !== null) return words.tried({ count: tries })
  return reason && kind !== 'failed-job' ? words.reason({ reason }) : null
}

/** What a holder of a portal account has told, and who it was. */
function toldSentences({ askedBy, holder, fault, itemName: item, packages: count, words }: Told, t: AllTexts): string {
  const { told } = t.orderTasks
  const what = fault && told.faults[fault]
  // As what she told it stands with the task, whatever became of the account since.
  const name = askedBy?.name
  const as = holder ?? 'self'
  return [
    what && (item && count ? told.some({ fault: what, item, count }) : told.whole({ fault: what })),
    words && told.words({ words: words.replace(/\.$/, '') }),
    name && as === 'self' && told.bySelf({ name }),
    name && as !== 'self' && told.byNamed({ name, holder: told.holders[as] }),
    !name && told.by({ holder: told.holders[as] }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Where a person has moved, and from which day. */
export function movedSentences(
  { careOf, street, zip, city, entryCode: code, from }: MovedTo,
  t: AllTexts,
  f: Formats,
): string {
  const { told } = t.orderTasks
  const address = [careOf, street, `${postalCodeText(zip, f.country)} ${city}`].filter(Boolean).join(', ')
  return [told.address({ address }), code && told.entryCode({ code }), from && told.from({ date: from })]
    .filter(Boolean)
    .join(' ')
}

export function toneOfTask({ kind, state }: Pick<OrderTaskView, 'kind' | 'state'>): Tone {
  if (state === 'done') return 'quiet'
  if (kind === 'moved') return 'soon'
  return kind === 'stuck' || kind === 'cancel-unanswered' ? 'soon' : 'error'
}
