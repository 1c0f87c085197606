import { endOrderTask } from '@omsorg/contract/orders/task/end-order-task.ts'
import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { releaseOrderTask } from '@omsorg/contract/orders/task/release-order-task.ts'
import { retryOrderTask } from '@omsorg/contract/orders/task/retry-order-task.ts'
import { searchOrderTasks } from '@omsorg/contract/orders/task/search-order-tasks.ts'
import { takeOrderTask } from '@omsorg/contract/orders/task/take-order-task.ts'
import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useState } from 'react'
import { useAction } from '../../../platform/calls/use-action.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { FormDialog } from '../../../platform/forms/FormDialog.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'

const outdates = [listTasksOfOrder, searchOrderTasks, listWaiting]

interface TaskActionsProps {
  readonly task: OrderTaskView
  readonly place?: Place | undefined
  /** Which task, for who listens to a list of them. */
  readonly about?: string
  /** Where the address that somebody told is taken over, for who may change the person. */
  readonly takeOverPath?: string | undefined
}

/** Customer service takes a task, gives it back, and has what failed tried again; whoever looks after it ends it with a note. */
export function TaskActions({ task, place, about, takeOverPath }: TaskActionsProps) {
  const t = useAllTexts()
  const words = t.orderTasks
  const [ending, setEnding] = useState<'seen-to' | 'rejected' | null>(null)
  const user = useSessionUser()
  const take = useAction(takeOrderTask, { outdates, place, done: words.taken })
  const release = useAction(releaseOrderTask, { outdates, place, done: words.released })
  const retry = useAction(retryOrderTask, { outdates, place, done: words.tryingAgain })
  if (task.state === 'done' || user?.permissions.includes('OrderWrite') !== true) return null
  const { taskId, rowVersion, isMine, takenBy, runAgain } = task
  const input = { taskId, rowVersion }
  const isOfAnother = task.state === 'taken' && !isMine
  const hidden = about && <VisuallyHidden> {about}</VisuallyHidden>
  const ofAnother = words.takenByAnother({ name: takenBy ?? '' })
  return (
    <>
      {runAgain && (
        <Button
          size="compact"
          icon={<IconRefresh />}
          busy={retry.busy}
          {...(runAgain.reason && { reason: runAgain.reason === 'under-way' ? words.beingTried : ofAnother })}
          onClick={() => void retry.run({ input })}
        >
          {words.tryAgain}
          {hidden}
        </Button>
      )}
      {user.application === 'CSP' &&
        (task.state === 'open' ? (
          <Button size="compact" busy={take.busy} onClick={() => void take.run({ input })}>
            {words.take}
            {hidden}
          </Button>
        ) : (
          <Button size="compact" variant="text" busy={release.busy} onClick={() => void release.run({ input })}>
            {words.release}
            {hidden}
          </Button>
        ))}
      {takeOverPath && !isOfAnother && (
        <RouteButton size="compact" variant="tinted" to={takeOverPath}>
          {words.takeOver}
          {hidden}
        </RouteButton>
      )}
      {task.kind === 'moved' && !isOfAnother && (
        <Button size="compact" icon={<IconX />} onClick={() => setEnding('rejected')}>
          {words.reject}
          {hidden}
        </Button>
      )}
      <Button
        size="compact"
        icon={<IconCheck />}
        {...(isOfAnother && { reason: ofAnother })}
        onClick={() => setEnding('seen-to')}
      >
        {words.done}
        {hidden}
      </Button>
      {ending && <EndTaskDialog {...{ task, place }} rejects={ending === 'rejected'} onClose={() => setEnding(null)} />}
    </>
  )
}

interface EndTaskDialogProps extends Omit<TaskActionsProps, 'about'> {
  /** A move that is not taken over: whoever told it reads why. */
  readonly rejects: boolean
  readonly onClose: () => void
}

function EndTaskDialog({ task, place, rejects, onClose }: EndTaskDialogProps) {
  const t = useAllTexts()
  const words = t.orderTasks
  const { taskId, rowVersion } = task
  const form = useForm(endOrderTask, {
    id: 'end-order-task',
    initial: { note: '', answer: '', itCame: false },
    toSend: ({ note, answer, itCame }) => ({
      input: {
        taskId,
        rowVersion,
        note,
        answer,
        outcome: rejects ? ('rejected' as const) : itCame ? ('came' as const) : null,
      },
    }),
    outdates,
    done: rejects ? words.rejected : words.ended,
    place,
  })
  return (
    <FormDialog
      form={form}
      title={rejects ? words.rejectTitle : words.doneTitle}
      action={rejects ? words.reject : words.done}
      icon={rejects ? <IconX /> : <IconCheck />}
      onClose={onClose}
    >
      <p>{rejects ? words.rejectBody : words.doneBody}</p>
      {task.told?.fault === 'did-not-come' && (
        <CheckboxField label={words.itCame} help={words.itCameHelp} {...form.field('itCame')} />
      )}
      <TextAreaField label={rejects ? words.rejectReason : words.note} {...form.field('note')} />
      {task.told && !rejects && (
        <TextAreaField label={words.answer} help={words.answerHelp} {...form.field('answer')} />
      )}
    </FormDialog>
  )
}
