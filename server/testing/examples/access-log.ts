import type { World } from '../world.ts'
import type { Examples } from './example.ts'

let week = 0

/** A sample of one view, of a week of its own. */
export async function drawnSample({ owner, home, care, people }: World): Promise<{ sampleId: number; rowId: number }> {
  week += 1
  const { rows } = await owner.query<{ sampleId: number; rowId: number }>(
    `with drawn as (
       insert into omsorg.access_log_sample (client_id, week_of, seed, rows_of_week, drawn_by)
       values ($1, date '2020-01-06' + 7 * $2::integer, 'seed', 1, $3) returning id)
     insert into omsorg.access_log_sample_row (sample_id, at, user_id, action, care_recipient_id, care_place_id, client_id)
     select id, now(), $4, 'care-recipients/recipient/read-care-recipient', $5, $6, $1 from drawn
     returning sample_id as "sampleId", id as "rowId"`,
    [home.client.id, week, people.administrator.id, people.prescriber.id, care.ordinary.id, home.place.id],
  )
  return rows[0] ?? { sampleId: 0, rowId: 0 }
}

export const accessLogExamples: Examples = {
  'access-log/entry/search-access-log': async (world) => {
    // A day that is over: what is asked today is in the log of today.
    const day = await drawnLog(world)
    return { input: { from: day, to: day, careRecipientId: world.care.ordinary.id } }
  },
  'access-log/entry/extract-person': async (world) => {
    const day = await drawnLog(world)
    return { input: { from: day, to: day, careRecipientId: world.care.ordinary.id, reason: 'Begäran från god man' } }
  },
  'access-log/entry/export-access-log': async (world) => {
    const day = await drawnLog(world)
    return { input: { from: day, to: day, careRecipientId: world.care.ordinary.id } }
  },
  'access-log/entry/open-protected-person': ({ care }) => ({
    input: { careRecipientId: care.ordinary.id, reason: 'Anmälan från anhörig om visning' },
  }),
  'access-log/sample/draw-sample': async (world) => {
    const weekOf = await drawnLog(world)
    return { input: { clientId: world.home.client.id, weekOf } }
  },
  'access-log/sample/read-sample': async (world) => ({ params: { sampleId: (await drawnSample(world)).sampleId } }),
  'access-log/sample/judge-sample-row': async (world) => ({
    input: { sampleRowId: (await drawnSample(world)).rowId, judgement: 'justified', note: '', rowVersion: 1 },
  }),
  'access-log/sample/sign-sample': async (world) => {
    const { sampleId } = await drawnSample(world)
    await world.owner.query(
      `update omsorg.access_log_sample_row set judgement = 'justified', judged_at = now(), judged_by = $2 where sample_id = $1`,
      [sampleId, world.people.administrator.id],
    )
    await world.owner.query('update omsorg.refresh_family set confirmed_at = now()')
    return { input: { sampleId, rowVersion: 1 } }
  },
}

/** A view of a week ago, and the day of it. */
async function drawnLog({ owner, home, care, people }: World): Promise<string> {
  const { rows } = await owner.query<{ day: string }>(
    `insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
     values (now() - interval '8 days', $1, 10, 'care-recipients/recipient/read-care-recipient', $2, $3, $4)
     returning (at at time zone 'Europe/Stockholm')::date::text as day`,
    [people.prescriber.id, care.ordinary.id, home.place.id, home.client.id],
  )
  return rows[0]?.day ?? ''
}
