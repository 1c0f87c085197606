import type { PlanChange } from '@omsorg/contract/planning/history/plan-change.ts'
import { listPlanChanges } from '@omsorg/contract/planning/history/list-plan-changes.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useState } from 'react'
import { useAnswer } from '../../../platform/calls/query.ts'
import { ChangeList } from '../../../platform/history/ChangeList.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Pager } from '../../../ui/navigation/Pager.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { planLines, whichDays } from './plan-change-words.ts'
import type { TakeBack } from './use-take-back.ts'

interface PlanHistoryProps {
  /** Null for the whole plan of the person. */
  readonly calendarEntryId: number | null
  /** Without it nothing is taken back here. */
  readonly takeBack?: TakeBack
}

const tones = { planned: 'fresh', changed: 'quiet', removed: 'now', restored: 'fresh' } as const

/** What was done to the plan, the latest first: who, when, from what to what. */
export function PlanHistory({ calendarEntryId, takeBack }: PlanHistoryProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.history
  const here = useRecipientHere()
  const [page, setPage] = useState(1)
  const { careRecipientId } = here
  const answer = useAnswer(
    listPlanChanges,
    { input: { careRecipientId, calendarEntryId, page, pageSize: 10 } },
    { ...callOptionsOf(here), keepFormer: true },
  )
  const { data } = answer
  if (!data) return <InsteadOfAnswer answer={answer} kind="line" rows={3} />
  if (data.entities.length === 0) return <Empty title={words.empty}>{words.emptyNext}</Empty>
  const told = (change: PlanChange) => ({
    key: change.calendarEventId,
    title: [(change.entry ?? change.former)?.text, whichDays(change, t, f)].filter(Boolean).join(', '),
    badge: (
      <>
        <Badge tone={tones[change.event]}>{words.events[change.event]}</Badge>
        {takeBack && change.canBeTakenBack && (
          <Button
            size="small"
            icon={<IconArrowBackUp />}
            busy={takeBack.busy}
            onClick={() => void takeBack.run(change.calendarEventId)}
          >
            {t.planning.entry.takeBack}
          </Button>
        )}
      </>
    ),
    lines: planLines(change, t, f),
    at: change.on,
    by: change.by,
  })
  return (
    <>
      <ChangeList changes={data.entities.map(told)} />
      <Pager words={t.common.table} total={data.totalCount} pageSize={data.pageSize} page={page} onPage={setPage} />
    </>
  )
}
