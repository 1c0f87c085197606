import { marketOf } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { insertDiary, insertInvestigation } from '../build/investigations.ts'
import type { Account } from '../build/people.ts'
import { insertForId, insertRow, type Connection } from '../build/rows.ts'
import type { CaredFor } from './care.ts'
import { instantOn } from './instant-on.ts'
import type { FilledClient } from './world.ts'

/** Astrid's leakage is the one of the pictures; the others lie around it. */
export async function fillInvestigations(
  connection: Connection,
  { cared, today }: FilledClient,
  by: Account,
): Promise<void> {
  const users = cared
    .filter(({ plan, person }) => person.status === 'active' && hasArea({ plan }, 'Incontinence'))
    .slice(0, 14)
  for (const [index, { person, plan }] of users.entries()) {
    const isAstrid = person.key === 'astrid'
    const { place } = person.home
    const of = { careRecipientId: person.recipient.id, clientId: place.clientId, carePlaceId: place.id, by: by.id }
    const from = today.subtract({ days: isAstrid ? 43 : 30 + index * 12 })
    const status = statuses[isAstrid ? 0 : index % statuses.length] ?? 2
    const article = plan.prescriptions[0]?.rows[0]?.article.product
    const given = {
      ...of,
      leakage: isAstrid
        ? ([500, 250, 400] as const)
        : ([300 + index * 40, 120 + index * 10, 200 + index * 25] as const),
      mobility: (['walks', 'walks-with-help', 'wheelchair', 'bedridden'] as const)[isAstrid ? 1 : index % 4] ?? 'walks',
      hip: isAstrid ? 104 : 90 + index * 3,
      waist: isAstrid ? 92 : 80 + index * 3,
    }
    if (isAstrid) {
      const before = from.subtract({ years: 1 })
      await insertInvestigation(connection, {
        ...given,
        leakage: [420, 200, 360],
        status: 3,
        from: before,
        to: from.subtract({ days: 1 }),
        at: `${before.toString()}T08:40:00Z`,
      })
    }
    const id = await insertInvestigation(connection, {
      ...given,
      status,
      from,
      to: from.add({ months: status === 3 ? 1 : 12 }),
      at: `${from.toString()}T08:40:00Z`,
      fits:
        article && status !== 1 ? [{ itemNumber: article.itemNumber, fit: index % 3 === 1 ? 'leaks' : 'good' }] : [],
    })
    if (article)
      await insertRow(connection, 'investigation_item', {
        investigation_id: id,
        product_id: article.id,
        item_number: article.itemNumber,
      })
    if (isAstrid || index === 1) {
      const { timeZone } = marketOf(place.market)
      await insertDiary(connection, {
        ...of,
        ...measured(today, timeZone, isAstrid),
        entries: entriesOf(today, timeZone, isAstrid).map((entry) => ({
          ...entry,
          itemNumber: article?.itemNumber ?? null,
          itemName: article?.name ?? '',
        })),
      })
    }
  }
}

/** Active, in progress, interrupted, inactive, closed: as they are stored, most of them active. */
const statuses = [2, 2, 1, 5, 3, 4, 2] as const

const dryWeight = 92

/** Two days of changes by the hour of the day and the ml. Astrid's are the pictures'. */
const twoDays = [
  [
    [11, 280],
    [15, 220],
    [18, 130],
    [22, 110],
    [31, 500],
  ],
  [
    [11, 260],
    [15, 200],
    [18, 120],
    [22, 100],
    [31, 480],
  ],
] as const

/** A diary that has ended, or one that goes on since yesterday. */
function measured(today: Temporal.PlainDate, timeZone: string, isDone: boolean) {
  const startedAt = atHour(today.subtract({ days: isDone ? 3 : 1 }), 7, timeZone)
  return { startedAt, endedAt: isDone ? startedAt.add({ hours: 49 }) : null }
}

function entriesOf(today: Temporal.PlainDate, timeZone: string, isDone: boolean) {
  const first = today.subtract({ days: isDone ? 3 : 1 })
  const days = isDone ? twoDays : [twoDays[0].slice(0, 4)]
  return days.flatMap((changes, day) =>
    changes.map(([hour, volume]) => ({
      at: atHour(first.add({ days: day }), hour, timeZone),
      dry: dryWeight,
      volume,
      outside: hour === 31 ? ('little' as const) : ('none' as const),
    })),
  )
}

/** Hours beyond 24 lie on the next day. */
function atHour(day: Temporal.PlainDate, hour: number, timeZone: string): Temporal.Instant {
  return day
    .add({ days: Math.floor(hour / 24) })
    .toZonedDateTime({ timeZone, plainTime: { hour: hour % 24 } })
    .toInstant()
}

/** The plan of the day for those who use incontinence products or catheters. */
export async function fillPlans(connection: Connection, { cared, today }: FilledClient, by: Account): Promise<void> {
  const planned = cared
    .filter(
      ({ person, plan }) =>
        person.status === 'active' && (hasArea({ plan }, 'Incontinence') || hasArea({ plan }, 'Catheter')),
    )
    .slice(0, 10)
  for (const { person, plan } of planned) {
    const item = plan.prescriptions[0]?.rows[0]?.article.product
    const entry = { care_recipient_id: person.recipient.id, item_number: item?.itemNumber ?? null, created_by: by.id }
    for (const [time, text] of plannedTimes[person.home.place.market]) {
      await insertForId(connection, 'calendar_entry', {
        ...entry,
        starts_on: today.subtract({ days: 20 }).toString(),
        time_of_day: time,
        recurrence: 'daily',
        text,
        created_at: instantOn(today, -20),
        row_version: 1,
      })
    }
    await insertRow(connection, 'calendar_period', {
      care_recipient_id: person.recipient.id,
      period: 'morning',
      description: plannedTimes[person.home.place.market][0]?.[1] ?? '',
    })
  }
}

const plannedTimes: Readonly<Record<10 | 30 | 40 | 80, readonly (readonly [time: string, text: string])[]>> = {
  10: [
    ['07:30', 'Byt före frukost'],
    ['13:00', 'Byt efter lunch'],
    ['21:00', 'Nattskydd'],
  ],
  30: [
    ['07:30', 'Vaihda ennen aamiaista'],
    ['21:00', 'Yösuoja'],
  ],
  40: [
    ['07:30', 'Bytt før frokost'],
    ['21:00', 'Nattbleie'],
  ],
  80: [
    ['07:30', 'Skift før morgenmaden'],
    ['21:00', 'Natble'],
  ],
}

function hasArea({ plan }: Pick<CaredFor, 'plan'>, area: TherapyArea): boolean {
  return plan.prescriptions.some(({ rows }) => rows.some(({ article }) => article.product.area === area))
}
