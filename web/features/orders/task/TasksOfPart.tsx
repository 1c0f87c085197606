import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { ToldPhotos } from '../../claims/index.ts'
import { TaskActions } from './TaskActions.tsx'
import { taskHolder, taskReason } from './task-words.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

interface TasksOfPartProps {
  readonly tasks: readonly OrderTaskView[]
  readonly orderId: number
  readonly place: Place | undefined
}

/** What holds a part up, each in a band: what happened, what it means, what to do, and who does it. */
export function TasksOfPart({ tasks, orderId, place }: TasksOfPartProps) {
  const ofPart = tasks.filter((task) => task.orderId === orderId)
  return ofPart.map((task) =>
    task.state === 'done' ? (
      <DoneTask key={task.taskId} {...{ task, place }} />
    ) : (
      <OpenTask key={task.taskId} {...{ task, place }} />
    ),
  )
}

function OpenTask({ task, place }: { readonly task: OrderTaskView; readonly place: Place | undefined }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderTasks
  const holder = taskHolder(task, t, f)
  // That it was refused, and why, stands above it already.
  const facts = task.kind === 'refused' ? [] : [taskReason(task, t), words.means[task.kind]]
  const isSlow = task.kind === 'stuck' || task.kind === 'cancel-unanswered'
  return (
    <Notice
      tone={isSlow ? 'soon' : 'error'}
      title={<WithDates>{words.titleSince({ what: words.kinds[task.kind], date: f.dateTime(task.since) })}</WithDates>}
      actions={<TaskActions task={task} place={place} />}
      spoken
    >
      <WithDates>{[...facts, words.toDo[task.kind], holder].filter(Boolean).join(' ')}</WithDates>
      {task.told && <ToldPhotos photoIds={task.told.photoIds} place={place} />}
    </Notice>
  )
}

function DoneTask({ task, place }: { readonly task: OrderTaskView; readonly place: Place | undefined }) {
  const [t, f] = useTextsAndFormat()
  // What ended by itself is told by the history of the order.
  if (!task.doneBy) return null
  return (
    <Notice tone="quiet" title={t.orderTasks.kinds[task.kind]}>
      {[taskHolder(task, t, f), task.note, task.told?.answer && t.orderTasks.answered({ words: task.told.answer })]
        .filter(Boolean)
        .join(' ')}
      {task.told && <ToldPhotos photoIds={task.told.photoIds} place={place} />}
    </Notice>
  )
}
