import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
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
    const leakage = person.key === 'astrid' ? [500, 250, 400] : [300 + index * 40, 120 + index * 10, 200 + index * 25]
    const [day = 0, evening = 0, night = 0] = leakage
    const status = index % 7 === 5 ? 1 : index % 7 === 6 ? 3 : 2
    const from = today.subtract({ days: person.key === 'astrid' ? 43 : 30 + index * 12 })
    const id = await insertForId(connection, 'investigation', {
      care_recipient_id: person.recipient.id,
      client_id: person.home.place.clientId,
      care_place_id: person.home.place.id,
      therapy_area: 'Incontinence',
      status,
      valid_from: from.toString(),
      valid_to: from.add({ months: status === 3 ? 1 : 12 }).toString(),
      answers: { note: '', changesPerDay: 4 },
      created_by: by.id,
      created_at: `${from.toString()}T08:40:00Z`,
      updated_at: `${from.toString()}T08:55:00Z`,
      row_version: 1,
    })
    await insertRow(connection, 'investigation_incontinence', {
      investigation_id: id,
      day_leakage: day,
      evening_leakage: evening,
      night_leakage: night,
      daily_total: day + evening + night,
      type: ['stress', 'urge', 'mixed'][index % 3],
      mobility: ['walks', 'walks-with-help', 'wheelchair'][index % 3],
      hip_size: person.key === 'astrid' ? 104 : 90 + index * 3,
    })
    const article = plan.prescriptions[0]?.rows[0]?.article.product
    if (article)
      await insertRow(connection, 'investigation_item', {
        investigation_id: id,
        product_id: article.id,
        item_number: article.itemNumber,
      })
  }
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
