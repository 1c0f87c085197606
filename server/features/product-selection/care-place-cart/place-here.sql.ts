import type { MarketCode } from '@omsorg/domain/market.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { Transaction } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'

/** A care place as its cart asks for it: of whom, and in which areas it may purchase. */
export interface PlaceHere {
  readonly care_place_id: string
  readonly client_id: string
  readonly market: MarketCode
  readonly areas: readonly {
    readonly therapyArea: TherapyArea
    readonly enabled: boolean
    readonly carePlacePurchaseAllowed: boolean
  }[]
}

/** Undefined out of reach. */
export async function readPlaceHere(tx: Transaction, carePlaceId: string): Promise<PlaceHere | undefined> {
  const { rows } = await sql<PlaceHere>`
    select p.id as care_place_id, p.client_id, c.market,
           coalesce((
             select jsonb_agg(jsonb_build_object('therapyArea', t.therapy_area, 'enabled', t.enabled,
                                                 'carePlacePurchaseAllowed', t.care_place_purchase_allowed))
             from omsorg.therapy_area_setting t where t.client_id = p.client_id), '[]') as areas
    from omsorg.care_place p
    join omsorg.client c on c.id = p.client_id
    where p.id = ${carePlaceId}::uuid
  `.execute(tx)
  return rows[0]
}
