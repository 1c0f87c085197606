import type { SignedIn, World } from '../../world.ts'
import type { Examples } from '../example.ts'

/** A month of orders at home, until today. */
export function ordersOfMonth({ clock, home }: Pick<World, 'clock' | 'home'>) {
  const today = clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
  return {
    reportType: 'Orders',
    from: today.subtract({ days: 30 }).toString(),
    to: today.toString(),
    careUnitIds: [home.place.careUnitId],
    carePlaceIds: [home.place.id],
    therapyAreas: ['Catheter'],
  } as const
}

const choice = (world: World) => {
  const { therapyAreas, careUnitIds, carePlaceIds, ...rest } = ordersOfMonth(world)
  return {
    ...rest,
    therapyAreas: [...therapyAreas],
    careUnitIds: [...careUnitIds],
    carePlaceIds: [...carePlaceIds],
  }
}

export const reportExamples: Examples = {
  'reports/report/make-report': (world) => ({ input: choice(world) }),
  'reports/report/read-report-figures': (world) => ({ input: choice(world) }),
  'reports/job/ask-report': (world) => ({ input: choice(world) }),
  'reports/job/cancel-report': async (world, actor) => ({
    params: { reportId: await insertReport(world, actor, 'waiting') },
  }),
  'reports/job/read-report-file': async (world, actor) => ({
    params: { reportId: await insertReport(world, actor, 'done') },
  }),
}

/** One that is the caller's, which no job makes. */
async function insertReport(world: World, { claims }: SignedIn, state: 'waiting' | 'done'): Promise<number> {
  const { rows } = await world.owner.query<{ id: number }>(
    `with made as (
       insert into omsorg.report (kind, from_day, to_day, of_places, market, client_id, language, asked_for, asked_by, asked_at,
         rows_total, state, size, ended_at, therapy_areas)
       values ('Claims', '2026-01-01', '2026-01-31', $1, $2, $3, 'sv', $4, $4, now(), 0, $5, 1,
         case when $5 = 'done' then now() end, array[gen_random_uuid()::text])
       returning id
     ), kept as (insert into omsorg.report_part select id, 0, '\\x00' from made returning report_id)
     select report_id as id from kept`,
    [[world.home.place.id], claims.mac, claims.app === 'GUIDE' ? claims.cid : null, Number(claims.sub), state],
  )
  return rows[0]?.id ?? 0
}
