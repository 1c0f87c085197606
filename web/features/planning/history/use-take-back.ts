import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { listPlanChanges } from '@omsorg/contract/planning/history/list-plan-changes.ts'
import { restoreEntry } from '@omsorg/contract/planning/history/restore-entry.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { messages } from '../../../platform/messages.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

export interface TakeBack {
  readonly run: (calendarEventId: number) => Promise<void>
  readonly busy: boolean
}

/** Takes a removal back, from its toast or from the history. */
export function useTakeBack(): TakeBack {
  const words = useAllTexts().planning.entry
  const action = useAction(restoreEntry, {
    outdates: [getCalendar, listPlanChanges],
    done: words.takenBack,
    resolves: ['changed-since', 'removal-not-found'],
  })
  async function run(calendarEventId: number): Promise<void> {
    const result = await action.run({ input: { calendarEventId } })
    const isLate = result && !result.ok && (result.reason === 'changed-since' || result.reason === 'removal-not-found')
    if (isLate) messages.announce({ kind: 'toast', tone: 'other', text: words.changedSince })
  }
  return { run, busy: action.busy }
}
