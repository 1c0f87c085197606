import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { callOptionsOf, useRecipientHere } from '../../care-recipients/index.ts'
import { iconOf } from './ItemChip.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { capital, detailOf, isEveryDay, itemsOf, rowsOf, timeText, titleOf, type Item } from './items.ts'
import css from './Calendar.module.css'

/** Two weeks ahead, today included. */
const daysAhead = 14
const most = 3

/** What is next for a person, with the way to the plan. */
export default function NextCard({ today }: { readonly today: string }) {
  const [t, f] = useTextsAndFormat()
  const words = t.planning.next
  const here = useRecipientHere()
  const { careRecipientId } = here
  const first = Temporal.PlainDate.from(today)
  const days = Array.from({ length: daysAhead }, (_, ahead) => first.add({ days: ahead }))
  const to = (days.at(-1) ?? first).toString()
  const { data } = useAnswer(getCalendar, { input: { careRecipientId, from: today, to } }, callOptionsOf(here))
  if (!data) return null
  const items = itemsOf(data)
  // What comes every day is known: it stands where nothing else takes the room.
  const everyDay = items.filter(({ day, entry }) => day === today && entry && isEveryDay(entry, days))
  const next = [...rowsOf(items, days), ...everyDay].slice(0, most)
  const dayText = (item: Item) =>
    everyDay.includes(item) ? t.planning.calendar.everyDay : `${capital(f.weekday(item.day))} ${f.date(item.day)}`
  return (
    <Card
      title={words.title}
      aside={<RouteLink to={pathTo('CareRecipientPlanning', { careRecipientId })}>{words.all}</RouteLink>}
      padded
      className={css.nextCard}
    >
      {next.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={css.next}>
          {next.map((item) => (
            <li key={item.key}>
              <Icon of={iconOf(item)} />
              <span>
                <b>{titleOf(item, t)}</b>
                <small>
                  {[`${dayText(item)} ${timeText(item.entry?.timeOfDay ?? null, f)}`.trim(), detailOf(item)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
