import { marketOf } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { insertDiary, insertInvestigation } from '../build/investigations.ts'
import type { Account } from '../build/people.ts'
import { insertCalendarEntry } from '../build/planning.ts'
import { insertRow, type Connection } from '../build/rows.ts'
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

/** The plan of those who use incontinence products or catheters: what comes every day, a follow-up, a period, one visit. */
export async function fillPlans(connection: Connection, { cared, today }: FilledClient, by: Account): Promise<void> {
  const planned = cared.flatMap(({ person, plan }) => {
    if (person.status !== 'active') return []
    const products = plan.prescriptions.flatMap(({ rows }) => rows.map(({ article }) => article.product))
    const of = (area: TherapyArea) => products.find((product) => product.area === area)
    const [pad, catheter] = [of('Incontinence'), of('Catheter')]
    return pad || catheter ? [{ person, pad, catheter }] : []
  })
  const nextTuesday = today.add({ days: ((8 - today.dayOfWeek) % 7) + 1 })
  for (const { person, pad, catheter } of planned.slice(0, 12)) {
    const words = wordsOf[person.home.place.market]
    const entry = (given: Partial<Parameters<typeof insertCalendarEntry>[1]> & { readonly text: string }) =>
      insertCalendarEntry(connection, {
        careRecipientId: person.recipient.id,
        by: by.id,
        start: today.subtract({ days: 20 }),
        at: instantOn(today, -20),
        ...given,
      })
    const ofPad = { area: 'Incontinence', itemNumber: pad?.itemNumber ?? null } as const
    const ofCatheter = { area: 'Catheter', itemNumber: catheter?.itemNumber ?? null } as const
    const main = catheter ? ofCatheter : ofPad
    if (pad) {
      await entry({ ...ofPad, text: words.morning, time: '07:30', periods: { morning: words.beforeBreakfast } })
      await entry({ ...ofPad, text: words.night, time: '21:00' })
    }
    if (catheter) {
      const [from, to] = [today.add({ days: 3 }), today.add({ days: 16 })]
      await entry({ ...ofCatheter, text: words.extra, time: '03:00', start: from, end: to })
    }
    await entry({ ...main, text: words.followUp, time: '10:00', start: nextTuesday, recurrence: 'weekly', every: 2 })
    await entry({ ...main, text: words.sample, time: '13:00', start: today.add({ days: 11 }), recurrence: 'once' })
  }
}

const wordsOf = {
  10: {
    morning: 'Byte',
    beforeBreakfast: 'Byt före frukost',
    night: 'Nattskydd',
    extra: 'Extra tappning',
    followUp: 'Uppföljning',
    sample: 'Urinprov',
  },
  30: {
    morning: 'Vaihto',
    beforeBreakfast: 'Vaihda ennen aamiaista',
    night: 'Yösuoja',
    extra: 'Ylimääräinen katetrointi',
    followUp: 'Seuranta',
    sample: 'Virtsanäyte',
  },
  40: {
    morning: 'Bleieskift',
    beforeBreakfast: 'Bytt før frokost',
    night: 'Nattbleie',
    extra: 'Ekstra tapping',
    followUp: 'Oppfølging',
    sample: 'Urinprøve',
  },
  80: {
    morning: 'Bleskift',
    beforeBreakfast: 'Skift før morgenmaden',
    night: 'Natble',
    extra: 'Ekstra tømning',
    followUp: 'Opfølgning',
    sample: 'Urinprøve',
  },
} as const

function hasArea({ plan }: Pick<CaredFor, 'plan'>, area: TherapyArea): boolean {
  return plan.prescriptions.some(({ rows }) => rows.some(({ article }) => article.product.area === area))
}
