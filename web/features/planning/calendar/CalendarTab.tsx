import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { reasonOf } from '../../../platform/calls/result.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { callOptionsOf, useCareRecipient, useRecipientHere } from '../../care-recipients/index.ts'
import { CalendarPart } from './CalendarPart.tsx'
import { calendarView, dayAsked, shownDays } from './calendar-days.ts'

/** What is planned for a person: five weeks, a week or a day, or the same as a table. On a phone as a table. */
export function CalendarTab() {
  const [t] = useTextsAndFormat()
  const words = t.planning.calendar
  const here = useRecipientHere()
  const { careRecipientId } = here
  const today = useCareRecipient(here).data?.today ?? Temporal.Now.plainDateISO().toString()
  const { view: asked, change } = useAddressView(calendarView)
  const isPhone = usePhoneWidth()
  const view = isPhone && asked.view !== 'day' ? 'table' : asked.view
  const at = dayAsked(asked.date, today)
  const { from, days } = shownDays(view, at)
  const answer = useAnswer(
    getCalendar,
    { input: { careRecipientId, from: from.toString(), to: (days.at(-1) ?? from).toString() } },
    { ...callOptionsOf(here), keepFormer: true, resolves: ['planning-off'] },
  )
  if (reasonOf(answer.error) === 'planning-off')
    return (
      <Card padded>
        <Empty title={words.off}>{words.offNext}</Empty>
      </Card>
    )
  if (!answer.data)
    return (
      <Card title={words.title} padded>
        <InsteadOfAnswer answer={answer} rows={8} />
      </Card>
    )
  return (
    <CalendarPart
      calendar={answer.data}
      view={view}
      at={at}
      days={days}
      onView={(next) => change({ view: next })}
      onDay={(day) => change({ date: day.toString() === today ? '' : day.toString() })}
      onLook={(day) => change({ view: 'day', date: day.toString() })}
    />
  )
}
