import type { InputOf } from '@omsorg/contract/endpoint.ts'
import { askReport } from '@omsorg/contract/reports/job/ask-report.ts'
import { cancelReport } from '@omsorg/contract/reports/job/cancel-report.ts'
import { listReports } from '@omsorg/contract/reports/job/list-reports.ts'
import { readReportFile } from '@omsorg/contract/reports/job/read-report-file.ts'
import type { ReportKind } from '@omsorg/domain/reports/report/report-kinds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database.ts'
import { readWorkbook } from '../../../testing/sheets/read-workbook.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { makeReportFile } from './make-report-file.ts'

const within = { timeout: 20_000, interval: 50 }

let world: World
let administrator: SignedIn
beforeAll(async () => {
  world = await openWorld()
  administrator = await world.signIn(world.people.unitAdministrator)
})
afterAll(() => world.close())

function chosen(more: Partial<InputOf<typeof askReport>> = {}) {
  const today = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
  return {
    reportType: 'Orders' as ReportKind,
    from: today.subtract({ days: 60 }).toString(),
    to: today.toString(),
    ...more,
  }
}
const ask = (more: Partial<InputOf<typeof askReport>> = {}, caller = administrator) =>
  world.as(caller).call(askReport, { input: chosen(more), headers: { 'accept-language': 'sv' } })
const list = async (caller = administrator) => (await world.as(caller).call(listReports, {})).body.reports
const fileOf = (reportId: number, caller = administrator) =>
  world.as(caller).call(readReportFile, { params: { reportId } })
const stateOf = async (reportId: number) => (await list()).find((each) => each.reportId === reportId)?.state

async function made(more: Partial<InputOf<typeof askReport>> = {}): Promise<number> {
  const { body, status, text } = await ask(more)
  expect(status, text).toBe(200)
  await expect.poll(() => stateOf(body.reportId), within).toBe('done')
  return body.reportId
}

async function logged(): Promise<number[]> {
  const { rows } = await world.owner.query<{ care_recipient_id: number }>(
    `select care_recipient_id from omsorg.access_log where action = 'reports/job/read-report-file' order by at`,
  )
  return rows.map((each) => each.care_recipient_id)
}

describe('a report that a job makes', () => {
  test('is done with as many rows as it has, and its file opens (O-4-50)', async () => {
    const reportId = await made()
    const report = (await list()).find((each) => each.reportId === reportId)
    const answer = await fileOf(reportId)
    const { rows } = readWorkbook(answer.body as unknown as Uint8Array)
    expect(answer.headers.get('content-disposition')).toContain(`Orders_${chosen().from}_${chosen().to}.xlsx`)
    expect(rows).toHaveLength((report?.rowsTotal ?? 0) + 1)
    expect(report).toMatchObject({ rowsDone: report?.rowsTotal, placeCount: 2 })
    expect(report?.size).toBe((answer.body as unknown as Uint8Array).length)
  })

  test('tells of nobody until its file is fetched, and then of each, each time', async () => {
    const before = (await logged()).length
    const reportId = await made({ reportType: 'Prescriptions' })
    expect(await logged()).toHaveLength(before)
    const { rows } = readWorkbook((await fileOf(reportId)).body as unknown as Uint8Array)
    const persons = [...new Set(rows.slice(1).map(([first]) => Number(first?.text)))].toSorted()
    expect(persons.length).toBeGreaterThan(0)
    expect((await logged()).slice(before).toSorted()).toEqual(persons)
    await fileOf(reportId)
    expect(await logged()).toHaveLength(before + 2 * persons.length)
  })

  test('is one when it is asked for twice at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask({ reportType: 'Consumption' })))
    const ids = answers.map(({ body }) => body.reportId)
    const underWay = new Set(ids)
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    // One that ended in between is followed by another: never two side by side.
    const { rows } = await world.owner.query<{ together: number }>(`
      select count(*)::int as together from omsorg.report one join omsorg.report other
        on one.kind = other.kind and one.id < other.id and other.asked_at < one.ended_at - interval '1 second'
      where one.kind = 'Consumption'`)
    expect(underWay.size).toBeLessThan(6)
    expect(rows[0]?.together).toBe(0)
    await expect.poll(() => stateOf(ids.at(-1) ?? 0), within).toBe('done')
  })

  test('is nobody else’s: it is listed, fetched and cancelled by whoever asked alone', async () => {
    const reportId = await made()
    const service = await world.signIn(world.people.customerService)
    expect(await list(service)).toEqual([])
    expect((await fileOf(reportId, service)).status).toBe(404)
    expect((await world.as(service).call(cancelReport, { params: { reportId } })).status).toBe(404)
  })

  test('is not handed over any more to whoever has lost one of its places', async () => {
    const reportId = await made()
    await world.owner.query(`update omsorg.report set of_places = of_places || $2::uuid where id = $1`, [
      reportId,
      world.neighbour.place.id,
    ])
    expect((await fileOf(reportId)).status).toBe(404)
  })

  test('breaks off, and is never taken for a whole file, where a part of it goes while it is fetched', async () => {
    const reportId = await made()
    await world.owner.query('update omsorg.report set size = size + 1 where id = $1', [reportId])
    await expect(fileOf(reportId)).rejects.toThrow()
    await world.owner.query('update omsorg.report set size = size - 1 where id = $1', [reportId])
    expect((await fileOf(reportId)).status).toBe(200)
  })

  test('goes with everybody whom it names: when one is anonymized no file has them', async () => {
    const reportId = await made({ reportType: 'Prescriptions' })
    const { rows } = await world.owner.query<{ care_recipient_id: number }>(
      'select care_recipient_id from omsorg.report_person where report_id = $1 limit 1',
      [reportId],
    )
    await world.owner.query('select omsorg.anonymize_report_person($1)', [rows[0]?.care_recipient_id])
    expect((await fileOf(reportId)).status).toBe(404)
    expect((await list()).find((each) => each.reportId === reportId)).toMatchObject({ state: 'done', keptUntil: null })
  })
})

describe('a report that waits', () => {
  /** As one that no worker has begun. */
  async function waiting(kind = 'Claims'): Promise<number> {
    const { rows } = await world.owner.query<{ id: number }>(
      `insert into omsorg.report (kind, from_day, to_day, of_places, market, client_id, language, asked_for, asked_by, asked_at,
         rows_total)
       values ($1, '2026-01-01', '2026-01-31', $2, 10, $3, 'sv', $4, $4, now(), 10) returning id`,
      [kind, [world.home.place.id], world.home.client.id, world.people.unitAdministrator.id],
    )
    return rows[0]?.id ?? 0
  }

  test('is cancelled, once, and can be asked for anew', async () => {
    const reportId = await waiting()
    const answer = await world.as(administrator).call(cancelReport, { params: { reportId } })
    expect(answer.body).toMatchObject({ state: 'cancelled', keptUntil: null })
    const again = await world.as(administrator).call(cancelReport, { params: { reportId } })
    expect([again.status, again.body]).toMatchObject([400, { refusal: 'not-under-way' }])
    expect((await fileOf(reportId)).status).toBe(404)
  })

  test('and one that is done cannot be cancelled', async () => {
    const reportId = await made()
    const answer = await world.as(administrator).call(cancelReport, { params: { reportId } })
    expect([answer.status, answer.body]).toMatchObject([400, { refusal: 'not-under-way' }])
  })

  test('and cannot be made says so, with its last attempt and not before, and keeps no half of a file (O-8-23)', async () => {
    const reportId = await waiting('Orders')
    const database = openDatabase({ url: world.config.databaseUrl, role: 'omsorg_jobs', connections: 1 })
    const { carryOut } = makeReportFile({ database, clock: () => world.clock.now() })
    const attempt = (lastAttempt: boolean) =>
      carryOut(
        { reportId },
        { id: '1', attempt: lastAttempt ? 3 : 1, lastAttempt, signal: new AbortController().signal },
      )
    await world.owner.query(
      `create function public.no_room() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
       create trigger no_room before insert on omsorg.report_part execute function public.no_room()`,
    )
    try {
      await expect(attempt(false)).rejects.toThrow('no room')
      expect(await stateOf(reportId)).toBe('making')
      await expect(attempt(true)).rejects.toThrow('no room')
    } finally {
      await world.owner.query('drop function public.no_room() cascade')
      await database.close()
    }
    const failed = (await list()).find((each) => each.reportId === reportId)
    expect(failed).toMatchObject({ state: 'failed', rowsDone: 0, size: 0, keptUntil: null })
    expect((await fileOf(reportId)).status).toBe(404)
    const { rows } = await world.owner.query('select 1 from omsorg.report_person where report_id = $1', [reportId])
    expect(rows).toEqual([])
  })
})
