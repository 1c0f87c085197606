import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** Lets the transaction see as far as the reports of its user go. False for whoever has none. */
export async function openReport(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ opened: boolean }>`select coalesce(omsorg.open_report(), false) as opened`.execute(tx)
  return rows[0]?.opened === true
}

export interface ChosenPlaces {
  /** By client, unit and place, as people read them. */
  readonly places: readonly { readonly id: string; readonly client_id: string }[]
  /** Something was picked that is out of reach. */
  readonly beyond: boolean
}

/** The places of a choice: all in reach where nothing is picked, else those picked and those of the picked units. */
export async function readChosenPlaces(
  tx: Transaction,
  { careUnitIds, carePlaceIds }: { readonly careUnitIds: readonly string[]; readonly carePlaceIds: readonly string[] },
): Promise<ChosenPlaces> {
  const { rows } = await sql<ChosenPlaces>`
    with reach as materialized (select * from omsorg.report_places()), chosen as (
      select reach.* from reach
      where cardinality(${careUnitIds}::uuid[]) + cardinality(${carePlaceIds}::uuid[]) = 0
         or reach.care_unit_id = any(${careUnitIds}::uuid[]) or reach.care_place_id = any(${carePlaceIds}::uuid[])
    )
    select coalesce((
             select jsonb_agg(jsonb_build_object('id', p.id, 'client_id', p.client_id)
                              order by c.name collate omsorg.nordic_sv, u.name collate omsorg.nordic_sv,
                                       p.name collate omsorg.nordic_sv, p.id)
             from chosen
             join omsorg.care_place p on p.id = chosen.care_place_id
             join omsorg.care_unit u on u.id = p.care_unit_id
             join omsorg.client c on c.id = p.client_id), '[]') as places,
           exists (select unnest(${careUnitIds}::uuid[]) except select care_unit_id from reach)
           or exists (select unnest(${carePlaceIds}::uuid[]) except select care_place_id from reach) as beyond
  `.execute(tx)
  return rows[0] ?? { places: [], beyond: true }
}

export interface ReachUnit {
  readonly careUnitId: string
  readonly name: string
  readonly clientName: string
  readonly places: { readonly carePlaceId: string; readonly name: string }[]
  readonly placeCount: number
}

/** The units that somebody may have reports of. Of a whole market the places stay out: there are thousands. */
export async function readReachUnits(tx: Transaction, withPlaces: boolean): Promise<ReachUnit[]> {
  const { rows } = await sql<ReachUnit>`
    select u.id as "careUnitId", u.name, c.name as "clientName", count(*)::int as "placeCount",
           coalesce(jsonb_agg(jsonb_build_object('carePlaceId', p.id, 'name', p.name) order by p.name collate omsorg.nordic_sv)
                    filter (where ${withPlaces}), '[]') as places
    from omsorg.report_places() reach
    join omsorg.care_place p on p.id = reach.care_place_id
    join omsorg.care_unit u on u.id = p.care_unit_id
    join omsorg.client c on c.id = u.client_id
    group by u.id, u.name, c.name
    order by c.name collate omsorg.nordic_sv, u.name collate omsorg.nordic_sv
  `.execute(tx)
  return rows
}
