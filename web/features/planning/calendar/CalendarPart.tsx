import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import { useRef, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { View } from './calendar-days.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarKeys } from './CalendarKeys.tsx'
import { CalendarTable } from './CalendarTable.tsx'
import { CalendarTools } from './CalendarTools.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { EveryDay } from './EveryDay.tsx'
import { itemsOf, rowsOf, type Calendar, type Item, type Row } from './items.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { PlanHistory } from '../history/PlanHistory.tsx'
import { PrintPlan } from './PrintPlan.tsx'
import { ShownDialog } from './ShownDialog.tsx'
import { useCalendarKeys } from './use-calendar-keys.ts'
import { useFocusThatFollows } from './use-focus-that-follows.ts'
import { type TakeBack, useTakeBack } from '../history/use-take-back.ts'
import css from './Calendar.module.css'

interface CalendarPartProps {
  readonly calendar: Calendar
  readonly view: View
  readonly at: Temporal.PlainDate
  readonly days: readonly Temporal.PlainDate[]
  readonly onView: (view: View) => void
  readonly onDay: (day: Temporal.PlainDate) => void
  readonly onLook: (day: Temporal.PlainDate) => void
}

interface Open {
  readonly entry: Item['entry']
  readonly day: string
  readonly removes: boolean
}

export function CalendarPart({ calendar, view, at, days, onView, onDay, onLook }: CalendarPartProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.calendar
  const [open, setOpen] = useState<Open | null>(null)
  const { careRecipientId, today, can } = calendar
  // The days stay where they are while the focus goes over them; they turn when it leaves them.
  const [reached, setReached] = useState(at)
  const isShown = (day: Temporal.PlainDate) => days.some((each) => each.equals(day))
  const focused = isShown(reached) ? reached : at
  const goTo = (day: Temporal.PlainDate) => {
    setReached(day)
    if (!isShown(day)) onDay(day)
  }
  const items = itemsOf(calendar).filter(({ day }) => isShown(Temporal.PlainDate.from(day)))
  const [first = at, last = at] = [days[0], days.at(-1)]
  const title =
    days.length === 1 ? `${f.weekday(at)} ${f.date(at)}` : words.range({ from: f.date(first), to: f.date(last) })
  const isGrid = view === 'month' || view === 'week'
  const rows = view === 'day' ? items : rowsOf(items, days)
  const reason = can.write.reason && words.readOnly[can.write.reason]

  const add = (day: Temporal.PlainDate) => {
    const date = day.toString()
    if (can.write.allowed) setOpen({ entry: null, day: date < today ? today : date, removes: false })
  }
  const toToday = () => goTo(Temporal.PlainDate.from(today))
  const part = useRef<HTMLDivElement>(null)
  const follow = useFocusThatFollows(part, { view, day: focused.toString() })
  const lookAt = (next: View) => {
    follow(next, focused)
    if (next === 'day') onLook(focused)
    else onView(next)
  }
  useCalendarKeys({
    n: () => add(focused),
    m: () => lookAt('month'),
    v: () => lookAt('week'),
    d: () => lookAt('day'),
    t: () => {
      follow(view, Temporal.PlainDate.from(today))
      toToday()
    },
  })
  /** Of days in a row it is today's that opens, where it is among them: what has been is not changed. */
  const openItem = ({ entry, day, until = day }: Row) =>
    setOpen({ entry, day: day < today && today <= until ? today : day, removes: false })
  const close = () => setOpen(null)
  const takeBack = useTakeBack()
  const [showsHistory, setShowsHistory] = useState(false)

  return (
    <div ref={part}>
      <Card>
        <CalendarTools
          title={title}
          view={view}
          onView={onView}
          onMove={(by) => onDay(at.add({ days: by * days.length }))}
          onToday={toToday}
          add={
            <Button
              variant="tinted"
              size="compact"
              icon={<IconPlus />}
              keyCap="N"
              reason={reason}
              onClick={() => add(focused)}
            >
              {words.add}
            </Button>
          }
        />
        {view !== 'day' && <EveryDay calendar={calendar} days={days} onOpen={openItem} />}
        {isGrid ? (
          <CalendarGrid
            title={title}
            calendar={calendar}
            items={items}
            days={days}
            at={focused}
            onDay={goTo}
            onLook={onLook}
            onOpen={openItem}
            onAdd={add}
            careRecipientId={careRecipientId}
          />
        ) : (
          rows.length > 0 && (
            <CalendarTable title={title} items={rows} onOpen={openItem} careRecipientId={careRecipientId} />
          )
        )}
        {items.length === 0 && (
          <div className={css.empty}>
            <Empty title={words.empty}>{words.emptyNext}</Empty>
          </div>
        )}
      </Card>
      <div className={css.below}>
        <PrintPlan careRecipientId={careRecipientId} view={view} at={focused} />
        <Button size="compact" icon={<IconHistory />} onClick={() => setShowsHistory(true)}>
          {t.planning.history.open}
        </Button>
      </div>
      {showsHistory && (
        <ActionDialog
          title={t.planning.history.title}
          keep={t.common.actions.close}
          wide
          onClose={() => setShowsHistory(false)}
        >
          <PlanHistory calendarEntryId={null} {...(can.write.allowed ? { takeBack } : {})} />
        </ActionDialog>
      )}
      <CalendarKeys isGrid={isGrid} />
      {open && (
        <OpenDialog
          open={open}
          calendar={calendar}
          takeBack={takeBack}
          onRemove={() => setOpen({ ...open, removes: true })}
          onClose={close}
        />
      )}
    </div>
  )
}

interface OpenDialogProps {
  readonly open: Open
  readonly calendar: Calendar
  readonly takeBack: TakeBack
  readonly onRemove: () => void
  readonly onClose: () => void
}

function OpenDialog({ open, calendar, takeBack, onRemove, onClose }: OpenDialogProps) {
  const { entry, day, removes } = open
  if (entry && removes) return <RemoveDialog entry={entry} day={day} takeBack={takeBack} onClose={onClose} />
  if (entry && (!calendar.can.write.allowed || day < calendar.today))
    return <ShownDialog entry={entry} day={day} onClose={onClose} />
  return <EntryDialog calendar={calendar} entry={entry} day={day} onRemove={onRemove} onClose={onClose} />
}
