import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'
import { taskHistory } from './task-words.ts'
import css from './OrderTasks.module.css'

/** What was done with a task, folded: who took it, who had it tried again, and what came of that. */
export function TaskHistory({ task }: { readonly task: OrderTaskView }) {
  const [t, f] = useTextsAndFormat()
  if (task.events.length === 0) return null
  return (
    <details className={css.history}>
      <summary>{t.orderTasks.history}</summary>
      <ul>
        {taskHistory(task, t, f).map((line, index) => (
          <li key={index}>
            <WithDates>{line}</WithDates>
          </li>
        ))}
      </ul>
    </details>
  )
}
